import type { RoundRecord } from '#contract/fairness.ts';
import { isGameKey } from '#contract/games.ts';
import type { Round, RoundEvent } from '#contract/rounds.ts';
import type { Rules } from '#engine/round/rules.ts';
import type { TuningKit } from '#engine/round/tuning.ts';
import { checkRound } from './check.ts';
import { RULES } from './rules.ts';

type AnyRules = Rules<unknown, unknown, unknown, RoundEvent, Round['view']>;

/**
 * What the player saw after each step of a round, recomputed from its seeds; null where that can't be
 * done: the server seed is secret, the round was against a person, or it does not agree with itself.
 */
export const viewsOf = (record: RoundRecord): Round['view'][] | null => {
  const { game, tuning: published } = record.round;
  const check = checkRound(record);
  if (check.kind !== 'drawn' || !check.isFair || !isGameKey(game)) return null;
  const kit = RULES[game];
  // The casts forget the game's own types: its rules get back the states they made.
  const rules = kit.rules as unknown as AnyRules;
  const tuning = (kit.tuning.schema as TuningKit<unknown>['schema']).parse(published);
  return check.steps.map(({ state }) => rules.view(tuning, state));
};
