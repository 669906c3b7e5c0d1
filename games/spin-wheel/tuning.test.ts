import { expect, test } from 'vitest';
import { WHEEL_MOST, wheelTuning } from './tuning.ts';

const { defaults, schema } = wheelTuning;
const isTaken = (change: object) => schema.safeParse({ ...defaults, ...change }).success;
const [first = { times: 0, weight: 1 }] = defaults.segments;
const ribs = (count: number) => Array.from({ length: count }, () => first);

test('the defaults are a spin for each RM30 of deposit, 16 a day, prizes to RM50', () => {
  expect(schema.parse(defaults)).toEqual(defaults);
  expect(defaults).toMatchObject({ depositSen: 30_00, perDay: 16, unitSen: 1_00 });
  expect(Math.max(...defaults.segments.map(({ times }) => times))).toBe(WHEEL_MOST);
});

test.each([4, 12, 24])('%i ribs make a kite', (count) => {
  expect(isTaken({ segments: ribs(count) })).toBe(true);
});

test.each([
  ['three ribs', { segments: ribs(3) }],
  ['twenty-five ribs', { segments: ribs(25) }],
  [
    'a prize above fifty times the spin',
    { segments: [...ribs(4), { ...first, times: WHEEL_MOST + 1 }] },
  ],
  ['a prize below nothing', { segments: [...ribs(4), { ...first, times: -1 }] }],
  ['a part of a ten-thousandth', { segments: [...ribs(4), { ...first, times: 0.5 }] }],
  ['a rib that is never drawn', { segments: [...ribs(4), { ...first, weight: 0 }] }],
  ['a rib without its odds', { segments: [...ribs(4), { times: 100 }] }],
  ['a spin worth nothing', { unitSen: 0 }],
  ['a spin for no deposit', { depositSen: 0 }],
  ['a day without spins', { perDay: 0 }],
])('%s is out of bounds', (_what, change) => {
  expect(isTaken(change)).toBe(false);
});
