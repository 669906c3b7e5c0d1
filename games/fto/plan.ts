import { ANNOUNCED } from '#contract/terms.ts';
import type { FreePlan } from '#engine/core/rules/plan.ts';
import type { FtoState } from './rules.ts';
import type { FtoTuning } from './tuning.ts';

const { hours: LEAST_HOURS } = ANNOUNCED.fto;
const HOUR_MS = 3_600_000;

/**
 * Ten questions in any 24 hours (spec 4): a round has at most ten, and the next may be opened 24
 * hours after the last one was shown. So whatever 24 hours one looks at, all questions shown in them
 * are of one round. Counted from the round's opening, ten questions late in one round and ten early
 * in the next could be minutes apart. A tuning may lengthen the wait, never shorten it.
 */
export const plan: FreePlan<FtoTuning, FtoState> = {
  kind: 'free',
  unit: (tuning) => tuning.coinsPerRight,
  waitMs: (tuning) => Math.max(LEAST_HOURS, tuning.windowHours) * HOUR_MS,
  chances: (tuning) => tuning.ladder.length,
  left: (state) => state.of - state.answered.length,
};
