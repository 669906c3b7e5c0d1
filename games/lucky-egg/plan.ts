import type { MovePlan } from '#engine/core/rules/plan.ts';
import { betBounds } from '#engine/core/rules/tuning.ts';
import type { EggMove } from './shapes.ts';
import type { EggTuning } from './tuning.ts';

/** Every egg has its price. */
export const plan: MovePlan<EggTuning, EggMove> = {
  kind: 'move',
  bounds: betBounds,
  isStaked: (move) => move.kind === 'crack',
};
