/** Changes of the defaults that must never be served: illegal, extreme or malicious ones. */
export const REFUSED: readonly unknown[] = [
  ...[{ coinsPerRight: 100_000_00 }, { coinsPerRight: 99 }, { coinsPerRight: 2_00 }],
  ...[{ coinsPerRight: -1_00 }, { windowHours: 1 }, { windowHours: 23 }, { windowHours: 168 }],
  ...[{ leastMs: 0 }, { leastMs: 249 }, { leastMs: 9_000 }, { ladder: [] }, { ladder: null }],
  { ladder: [{ columns: 2, rows: 2, timeMs: 15_000, differences: [{ kind: 'mirror' }] }] },
  { ladder: [{ columns: 9, rows: 2, timeMs: 15_000, differences: [{ kind: 'mirror' }] }] },
  { ladder: [{ columns: 2, rows: 2, timeMs: 15_000, differences: [{ kind: 'price' }] }] },
];
