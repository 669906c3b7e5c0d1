import { COIN } from '#contract/coins.ts';
import { cheer } from '#engine/canvas/stage/kit/cheer.ts';
import type { Joy } from '#engine/canvas/stage/kit/joy.ts';
import { seenLater } from '#engine/canvas/stage/kit/seenLater.ts';
import type { FtoInputs } from './inputs.ts';
import { celebrate, commiserate } from './judging.ts';
import type { FtoLink, FtoPresenter } from './machine.ts';
import type { FtoParts } from './parts.ts';
import type { FtoView, Judged, Question } from './shapes.ts';
import { SOUNDS } from './sounds.ts';
import type { FtoTable } from './table.ts';

/** A deal takes half a second; by the clock on the wall never longer than this. Milliseconds. */
const MOST_DEAL_MS = 900;

/** Puts a question on the table: dealt, or laid open at once where the round goes on. */
const ask = async (
  { context, kit, board, hud, lobby, summary }: FtoParts,
  table: FtoTable,
  question: Question,
  how: 'deal' | 'lay',
) => {
  const { texts, audio, controls } = context;
  const { question: number, cells } = question;
  lobby.close();
  summary.close();
  table.ask(question);
  hud.progress(table.verdicts(), table.of(), number - 1);
  hud.say(texts('fto.prompt'));
  controls.say(texts('fto.asked', { number, of: table.of(), cards: cells.length }));
  if (how === 'deal') audio.effect(SOUNDS.question);
  // The question's clock runs while its cards are dealt: where frames are slow the deal is cut.
  const cancelCut = seenLater(context, MOST_DEAL_MS, () => kit.act.skip());
  try {
    await board[how](question);
  } finally {
    cancelCut();
  }
  table.turnUp();
  board.setOpen(true);
};

/** Tells what the round came to, and `praises` it once the right answers are counted. */
const sumUp = async (
  parts: FtoParts,
  link: FtoLink,
  table: FtoTable,
  praises: (praise: Joy | 'none') => Promise<void>,
): Promise<void> => {
  const { context, hud, lobby, timer, summary } = parts;
  const { texts, controls } = context;
  const verdicts = table.verdicts();
  const of = table.of();
  const right = verdicts.filter((verdict) => verdict === 'right').length;
  hud.progress(verdicts, 0, null);
  hud.say('');
  lobby.close();
  timer.show(null, 1);
  table.close();
  const isPaid = table.coinsPerRight() > 0;
  const earned = right * table.coinsPerRight();
  const { nextAt, offset } = link.state();
  const at = nextAt === null ? null : nextAt - offset;
  const finished = isPaid ? 'fto.said.finished' : 'fto.unpaid.finished';
  const said = [texts(finished, { right, of, coins: earned / COIN })];
  if (at !== null) said.push(texts('fto.said.next', { at }));
  controls.say(said.join(' '));
  const told = summary.tell(verdicts, of, isPaid ? earned : null, praises);
  summary.next(at, () => link.send({ type: 'continue' }));
  await told;
};

/** How each event is played, and how a round that goes on is shown. */
export const createPresenter = (
  parts: FtoParts,
  link: FtoLink,
  table: FtoTable,
  inputs: FtoInputs,
): FtoPresenter => {
  const { kit, board, hud, timer, burst, telling } = parts;

  const restore = async (shown: FtoView) => {
    kit.act.skip();
    table.begin(shown);
    if (shown.phase === 'done') {
      board.clear();
      await sumUp(parts, link, table, async () => {});
      return;
    }
    hud.progress(shown.verdicts, shown.of, shown.asked ? shown.verdicts.length : null);
    kit.act.unskip();
    if (shown.asked) await ask(parts, table, shown.asked, 'lay');
  };
  const judge = async ({ cell, odd, isRight }: Judged) => {
    inputs.settle();
    board.setOpen(false);
    timer.show(null, 1);
    table.close();
    table.judge(isRight ? 'right' : cell === null ? 'missed' : 'wrong');
    hud.progress(table.verdicts(), table.of(), table.verdicts().length - 1);
    telling.letSkip();
    if (isRight && cell !== null) await celebrate(parts, cell, table.coinsPerRight() > 0);
    else await commiserate(parts, cell, odd);
    telling.endSkip();
    await board.sweep();
    hud.say('');
  };
  const finish = async (of: number) => {
    table.finish(of);
    telling.letSkip();
    await board.sweep();
    await sumUp(parts, link, table, async (praise) => {
      if (praise !== 'none') await cheer(kit, burst, SOUNDS, praise);
    });
  };

  return {
    restore,
    play: {
      question: (event) => ask(parts, table, event, 'deal'),
      judged: judge,
      finished: ({ of }) => finish(of),
    },
  };
};
