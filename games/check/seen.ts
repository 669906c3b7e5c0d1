import type { RoundRecord } from '#contract/fairness.ts';
import { isGameKey } from '#contract/games.ts';
import type { SeenStep } from '#contract/qaRounds.ts';
import type { Round } from '#contract/rounds.ts';
import { gameOf } from '../registry.ts';
import { checkRound } from './check.ts';
import { deadlinesOf } from './checkTimes.ts';

/**
 * What the player saw after each step of a round, recomputed with the rules of today and as far as they
 * give what is stored; nothing where the server seed is secret. A step's clock is read from when it was taken.
 */
export const seenOf = (record: RoundRecord): SeenStep[] => {
  const { game, tuning: published } = record.round;
  const check = checkRound(record);
  if (!('steps' in check) || !isGameKey(game)) return [];
  const { disagreement, steps } = check;
  const { rules, tuning } = gameOf(game);
  const parsed = tuning.schema.safeParse(published);
  if (!parsed.success) return [];
  const agreed = disagreement && 'step' in disagreement ? disagreement.step : steps.length;
  const deadlines = deadlinesOf(record.steps, steps);
  return steps.slice(0, agreed).map(({ state }, index) => ({
    view: rules.view(parsed.data, state) as Round['view'],
    deadlineAt: deadlines[index] ?? null,
  }));
};
