import { type Fraction, fraction, times } from '#engine/core/odds/fraction.ts';
import { type DrawTuning, leftOf } from './tuning.ts';

/** The exact chance of each prize for who spins next: what is left of it, of all that is left. */
export const nextChances = (tuning: DrawTuning): Fraction[] => {
  const all = leftOf(tuning);
  return tuning.prizes.map(({ left }) => fraction(left, Math.max(1, all)));
};

/** In how many ways `chosen` can be taken of `count`. */
const waysOf = (count: number, chosen: number): bigint => {
  if (chosen < 0 || chosen > count) return 0n;
  let ways = 1n;
  for (let n = 1; n <= chosen; n += 1) ways = (ways * BigInt(count - chosen + n)) / BigInt(n);
  return ways;
};

/**
 * The exact chance of each prize for who spins as the `place`th from now, from 1: over all that may be drawn before
 * (the hypergeometric distribution), what is then left of it of what is then left. Throws RangeError where the
 * prizes do not reach so far.
 */
export const placeChances = (tuning: DrawTuning, place: number): Fraction[] => {
  const all = leftOf(tuning);
  const before = place - 1;
  if (!Number.isInteger(place) || place < 1 || place > all)
    throw new RangeError(`nothing is left at place ${place}`);
  const under = waysOf(all, before) * BigInt(all - before);
  return tuning.prizes.map(({ left }) => {
    let over = 0n;
    for (let gone = 0; gone <= Math.min(left, before); gone += 1)
      over += waysOf(left, gone) * waysOf(all - left, before - gone) * BigInt(left - gone);
    return times({ over, under: 1n }, { over: 1n, under });
  });
};
