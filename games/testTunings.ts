import type { GameKey } from '#contract/games.ts';

/** Changes of a game's defaults that must never be served: illegal, extreme or malicious ones. */
export const REFUSED: { readonly [Key in GameKey]: readonly unknown[] } = {
  squidgame: [
    // More or less than the 96% that is announced.
    ...[{ rtp: 9_599 }, { rtp: 9_700 }, { rtp: 10_000 }, { rtp: 5_000 }, { rtp: 24_180 }],
    ...[{ rtp: 0 }, { rtp: -9_600 }, { rtp: 9_600.5 }, { rtp: '9600' }, { rtp: null }],
    ...[{ rtp: Number.NaN }, { rtp: Number.POSITIVE_INFINITY }, { rtp: true }, { rtp: [9_600] }],
    // Above a thousand times, or a bridge that can't be played.
    ...[{ steps: 11 }, { steps: 20 }, { steps: 0 }, { steps: 21 }, { panels: 1 }, { panels: 5 }],
    ...[{ safePanels: 2 }, { safePanels: 0 }, { panels: 4, safePanels: 3 }, { panels: 3 }],
    ...[{ clockMs: 1 }, { clockMs: 600_001 }],
    // Bets whose payouts are rounded down, or that pay more than the club has.
    ...[{ betStep: 1 }, { betStep: 10 }, { minBet: 1 }, { minBet: 20_01 }, { minBet: 20_25 }],
    ...[{ maxBet: 1_000_00 }, { maxBet: 50_00 }, { maxBet: 10 }, { maxBet: 1e15 }, { betStep: 0 }],
    ...[{ rates: [1] }, { __proto__x: 1 }, { multiplier: 2 }],
  ],
  'spin-wheel': [
    ...[{ unitSen: 100_00 }, { unitSen: 1_01 }, { unitSen: 0 }, { unitSen: 200 }, { unitSen: -1 }],
    ...[{ depositSen: 1 }, { depositSen: 29_99 }, { depositSen: 60_00 }, { depositSen: 0 }],
    ...[{ perDay: 1_000 }, { perDay: 17 }, { perDay: 15 }, { perDay: 0 }, { perDay: 16.5 }],
    ...[{ segments: [] }, { segments: 'none' }, { segments: [{ times: 97, weight: 1 }] }],
    { segments: Array.from({ length: 4 }, () => ({ times: 1_00, weight: 1 })) },
    { segments: Array.from({ length: 4 }, () => ({ times: 50_01, weight: 1 })) },
    { segments: Array.from({ length: 25 }, () => ({ times: 97, weight: 1 })) },
    { segments: Array.from({ length: 4 }, () => ({ times: 97, weight: 0 })) },
    { segments: Array.from({ length: 4 }, () => ({ times: 97, weight: 1, hidden: true })) },
  ],
  'rock-scissor-paper': [
    ...[{ rtp: 9_800 }, { rtp: 9_698 }, { rtp: 10_001 }, { rtpLive: 9_600 }, { rtpLive: 10_000 }],
    ...[{ throwMs: 3_000 }, { throwMs: 10_001 }, { ties: -1 }, { ties: 20_001 }, { idleThrows: 0 }],
    ...[{ seekMs: 0 }, { decideMs: 1 }, { showMs: 60_000 }],
    ...[{ minBet: 60_00 }, { maxBet: 50 }, { liveBets: [] }, { liveBets: [5_00, 1_00] }],
    ...[{ liveBets: [1_00, 60_00] }, { liveBets: [1_01] }, { liveBets: [1, 2, 3, 4, 5, 6] }],
  ],
  fto: [
    ...[{ coinsPerRight: 100_000_00 }, { coinsPerRight: 99 }, { coinsPerRight: 2_00 }],
    ...[{ coinsPerRight: -1_00 }, { windowHours: 1 }, { windowHours: 23 }, { windowHours: 168 }],
    ...[{ leastMs: 0 }, { leastMs: 249 }, { leastMs: 9_000 }, { ladder: [] }, { ladder: null }],
    { ladder: [{ columns: 2, rows: 2, timeMs: 15_000, differences: [{ kind: 'mirror' }] }] },
    { ladder: [{ columns: 9, rows: 2, timeMs: 15_000, differences: [{ kind: 'mirror' }] }] },
    { ladder: [{ columns: 2, rows: 2, timeMs: 15_000, differences: [{ kind: 'price' }] }] },
  ],
  'lucky-egg': [
    ...[{ eggs: 40 }, { eggs: 2 }, { eggs: 12.5 }, { sessionMs: 60_000 }, { sessionMs: 3_600_000 }],
    ...[{ nothing: { weight: 1 } }, { nothing: { weight: 5_980 } }, { nothing: { weight: 0 } }],
    ...[{ coins: [] }, { coins: [{ times: 500_01, weight: 1 }] }, { coins: [{ times: 100 }] }],
    { free: { weight: 300 } },
    { free: { weight: 1_000_001, prizes: [{ times: 200, weight: 1 }] } },
    { box: { weight: 200, prizes: [{ times: 500_00, weight: 1 }] } },
    ...[{ minBet: 1 }, { betStep: 1 }, { maxBet: 1_000_00 }, { minBet: 5_10 }, { x: 1 }],
  ],
};

/** What is no object of numbers at all. */
export const NO_TUNINGS: readonly unknown[] = [
  null,
  undefined,
  1,
  '{}',
  [],
  {},
  { constructor: 1 },
];
