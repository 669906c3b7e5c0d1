/** Shares 0..1 that lie evenly and in no order for n = 0, 1, 2 ...: multiples of the golden ratio. */
export const spread = (n: number): number => (n * 0.618034) % 1;
