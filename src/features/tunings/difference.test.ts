import { expect, test } from 'vitest';
import { differencesOf } from './difference.ts';

test('[inspector] what differs is named by its place, at any depth', () => {
  const before = { rtp: 9_600, free: { weight: 3, prizes: [{ times: 1 }, { times: 2 }] }, a: [] };
  expect(differencesOf(before, structuredClone(before))).toEqual([]);
  const after = { rtp: 9_700, free: { weight: 3, prizes: [{ times: 5 }] }, a: [], b: true };
  expect(differencesOf(before, after)).toEqual([
    { field: 'rtp', before: 9_600, after: 9_700 },
    { field: 'free.prizes.0.times', before: 1, after: 5 },
    { field: 'free.prizes.1', before: { times: 2 }, after: undefined },
    { field: 'b', before: undefined, after: true },
  ]);
  expect(differencesOf({ a: [] }, { a: {} })).toEqual([{ field: 'a', before: [], after: {} }]);
  expect(differencesOf(null, { a: 1 })).toEqual([{ field: '', before: null, after: { a: 1 } }]);
});
