const SECOND_MS = 1000;

/** While nobody knows when it ends: soon at first, then ever more rarely. */
const FIRST_MS = 10 * SECOND_MS;
const MOST_MS = 60 * SECOND_MS;
/** Right after the time that was named: not everybody in the same second. */
const SPREAD_MS = 5 * SECOND_MS;

/** Milliseconds until the page looks again: by the time that was named, and with growing patience. */
export const nextLook = (
  tries: number,
  { until, now, share }: { until: string | null; now: number; share: number },
): number => {
  const patience = Math.min(MOST_MS, FIRST_MS * 2 ** Math.min(tries, 10));
  const left = until === null ? Number.NaN : Date.parse(until) - now;
  const named = left + share * SPREAD_MS;
  return left > 0 && named < patience ? named : patience;
};
