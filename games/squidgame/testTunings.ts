import { paying } from './fill.ts';
import { type BridgeStep, squidTuning } from './tuning.ts';

const { defaults } = squidTuning;
/** So many steps: the default ones, and the last of them again. */
export const firstSteps = (count: number): BridgeStep[] => {
  const { steps } = defaults;
  return Array.from(
    { length: count },
    (_, at) => steps[Math.min(at, steps.length - 1)] as BridgeStep,
  );
};

/** The default bridge with another step of that place, from 0. */
const step = (place: number, change: object) => ({
  steps: defaults.steps.map((each, at) => (at === place ? { ...each, ...change } : each)),
});
const first = (change: object) => step(0, change);

/** Changes of the defaults that must never be served: illegal, extreme or malicious ones. */
export const REFUSED: readonly unknown[] = [
  // More or less than the 96% that is announced.
  ...[9_598, 9_700, 10_000, 5_000].map((rtp) => paying(defaults, rtp)),
  first({ multiplier: 19_198 }),
  first({ multiplier: 0 }),
  first({ multiplier: -19_200 }),
  first({ multiplier: 19_200.5 }),
  first({ multiplier: '19200' }),
  first({ multiplier: null }),
  first({ multiplier: Number.NaN }),
  first({ multiplier: Number.POSITIVE_INFINITY }),
  first({ multiplier: true }),
  first({ multiplier: [19_200] }),
  first({ hidden: 1 }),
  // Above a thousand times, or a bridge that can't be played.
  { steps: [...defaults.steps, { panels: 2, safePanels: 1, multiplier: 19_660_800 }] },
  { steps: Array(21).fill(defaults.steps[0]) },
  { steps: [] },
  { steps: 10 },
  first({ panels: 1 }),
  first({ panels: 5 }),
  first({ safePanels: 2 }),
  first({ safePanels: 0 }),
  first({ panels: 4, safePanels: 3 }),
  first({ panels: 3 }),
  // In the middle and at the end as well as at the beginning.
  ...[1, 4, defaults.steps.length - 1].flatMap((place) =>
    [
      { panels: 1 },
      { panels: 5 },
      { panels: 3 },
      { safePanels: 0 },
      { safePanels: 2 },
      { panels: 4, safePanels: 3 },
      { panels: 4, safePanels: 4 },
      { multiplier: 0 },
      { multiplier: 19_199 },
      { multiplier: 10_000_001 },
      { multiplier: undefined },
    ].map((change) => step(place, change)),
  ),
  // A chance that no multiplier pays evenly.
  paying({ ...defaults, steps: Array(4).fill({ panels: 4, safePanels: 3, multiplier: 1 }) }, 9_600),
  { rtp: 9_600 },
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
export const TYPED = ['steps.0.multiplier', '1.91', 19_100, 'mean', '95.50%'] as const;

/** Numbers of its form that are served together: where each stands, what is typed, how it is stored. */
export const LEGAL = [['clockMs', '100', 100_000]] as const;
