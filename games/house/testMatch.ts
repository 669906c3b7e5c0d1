import type { RecordedStep, RoundRecord } from '#contract/fairness.ts';
import { payoutOf } from '#engine/core/rules/result.ts';
import { createTimes, recordOf } from '../check/testRecord.ts';
import { rpsDuel } from '../rock-scissor-paper/duel.ts';
import { rpsRules, seek } from '../rock-scissor-paper/rules.ts';
import type { Hand } from '../rock-scissor-paper/shapes.ts';
import { rpsTuning } from '../rock-scissor-paper/tuning.ts';

/**
 * A match between two players as one of them was told: each throw is the player's hand, shown first, and
 * the other's; null: none was shown in time. Staked at 5 coins.
 */
export const matchOf = (throws: readonly (readonly [Hand | null, Hand | null])[]): RoundRecord => {
  const tuning = rpsTuning.defaults;
  const bet = 5_00;
  const { round, serverSeed } = recordOf({
    game: 'rock-scissor-paper',
    mode: 'live',
    serverSeed: '1d'.repeat(32),
    clientSeed: 'teh-tarik',
    nonce: 7,
    bet,
    causes: [],
  });
  const steps: RecordedStep[] = [];
  const times = createTimes();
  let last = seek(tuning);
  const store = (side: typeof last, cause: Pick<RecordedStep, 'by' | 'move'>, isOut = false) => {
    last = side;
    steps.push({
      ...cause,
      events: [...side.events],
      multiplier: side.multiplier,
      bet: steps.length === 0 ? bet : 0,
      credited: payoutOf(bet, side.multiplier),
      at: times.next(isOut, side),
    });
  };
  store(last, { by: 'open' });
  let { duel, sides } = rpsDuel.start(tuning, ['A***h', 'M***a']);
  const tell = (cause: Pick<RecordedStep, 'by' | 'move'>, isOut = false) =>
    sides[0] && store(sides[0], cause, isOut);
  tell({ by: 'timeout' });
  const show = (seat: 0 | 1, hand: Hand) => {
    const move = { kind: 'throw', hand } as const;
    const step = rpsDuel.move(tuning, duel, seat, move);
    if ('refused' in step) throw new Error(step.refused);
    ({ duel, sides } = step);
    tell(seat === 0 ? { by: 'move', move } : { by: 'timeout' });
  };
  for (const [mine, theirs] of throws) {
    if (mine !== null) show(0, mine);
    if (theirs !== null) show(1, theirs);
    if (mine !== null && theirs !== null) continue;
    ({ duel, sides } = rpsDuel.timeout(tuning, duel));
    tell({ by: 'timeout' }, true);
  }
  return JSON.parse(
    JSON.stringify({
      steps,
      serverSeed,
      round: {
        ...round,
        step: steps.length - 1,
        deadlineAt: times.deadline(),
        status: last.isDone ? (last.isVoid ? 'voided' : 'settled') : 'open',
        won: steps.reduce((sum, { credited }) => sum + credited, 0),
        view: rpsRules.view(tuning, last.state),
      },
    }),
  );
};
