import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ladderOf, SQUID_MOST, type SquidTuning, squidTuning } from './tuning.ts';

const { defaults, schema } = squidTuning;
const isTaken = (change: object) => schema.safeParse({ ...defaults, ...change }).success;

test('[squid-rules] the ladder is 96% doubled at each step: 1.92 to 983.04, never above 1000', () => {
  expect(schema.parse(defaults)).toEqual(defaults);
  expect(ladderOf(defaults)).toEqual([
    0, 192, 384, 768, 1_536, 3_072, 6_144, 12_288, 24_576, 49_152, 98_304,
  ]);
  expect(Math.max(...ladderOf(defaults))).toBeLessThanOrEqual(SQUID_MOST);
  expect(SQUID_MOST).toBe(100_000);
});

test('the ladder is made once for a tuning', () => {
  expect(ladderOf(defaults)).toBe(ladderOf(defaults));
});

test('every tuning that is taken has a ladder rounded down exactly, rising, within the most', () => {
  const numbers = fc.record({
    rtp: fc.integer({ min: 5_000, max: 10_000 }),
    panels: fc.integer({ min: 2, max: 4 }),
    safePanels: fc.integer({ min: 1, max: 3 }),
    steps: fc.integer({ min: 1, max: 20 }),
  });
  fc.assert(
    fc.property(numbers, (change) => {
      const tuning: SquidTuning = { ...defaults, ...change };
      fc.pre(schema.safeParse(tuning).success);
      const { rtp, panels, safePanels, steps } = tuning;
      const exact = Array.from({ length: steps }, (_, at) => {
        const power = BigInt(at + 1);
        const product = BigInt(rtp) * BigInt(panels) ** power;
        return Number(product / (100n * BigInt(safePanels) ** power));
      });
      expect(ladderOf(tuning)).toEqual([0, ...exact]);
      expect(exact.toSorted((a, b) => a - b)).toEqual(exact);
      expect(exact.at(-1)).toBeLessThanOrEqual(SQUID_MOST);
    }),
  );
});

test.each([
  ['more than a thousand times the bet', { steps: 11 }],
  ['more than a thousand times the bet with three panels', { panels: 3, steps: 7 }],
  ['a bridge without steps', { steps: 0 }],
  ['a bridge that no memory holds', { steps: 2 ** 53 }],
  ['a single panel', { panels: 1 }],
  ['five panels', { panels: 5 }],
  ['no panel that holds', { safePanels: 0 }],
  ['no panel that breaks', { safePanels: 2 }],
  ['a return above the stake', { rtp: 10_001 }],
  ['a clock nobody can play against', { clockMs: 5_000 }],
  ['a bet of nothing', { minBet: 0 }],
  ['bounds the wrong way round', { minBet: 500, maxBet: 100 }],
  ['a broken number', { rtp: 9_600.5 }],
])('%s is out of bounds', (_what, change) => {
  expect(isTaken(change)).toBe(false);
});

test.each([
  ['three panels, two of which hold', { panels: 3, safePanels: 2, steps: 12 }],
  ['four panels on a short bridge', { panels: 4, steps: 4 }],
])('%s can be played', (_what, change) => {
  expect(isTaken(change)).toBe(true);
});
