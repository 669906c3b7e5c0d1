import type { RoundPlan } from '#engine/core/rules/plan.ts';
import { type RpsTuning, rpsBounds } from './tuning.ts';

/** One bet a match; against another player from the tables alone. */
export const plan: RoundPlan<RpsTuning> = { kind: 'round', bounds: rpsBounds };
