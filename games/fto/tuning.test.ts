import { expect, test } from 'vitest';
import { ftoTuning } from './tuning.ts';

const { defaults, schema } = ftoTuning;
const isTaken = (change: object) => schema.safeParse({ ...defaults, ...change }).success;

test('[fto-rules] the defaults are ten questions at one coin in 24 hours, ever harder', () => {
  expect(schema.parse(defaults)).toEqual(defaults);
  expect(defaults).toMatchObject({ coinsPerRight: 100, windowHours: 24 });
  expect(defaults.ladder).toHaveLength(10);
  for (const [at, rung] of defaults.ladder.entries()) {
    const before = defaults.ladder[at - 1];
    if (!before) continue;
    expect(rung.columns * rung.rows).toBeGreaterThanOrEqual(before.columns * before.rows);
    expect(rung.timeMs).toBeLessThanOrEqual(before.timeMs);
  }
});

test('cards stay 44 px wide on a screen of 320 px with margins of 16 and gaps of 8', () => {
  for (const { columns } of defaults.ladder)
    expect((320 - 32 - (columns - 1) * 8) / columns).toBeGreaterThanOrEqual(44);
});

test.each([
  ['a least time a quick eye would meet', { leastMs: 2_000 }],
  ['a least time no hand could beat', { leastMs: 100 }],
  ['an eleventh question', { ladder: [...defaults.ladder, defaults.ladder[0]] }],
  ['no question', { ladder: [] }],
  ['a negative reward', { coinsPerRight: -1 }],
  ['a grid of two', { ladder: [{ ...defaults.ladder[0], columns: 1 }] }],
  ['a grid too wide to touch', { ladder: [{ ...defaults.ladder[0], columns: 6 }] }],
  ['a question without time', { ladder: [{ ...defaults.ladder[0], timeMs: 0 }] }],
  ['a question without a difference', { ladder: [{ ...defaults.ladder[0], differences: [] }] }],
  [
    'a difference nobody sees',
    { ladder: [{ ...defaults.ladder[0], differences: [{ kind: 'rotate', degrees: 1 }] }] },
  ],
])('%s is out of bounds', (_what, change) => {
  expect(isTaken(change)).toBe(false);
});
