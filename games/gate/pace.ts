import { simulatedDraws } from '#engine/core/odds/chance.ts';
import { isRefusedStep } from '#engine/core/rules/rules.ts';
import type { AnyGame } from '../game.ts';

/** Enough for a mean that does not jump when a number is changed; the draws are the same ones. */
const ROUNDS = 300;
const SEED = 1;
/** No round is this long. */
const MOST_STEPS = 1_000;

/**
 * Milliseconds that the clocks give a stake when every one of them runs to its end: the mean of some
 * hundred simulated rounds. Null where no clock runs.
 */
export const paceOf = (game: AnyGame, tuning: unknown, name: string): number | null => {
  const way = game.odds.way(tuning, name);
  if (!way) return null;
  const { rules, policy } = way;
  const { isStaked } = game.odds;
  const draws = simulatedDraws(SEED);
  let ms = 0;
  let stakes = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    let step = rules.open(tuning, draws);
    if (!isStaked) stakes += 1;
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      if (typeof step.clockMs === 'number') ms += step.clockMs;
      if (step.isDone) break;
      const choice = policy(tuning, step.state, draws);
      if (choice !== 'timeout' && isStaked?.(choice)) stakes += 1;
      const next =
        choice === 'timeout'
          ? rules.timeout(tuning, step.state, draws)
          : rules.move(tuning, step.state, choice, draws);
      if (isRefusedStep(next)) return null;
      step = next;
    }
  }
  return ms > 0 && stakes > 0 ? ms / stakes : null;
};
