import { type Analysis, analyse } from '#engine/core/odds/analysis.ts';
import { type Fraction, fraction, plus, ZERO } from '#engine/core/odds/fraction.ts';
import { oneWay } from '#engine/core/odds/ways.ts';
import { weightOf } from '#engine/core/rules/among.ts';
import { senOf, type WheelState, wheelRules } from './rules.ts';
import type { WheelMove } from './shapes.ts';
import type { WheelTuning } from './tuning.ts';

const chancesOf = ({ segments }: WheelTuning): Fraction[] => {
  const total = weightOf(segments);
  return segments.map(({ weight }) => fraction(weight, total));
};

/** A spin of unit worth: each rib with its share of the weights. */
export const wheelAnalysis = (tuning: WheelTuning): Analysis => {
  const chances = chancesOf(tuning);
  return analyse(
    tuning.segments.map(({ times }, at) => ({ multiplier: times, chance: chances[at] ?? ZERO })),
    0,
  );
};

/** A prize of the wheel in sen, 0: none, and how likely a spin is to bring it. */
export interface WheelPrize {
  sen: number;
  chance: Fraction;
}

/** Each prize once, the dearest first: ribs that pay the same are one. The chances sum to 1. */
export const wheelPrizes = (tuning: WheelTuning): WheelPrize[] => {
  const prizes = new Map<number, Fraction>();
  for (const [at, chance] of chancesOf(tuning).entries()) {
    const sen = senOf(tuning, tuning.segments[at]?.times ?? 0);
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
