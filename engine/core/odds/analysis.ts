import { type Weighted, weightOf } from '../rules/among.ts';
import { UNIT } from '../rules/rules.ts';
import {
  type Fraction,
  fraction,
  isSame,
  isZero,
  minus,
  numberOf,
  ONE,
  plus,
  times,
  ZERO,
} from './fraction.ts';
import { isHit } from './hit.ts';

/** One thing that may come of a unit staked. */
export interface Outcome {
  /** What it pays, a multiplier of the rules (`UNIT`). */
  multiplier: number;
  chance: Fraction;
}

/** What a draw from a table by its weights may bring: what each place pays, and its share of all weights. */
export const outcomesAmong = (table: readonly (Weighted & { times: number })[]): Outcome[] => {
  const total = weightOf(table);
  return table.map((each) => ({
    multiplier: each.times,
    chance: fraction(each.weight, total),
  }));
};

/** A payout in units staked and its probability. */
interface Payout {
  payout: number;
  chance: number;
}

/** What a game does with a unit staked, exactly; amounts in units staked, probabilities 0 to 1. */
export interface Analysis {
  /** The mean payout: the return to player where something is staked (0.97 is 97%). */
  mean: number;
  /** The same before it was rounded to a double. */
  exactMean: Fraction;
  /** What is staked, a multiplier; 0: nothing. */
  staked: number;
  /** Probability of a hit (`isHit`). */
  hitRate: number;
  standardDeviation: number;
  volatilityIndex: number;
  /** The highest payout that can come, and its probability. */
  maximum: number;
  maximumChance: number;
  /** All payouts that can come, ascending, each once. */
  distribution: readonly Payout[];
  /** The same as the rules write them, before chances were rounded. */
  outcomes: readonly Outcome[];
}

/** Two-sided 90% of the normal distribution. */
export const VOLATILITY_DEVIATIONS = 1.645;

/**
 * The volatility index of a slot machine's PAR sheet: 1.645 standard deviations of the payout of a
 * unit staked. After n stakes the return lies within index / sqrt(n) of its mean in 90 of 100 cases
 * (Harrigan and Dixon, 'PAR Sheets, probabilities, and slot machine play', Journal of Gambling
 * Issues 23, 2009).
 */
const volatilityIndexOf = (standardDeviation: number): number =>
  VOLATILITY_DEVIATIONS * standardDeviation;

/** Outcomes by what they pay, ascending, without those that never come. */
const merged = (outcomes: readonly Outcome[]): Outcome[] => {
  const chances = new Map<number, Fraction>();
  for (const { multiplier, chance } of outcomes)
    if (!isZero(chance)) chances.set(multiplier, plus(chances.get(multiplier) ?? ZERO, chance));
  return [...chances]
    .map(([multiplier, chance]) => ({ multiplier, chance }))
    .sort((a, b) => a.multiplier - b.multiplier);
};

/**
 * The figures of all that may come of a unit staked, computed exactly and rounded once each. Throws
 * RangeError when the probabilities do not add up to 1: that is the game's own mistake. `staked` is a
 * multiplier, 0 where nothing is staked.
 */
export const analyse = (outcomes: readonly Outcome[], staked = UNIT): Analysis => {
  const all = merged(outcomes);
  const total = all.reduce((sum, { chance }) => plus(sum, chance), ZERO);
  if (!isSame(total, ONE)) throw new RangeError('the probabilities do not add up to 1');
  let mean = ZERO;
  let squares = ZERO;
  for (const { multiplier, chance } of all) {
    const payout = fraction(multiplier, UNIT);
    const part = times(payout, chance);
    mean = plus(mean, part);
    squares = plus(squares, times(payout, part));
  }
  const standardDeviation = Math.sqrt(numberOf(minus(squares, times(mean, mean))));
  const distribution = all.map(({ multiplier, chance }) => ({
    payout: multiplier / UNIT,
    chance: numberOf(chance),
  }));
  const hits = all.filter(({ multiplier }) => isHit(multiplier, staked));
  const highest = distribution.at(-1);
  return {
    mean: numberOf(mean),
    exactMean: mean,
    staked,
    hitRate: numberOf(hits.reduce((sum, { chance }) => plus(sum, chance), ZERO)),
    standardDeviation,
    volatilityIndex: volatilityIndexOf(standardDeviation),
    maximum: highest?.payout ?? 0,
    maximumChance: highest?.chance ?? 0,
    distribution,
    outcomes: all,
  };
};
