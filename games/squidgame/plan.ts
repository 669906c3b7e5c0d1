import type { RoundPlan } from '#engine/round/plan.ts';
import { betBounds } from '#engine/round/tuning.ts';
import type { SquidTuning } from './tuning.ts';

/** One bet crosses the whole bridge. */
export const plan: RoundPlan<SquidTuning> = { kind: 'round', bounds: betBounds };
