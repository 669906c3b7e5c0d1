/** Changes of the defaults that must never be served: illegal, extreme or malicious ones. */
export const REFUSED: readonly unknown[] = [
  { rtp: 9_800 },
  { rtp: 9_698 },
  { rtp: 10_001 },
  { rtpLive: 9_600 },
  { rtpLive: 10_000 },
  { throwMs: 3_000 },
  { throwMs: 10_001 },
  { ties: -1 },
  { ties: 20_001 },
  { idleThrows: 0 },
  { wins: 0 },
  { wins: 4 },
  { wins: 1.5 },
  { pay: 10_000 },
  { pay: 40_000 },
  { wins: 1, pay: 10_000_000 },
  { wins: 3 },
  { wins: 1, pay: 30_000 },
  { wins: 3, pay: 19_000 },
  { seekMs: 0 },
  { decideMs: 1 },
  { showMs: 60_000 },
  { minBet: 60_00 },
  { maxBet: 50 },
  { liveBets: [] },
  { liveBets: [5_00, 1_00] },
  { liveBets: [1_00, 60_00] },
  { liveBets: [1_01] },
  { liveBets: [1, 2, 3, 4, 5, 6] },
];

/** A change of the defaults that is served. */
export const SERVED = { seekMs: 20_000, liveBets: [2_00, 20_00] };

/** A number of its form: where it stands, what is typed, how it is stored, which figure shows it and how. */
export const TYPED = ['rtp', '90', 9_000, 'mean', '90.00%'] as const;

/** Numbers of its form that are served together: where each stands, what is typed, how it is stored. */
export const LEGAL = [['showMs', '3', 3_000]] as const;
