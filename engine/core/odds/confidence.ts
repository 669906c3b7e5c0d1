/** An interval of confidence: what is estimated lies in it, in 99 of 100 cases. */
export type Interval = readonly [least: number, most: number];

/** Two-sided 99% of the normal distribution. */
const DEVIATIONS = 2.5758;

/** How far the mean of so many lies from what it estimates at most, by the normal approximation. */
export const marginOf = (standardDeviation: number, count: number): number =>
  (DEVIATIONS * standardDeviation) / Math.sqrt(count);

/**
 * The score interval of a share: `hits` of `count`. Never a single point, also where nothing or
 * everything hit (E. B. Wilson, 'Probable inference, the law of succession, and statistical
 * inference', JASA 22, 1927). Of none at all anything is possible.
 */
export const wilson = (hits: number, count: number): Interval => {
  if (count === 0) return [0, 1];
  const share = hits / count;
  const squared = DEVIATIONS ** 2 / count;
  const centre = share + squared / 2;
  const reach = Math.sqrt(squared * (share * (1 - share) + squared / 4));
  const within = (value: number) => Math.min(1, Math.max(0, value / (1 + squared)));
  return [hits === 0 ? 0 : within(centre - reach), hits === count ? 1 : within(centre + reach)];
};
