/** Changes of the defaults that must never be served: illegal, extreme or malicious ones. */
export const REFUSED: readonly unknown[] = [
  { eggs: 40 },
  { eggs: 2 },
  { eggs: 12.5 },
  { sessionMs: 60_000 },
  { sessionMs: 3_600_000 },
  { nothing: { weight: 1 } },
  { nothing: { weight: 5_980 } },
  { nothing: { weight: 0 } },
  { coins: [] },
  { coins: [{ times: 5_000_001, weight: 1 }] },
  { coins: [{ times: 10_000 }] },
  { free: { weight: 300 } },
  { free: { weight: 1_000_001, prizes: [{ times: 20_000, weight: 1 }] } },
  { box: { weight: 200, prizes: [{ times: 5_000_000, weight: 1 }] } },
  { finds: [] },
  { finds: Array(12).fill(80_001) },
  { minBet: 1 },
  { betStep: 1 },
  { maxBet: 1_000_00 },
  { minBet: 5_10 },
  { x: 1 },
];

/** A change of the defaults that is served. */
export const SERVED = { eggs: 9 };

/** A number of its form: where it stands, what is typed, how it is stored, which figure shows it and how. */
export const TYPED = ['nothing.weight', '4000', 4_000, 'hitRate', '35.08%'] as const;

/** Numbers of its form that are served together: where each stands, what is typed, how it is stored. */
export const LEGAL = [['eggs', '10', 10]] as const;
