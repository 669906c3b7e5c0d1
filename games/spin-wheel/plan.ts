import type { SpinPlan } from '#engine/core/rules/plan.ts';
import type { WheelTuning } from './tuning.ts';

/** Spins are earned by deposits. */
export const plan: SpinPlan<WheelTuning> = {
  kind: 'spins',
  unitSen: (tuning) => tuning.unitSen,
  depositSen: (tuning) => tuning.depositSen,
  perDay: (tuning) => tuning.perDay,
};
