import type { FtoLink } from './machine.ts';
import type { FtoParts } from './parts.ts';
import { SOUNDS } from './sounds.ts';

/** The right card was picked: its coins fly into the purse. */
export const celebrate = async (
  { context, board, hud, burst, coins }: FtoParts,
  link: FtoLink,
  cell: number,
): Promise<void> => {
  const { texts, audio, controls } = context;
  audio.effect(SOUNDS.right);
  hud.say(texts('fto.right'), 'good');
  controls.say(texts('fto.said.right'));
  const card = board.card(cell);
  const at = board.middle(cell);
  for (const other of board.others(cell)) void other.dim().catch(() => {});
  await Promise.all([
    card?.glow(0xffe9a8),
    card?.mark('tick'),
    burst.pop(at.x, at.y, 22),
    coins.fly(at, hud.purse.mouth(), () => {
      hud.purse.bump();
      link.send({ type: 'coins' });
    }),
  ]);
};

/** Another card was picked, or none in time (null): shows which one was odd. */
export const commiserate = async (
  { context, kit, board, hud }: FtoParts,
  cell: number | null,
  odd: number,
): Promise<void> => {
  const { texts, audio, controls } = context;
  const what = cell === null ? 'timeUp' : 'missed';
  audio.effect(SOUNDS[what]);
  hud.say(texts(`fto.${what}`), 'bad');
  controls.say(texts(`fto.said.${what}`, { number: odd + 1 }));
  const wrong = cell === null ? null : board.card(cell);
  await Promise.all([wrong?.shake(), wrong?.mark('cross')]);
  for (const other of board.others(odd, cell)) void other.dim().catch(() => {});
  const right = board.card(odd);
  await Promise.all([right?.lift(), right?.mark('star')]);
  await kit.act.wait(kit.isCalm() ? 1_200 : 750);
};
