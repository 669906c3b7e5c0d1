import { expect, test } from 'vitest';
import { ladderOf, SQUID_MOST, squidTuning } from './tuning.ts';

const { defaults, schema } = squidTuning;
const isTaken = (change: object) => schema.safeParse({ ...defaults, ...change }).success;
const [first] = defaults.steps;
/** A bridge of so many steps like the first one, but for this. */
const stepsOf = (count: number, change: object = {}) => ({
  steps: Array.from({ length: count }, () => ({ ...first, ...change })),
});

test('[squid-rules] the ladder is 96% doubled at each step: 1.92 to 983.04, never above 1000', () => {
  expect(schema.parse(defaults)).toEqual(defaults);
  expect(ladderOf(defaults)).toEqual([
    0, 19_200, 38_400, 76_800, 153_600, 307_200, 614_400, 1_228_800, 2_457_600, 4_915_200,
    9_830_400,
  ]);
  expect(SQUID_MOST).toBe(10_000_000);
});

test('the ladder is made once for a tuning', () => {
  expect(ladderOf(defaults)).toBe(ladderOf(defaults));
});

test.each([
  ['more than a thousand times the bet', stepsOf(1, { multiplier: SQUID_MOST + 1 })],
  ['a step that pays nothing', stepsOf(1, { multiplier: 0 })],
  ['a bridge without steps', stepsOf(0)],
  ['a bridge longer than twenty steps', stepsOf(21)],
  ['a single panel', stepsOf(1, { panels: 1 })],
  ['five panels', stepsOf(1, { panels: 5 })],
  ['no panel that holds', stepsOf(1, { safePanels: 0 })],
  ['no panel that breaks', stepsOf(3, { panels: 3, safePanels: 3 })],
  ['a number of steps', { steps: 10 }],
  ['a clock nobody can play against', { clockMs: 5_000 }],
  ['a bet of nothing', { minBet: 0 }],
  ['bounds the wrong way round', { minBet: 500, maxBet: 100 }],
  ['a broken number', stepsOf(2, { multiplier: 19_200.5 })],
])('%s is out of bounds', (_what, change) => {
  expect(isTaken(change)).toBe(false);
});

test.each([
  ['three panels, two of which hold', stepsOf(12, { panels: 3, safePanels: 2 })],
  [
    'steps of another kind each',
    { steps: [...stepsOf(2).steps, ...stepsOf(2, { panels: 4, safePanels: 3 }).steps] },
  ],
  ['the longest bridge', stepsOf(20, { multiplier: SQUID_MOST })],
])('%s can be played', (_what, change) => {
  expect(isTaken(change)).toBe(true);
});
