import { type Analysis, analyse } from '#engine/odds/analysis.ts';
import { fraction } from '#engine/odds/fraction.ts';
import type { GameOdds } from '#engine/odds/ways.ts';
import { type WheelState, wheelRules } from './rules.ts';
import type { WheelMove } from './shapes.ts';
import type { WheelTuning } from './tuning.ts';

/** A spin of unit worth: each rib with its share of the weights. */
export const wheelAnalysis = ({ segments }: WheelTuning): Analysis => {
  const total = segments.reduce((sum, { weight }) => sum + weight, 0);
  return analyse(
    segments.map(({ times, weight }) => ({ multiplier: times, chance: fraction(weight, total) })),
  );
};

export const wheelOdds: GameOdds<WheelTuning, WheelState, WheelMove> = {
  forms: ['spin'],
  ways: () => ['spin'],
  way: (tuning, name) =>
    name === 'spin'
      ? { analysis: wheelAnalysis(tuning), rules: wheelRules, policy: () => 'timeout' }
      : null,
};
