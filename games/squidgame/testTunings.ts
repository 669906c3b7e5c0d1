/** Changes of the defaults that must never be served: illegal, extreme or malicious ones. */
export const REFUSED: readonly unknown[] = [
  // More or less than the 96% that is announced.
  { rtp: 9_599 },
  { rtp: 9_700 },
  { rtp: 10_000 },
  { rtp: 5_000 },
  { rtp: 24_180 },
  { rtp: 0 },
  { rtp: -9_600 },
  { rtp: 9_600.5 },
  { rtp: '9600' },
  { rtp: null },
  { rtp: Number.NaN },
  { rtp: Number.POSITIVE_INFINITY },
  { rtp: true },
  { rtp: [9_600] },
  // Above a thousand times, or a bridge that can't be played.
  { steps: 11 },
  { steps: 20 },
  { steps: 0 },
  { steps: 21 },
  { panels: 1 },
  { panels: 5 },
  { safePanels: 2 },
  { safePanels: 0 },
  { panels: 4, safePanels: 3 },
  { panels: 3 },
  { clockMs: 1 },
  { clockMs: 600_001 },
  // Bets whose payouts are rounded down, or that pay more than the club has.
  { betStep: 1 },
  { betStep: 10 },
  { minBet: 1 },
  { minBet: 20_01 },
  { minBet: 20_25 },
  { maxBet: 1_000_00 },
  { maxBet: 50_00 },
  { maxBet: 10 },
  { maxBet: 1e15 },
  { betStep: 0 },
  { rates: [1] },
  { __proto__x: 1 },
  { multiplier: 2 },
];

/** A change of the defaults that is served. */
export const SERVED = { clockMs: 120_000 };

/** A number of its form: where it stands, what is typed, how it is stored, which figure shows it and how. */
export const TYPED = ['rtp', '95.5', 9_550, 'mean', '95.50%'] as const;

/** Numbers of its form that are served together: where each stands, what is typed, how it is stored. */
export const LEGAL = [['clockMs', '100', 100_000]] as const;
