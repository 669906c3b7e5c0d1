import type { TuningFigures } from '#contract/tunings.ts';
import type { ExactWay } from './ways.ts';

/** Two-sided 99% of the normal distribution. */
const BAND_DEVIATIONS = 2.5758;

/** Sums over stakes, or over rounds with one each: of amounts, of squares, and of stake times payout. */
export interface Money {
  stakes: number;
  staked: number;
  squares: number;
  cross: number;
  paid: number;
  paid2: number;
}

/**
 * The exact mean, and the standard deviation of everything that was paid. Where players choose among ways of
 * one mean, as when to stop, how they played is in what they were paid: the squares of what each round was off
 * add up to the variance, which is never less than that of the calmest way.
 */
const expected = (ways: readonly ExactWay[], { squares, cross, paid2 }: Money) => {
  const [first, ...others] = ways;
  if (!first) return null;
  const { mean } = first;
  const least = Math.min(...ways.map(({ deviation }) => deviation));
  const seen = others.length > 0 ? paid2 - 2 * mean * cross + mean * mean * squares : 0;
  return { mean, deviation: Math.sqrt(Math.max(least * least * squares, seen)) };
};

/** How what was paid stands to what it should be, by the ways it may have been played. */
export const compared = (
  money: Money,
  ways: readonly ExactWay[],
): Pick<TuningFigures, 'return' | 'exact' | 'band' | 'deviations'> => {
  const { staked, paid } = money;
  const exact = expected(ways, money);
  if (staked === 0)
    return { return: null, exact: exact?.mean ?? null, band: null, deviations: null };
  if (!exact) return { return: paid / staked, exact: null, band: null, deviations: null };
  const { mean, deviation } = exact;
  const off = (BAND_DEVIATIONS * deviation) / staked;
  return {
    return: paid / staked,
    exact: mean,
    band: [Math.max(0, mean - off), mean + off],
    deviations: deviation > 0 ? (paid - mean * staked) / deviation : null,
  };
};
