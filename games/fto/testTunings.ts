/** Changes of the defaults that must never be served: illegal, extreme or malicious ones. */
export const REFUSED: readonly unknown[] = [
  { coinsPerRight: 100_000_00 },
  { coinsPerRight: 99 },
  { coinsPerRight: 2_00 },
  { coinsPerRight: -1_00 },
  { windowHours: 1 },
  { windowHours: 23 },
  { windowHours: 168 },
  { leastMs: 0 },
  { leastMs: 249 },
  { leastMs: 9_000 },
  { ladder: [] },
  { ladder: null },
  { ladder: [{ columns: 2, rows: 2, timeMs: 15_000, differences: [{ kind: 'mirror' }] }] },
  { ladder: [{ columns: 9, rows: 2, timeMs: 15_000, differences: [{ kind: 'mirror' }] }] },
  { ladder: [{ columns: 2, rows: 2, timeMs: 15_000, differences: [{ kind: 'price' }] }] },
];

/** A change of the defaults that is served. */
export const SERVED = { leastMs: 300 };

/** A number of its form: where it stands, what is typed, how it is stored, which figure shows it and how. */
export const TYPED = ['coinsPerRight', '2.50', 2_50, 'paid', '25.00 coins (RM5.00)'] as const;

/** Numbers of its form that are served together: where each stands, what is typed, how it is stored. */
export const LEGAL = [['ladder.0.timeMs', '16', 16_000]] as const;
