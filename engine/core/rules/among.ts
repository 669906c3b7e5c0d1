import type { Draws } from './rules.ts';

/** What may be drawn, as likely as its share of all weights. Whole numbers. */
export interface Weighted {
  weight: number;
}

export const weightOf = (table: readonly Weighted[]): number => {
  let sum = 0;
  for (const { weight } of table) sum += weight;
  return sum;
};

/** The place in the table of a number below its weight: the weights one after the other. Throws RangeError past them. */
export const placeAt = (table: readonly Weighted[], drawn: number): number => {
  let left = drawn;
  for (let place = 0; place < table.length; place += 1) {
    left -= (table[place] as Weighted).weight;
    if (left < 0) return place;
  }
  throw new RangeError('drawn past the last weight');
};

/** Draws a place in the table, with one number below its weight. */
export const drawAmong = (table: readonly Weighted[], draws: Draws): number =>
  draws.among?.(table) ?? placeAt(table, draws.below(weightOf(table)));

const FINE = 2 ** 32;

/** Whether it happens that has this probability, 0 to 1, to the next of 2^32 parts. */
export const happens = (probability: number, draws: Draws): boolean => {
  const weight = Math.ceil(probability * FINE);
  return drawAmong([{ weight }, { weight: FINE - weight }], draws) === 0;
};
