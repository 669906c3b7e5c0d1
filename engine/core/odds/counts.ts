/** How often each value came, ascending, each value once: adds up exactly. */
export type Counts = readonly (readonly [value: number, times: number])[];

export const countsOf = (times: ReadonlyMap<number, number>): Counts =>
  [...times].sort(([a], [b]) => a - b);

/** Of values in any order. */
export const countAll = (values: Iterable<number>): Counts => {
  const times = new Map<number, number>();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  return countsOf(times);
};

export const addCounts = (a: Counts, b: Counts): Counts => {
  const times = new Map(a);
  for (const [value, more] of b) times.set(value, (times.get(value) ?? 0) + more);
  return countsOf(times);
};

export const totalOf = (counts: Counts): number =>
  counts.reduce((sum, [, times]) => sum + times, 0);

/** The least value that at least this share of all is not above; NaN of none. */
export const quantileOf = (counts: Counts, share: number): number => {
  const wanted = share * totalOf(counts);
  let seen = 0;
  for (const [value, times] of counts) {
    seen += times;
    if (seen >= wanted) return value;
  }
  return Number.NaN;
};
