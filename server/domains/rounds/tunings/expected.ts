import type { TuningFigures } from '#contract/tunings.ts';
import { marginOf } from '#engine/core/odds/confidence.ts';
import type { ExactWay } from './ways.ts';

/** Sums over stakes, or over rounds with one each: of amounts, of squares, and of stake times payout. */
export interface Money {
  stakes: number;
  staked: number;
  squares: number;
  cross: number;
  paid: number;
  paid2: number;
  /** Stakes of which at least the stake came back. */
  hits: number;
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

type Returned = Pick<TuningFigures, 'return' | 'exact' | 'band' | 'deviations'>;

const returned = (money: Money, ways: readonly ExactWay[]): Returned => {
  const { staked, paid } = money;
  const exact = expected(ways, money);
  if (staked === 0)
    return { return: null, exact: exact?.mean ?? null, band: null, deviations: null };
  if (!exact) return { return: paid / staked, exact: null, band: null, deviations: null };
  const { mean, deviation } = exact;
  const off = marginOf(deviation, 1) / staked;
  return {
    return: paid / staked,
    exact: mean,
    band: [Math.max(0, mean - off), mean + off],
    deviations: deviation > 0 ? (paid - mean * staked) / deviation : null,
  };
};

type Hit = Pick<TuningFigures, 'hitRate' | 'exactHits' | 'hitBand'>;

/**
 * Ways of one mean hit more or less often: whoever stops early does so more. Which ways were played nobody knows,
 * so the band goes from where the rarest may lie to where the most frequent may.
 */
const hit = ({ hits, stakes }: Money, ways: readonly ExactWay[]): Hit => {
  const rates = ways.map(({ hitRate }) => hitRate);
  const exactHits: Hit['exactHits'] =
    rates.length > 0 ? [Math.min(...rates), Math.max(...rates)] : null;
  if (stakes === 0) return { hitRate: null, exactHits, hitBand: null };
  const off = (rate: number) => marginOf(Math.sqrt(rate * (1 - rate)), stakes);
  const hitBand: Hit['hitBand'] = exactHits && [
    Math.max(0, Math.min(...rates.map((rate) => rate - off(rate)))),
    Math.min(1, Math.max(...rates.map((rate) => rate + off(rate)))),
  ];
  return { hitRate: hits / stakes, exactHits, hitBand };
};

/** How what was paid stands to what it should be, by the ways it may have been played. */
export const compared = (money: Money, ways: readonly ExactWay[]): Returned & Hit => ({
  ...returned(money, ways),
  ...hit(money, ways),
});
