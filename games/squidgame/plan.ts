import type { RoundPlan } from '#engine/core/rules/plan.ts';
import { betBounds } from '#engine/core/rules/tuning.ts';
import type { SquidTuning } from './tuning.ts';

/** One bet crosses the whole bridge. */
export const plan: RoundPlan<SquidTuning> = { kind: 'round', bounds: betBounds };
