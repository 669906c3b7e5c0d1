import { expect, test } from 'vitest';
import { EGG_MOST, eggTuning } from './tuning.ts';

const { defaults, schema } = eggTuning;
const isTaken = (change: object) => schema.safeParse({ ...defaults, ...change }).success;

test('[egg-rules] the defaults: ten minutes, twelve eggs, every kind of prize, up to 500 times', () => {
  expect(schema.parse(defaults)).toEqual(defaults);
  expect(defaults).toMatchObject({ sessionMs: 10 * 60_000, eggs: 12 });
  const { nothing, coins, free, box } = defaults;
  const weights = [nothing, ...coins, free, box].map(({ weight }) => weight);
  expect(weights.reduce((sum, weight) => sum + weight)).toBe(10_000);
  const most = [...coins, ...free.prizes, ...box.prizes].map(({ times }) => times);
  expect(Math.max(...most)).toBe(EGG_MOST);
});

test.each([3, 20])('a nest may hold %i eggs', (eggs) => {
  expect(isTaken({ eggs })).toBe(true);
});

test.each([
  ['a nest of two', { eggs: 2 }],
  ['more eggs than fit under thumbs', { eggs: 21 }],
  ['half an egg', { eggs: 12.5 }],
  ['a session of a moment', { sessionMs: 59_999 }],
  ['a session of a day', { sessionMs: 24 * 3_600_000 }],
  ['no coins at all', { coins: [] }],
  ['a prize above the most', { coins: [{ times: EGG_MOST + 1, weight: 1 }] }],
  ['a prize of nothing', { coins: [{ times: 0, weight: 1 }] }],
  ['a prize that never comes', { coins: [{ times: 100, weight: 0 }] }],
  ['a weight that is no number', { nothing: { weight: Number.NaN } }],
  ['an empty mystery box', { box: { weight: 1, prizes: [] } }],
  ['a free bonus without prizes', { free: { weight: 1, prizes: [] } }],
  ['a stake of nothing', { minBet: 0 }],
  ['bounds the wrong way round', { minBet: 200, maxBet: 100 }],
])('%s is out of bounds', (_what, change) => {
  expect(isTaken(change)).toBe(false);
});
