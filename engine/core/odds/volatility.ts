const CLASSES = ['low', 'medium', 'high'] as const;
export type Volatility = (typeof CLASSES)[number];

/**
 * The first index of each class but the lowest. The trade has no bounds in common, so these are the
 * club's, by what the index means (analysis.ts, Harrigan and Dixon 2009): in 90 of 100
 * cases the return of n stakes lies within index / sqrt(n) of its mean. Within ten points of it, it
 * lies after 900 stakes at an index of 3, 4,900 at 7.
 */
const FROM = [3, 7] as const;

export const volatilityOf = (index: number): Volatility =>
  CLASSES[FROM.filter((bound) => index >= bound).length] ?? 'high';
