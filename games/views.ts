import type { RoundRecord } from '#contract/fairness.ts';
import { isGameKey } from '#contract/games.ts';
import type { Round } from '#contract/rounds.ts';
import { checkRound } from './check.ts';
import { gameOf } from './registry.ts';

/**
 * What the player saw after each step of a round, recomputed from its seeds; null where that can't be
 * done: the server seed is secret, the round was against a person, or it does not agree with itself.
 */
export const viewsOf = (record: RoundRecord): Round['view'][] | null => {
  const { game, tuning: published } = record.round;
  const check = checkRound(record);
  if (check.kind !== 'drawn' || !check.isFair || !isGameKey(game)) return null;
  const { rules, tuning } = gameOf(game);
  const parsed = tuning.schema.parse(published);
  return check.steps.map(({ state }) => rules.view(parsed, state) as Round['view']);
};
