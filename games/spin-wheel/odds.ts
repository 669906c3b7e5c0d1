import { type Analysis, analyse, outcomesAmong } from '#engine/core/odds/analysis.ts';
import { type Fraction, plus, ZERO } from '#engine/core/odds/fraction.ts';
import { oneWay } from '#engine/core/odds/ways.ts';
import { senOf, type WheelState, wheelRules } from './rules.ts';
import type { WheelMove } from './shapes.ts';
import type { WheelTuning } from './tuning.ts';

/** A spin of unit worth: each rib with its share of the weights. */
export const wheelAnalysis = ({ segments }: WheelTuning): Analysis =>
  analyse(outcomesAmong(segments), 0);

/** A prize of the wheel in sen, 0: none, and how likely a spin is to bring it. */
export interface WheelPrize {
  sen: number;
  chance: Fraction;
}

/** Each prize once, the dearest first: ribs that pay the same are one. The chances sum to 1. */
export const wheelPrizes = (tuning: WheelTuning): WheelPrize[] => {
  const prizes = new Map<number, Fraction>();
  for (const { multiplier, chance } of outcomesAmong(tuning.segments)) {
    const sen = senOf(tuning, multiplier);
    prizes.set(sen, plus(prizes.get(sen) ?? ZERO, chance));
  }
  return [...prizes].map(([sen, chance]) => ({ sen, chance })).sort((a, b) => b.sen - a.sen);
};

export const wheelOdds = oneWay<WheelTuning, WheelState, WheelMove>('spin', (tuning) => ({
  analysis: wheelAnalysis(tuning),
  rules: wheelRules,
  policy: () => 'timeout',
  classOf: () => '',
}));
