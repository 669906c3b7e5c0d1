import { alongside } from '#engine/canvas/stage/kit/alongside.ts';
import { fillPurse } from '#engine/canvas/stage/kit/fillPurse.ts';
import type { FtoParts } from './parts.ts';
import { SOUNDS } from './sounds.ts';
import { BEATS } from './view/beats.ts';

/** The right card was picked. Its coins, where it is paid, fly into the purse while the next question comes. */
export const celebrate = async (
  { context, kit, board, hud, burst, coins, telling }: FtoParts,
  cell: number,
  isPaid: boolean,
): Promise<void> => {
  const { texts, audio, controls } = context;
  // What is odd about the card stays to be seen below.
  const at = board.edge(cell);
  audio.tell(SOUNDS.right, { x: at.x });
  hud.say(texts(isPaid ? 'fto.right' : 'fto.unpaid.right'), 'good');
  controls.say(texts(isPaid ? 'fto.said.right' : 'fto.unpaid.right'));
  const card = board.card(cell);
  for (const other of board.others(cell)) void other.dim().catch(() => {});
  const joy = Promise.all([
    card?.glow(0xffe9a8),
    card?.mark('tick'),
    burst.pop(at.x, at.y, 22),
    isPaid && fillPurse(kit, { coins, purse: hud.purse }, 1, () => at),
  ]);
  telling.after(async () => void (await joy));
  await kit.act.wait(BEATS.right);
};

/** Another card was picked, or none in time (null): shows which one was odd. */
export const commiserate = async (
  { context, kit, board, hud }: FtoParts,
  cell: number | null,
  odd: number,
): Promise<void> => {
  const { texts, audio, controls } = context;
  const what = cell === null ? 'timeUp' : 'missed';
  audio.tell(SOUNDS[what], { x: board.middle(cell ?? odd).x });
  hud.say(texts(`fto.${what}`), 'bad');
  controls.say(texts(`fto.said.${what}`, { number: odd + 1 }));
  const wrong = cell === null ? null : board.card(cell);
  alongside(Promise.all([wrong?.shake(), wrong?.mark('cross')]));
  if (wrong) await kit.act.wait(BEATS.wrong);
  for (const other of board.others(odd, cell)) void other.dim().catch(() => {});
  const right = board.card(odd);
  if (right) alongside(right.mark('star'));
  await right?.lift();
  await board.compare(odd);
};
