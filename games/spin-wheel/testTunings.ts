import { wheelTuning } from './tuning.ts';

/** Changes of the defaults that must never be served: illegal, extreme or malicious ones. */
export const REFUSED: readonly unknown[] = [
  { unitSen: 100_00 },
  { unitSen: 1_01 },
  { unitSen: 0 },
  { unitSen: 200 },
  { unitSen: -1 },
  { depositSen: 1 },
  { depositSen: 29_99 },
  { depositSen: 60_00 },
  { depositSen: 0 },
  { perDay: 1_000 },
  { perDay: 17 },
  { perDay: 15 },
  { perDay: 0 },
  { perDay: 16.5 },
  { segments: [] },
  { segments: 'none' },
  { segments: [{ times: 9_700, weight: 1 }] },
  { segments: Array.from({ length: 4 }, () => ({ times: 10_000, weight: 1 })) },
  { segments: Array.from({ length: 4 }, () => ({ times: 500_001, weight: 1 })) },
  { segments: Array.from({ length: 25 }, () => ({ times: 9_700, weight: 1 })) },
  { segments: Array.from({ length: 4 }, () => ({ times: 9_700, weight: 0 })) },
  { segments: Array.from({ length: 4 }, () => ({ times: 9_700, weight: 1, hidden: true })) },
  // 97% of a spin's worth each time, and no prize above RM50: but RM800 a day.
  { unitSen: 51_00, segments: Array.from({ length: 4 }, () => ({ times: 9_700, weight: 1 })) },
];

/** A change of the defaults that is served. */
export const SERVED = { segments: wheelTuning.defaults.segments.toReversed() };

/** A number of its form: where it stands, what is typed, how it is stored, which figure shows it and how. */
export const TYPED = ['segments.0.times', '25', 250_000, 'mean', '92.00%'] as const;

/** Numbers of its form that are served together: where each stands, what is typed, how it is stored. */
export const LEGAL = [
  ['segments.3.weight', '1669', 1_669],
  ['segments.9.weight', '1671', 1_671],
] as const;
