import { expect, test } from 'vitest';
import { changesBetween } from './changes.ts';

test('[inspector] what differs is named by its place, at any depth', () => {
  const before = { rtp: 9_600, free: { weight: 3, prizes: [{ times: 1 }, { times: 2 }] }, a: [] };
  expect(changesBetween(before, structuredClone(before))).toEqual([]);
  const after = { rtp: 9_700, free: { weight: 3, prizes: [{ times: 5 }] }, a: [], b: true };
  expect(changesBetween(before, after)).toEqual([
    { path: ['rtp'], from: 9_600, to: 9_700 },
    { path: ['free', 'prizes', 0, 'times'], from: 1, to: 5 },
    { path: ['free', 'prizes', 1], from: { times: 2 }, to: undefined },
    { path: ['b'], from: undefined, to: true },
  ]);
  expect(changesBetween({ a: [] }, { a: {} })).toEqual([{ path: ['a'], from: [], to: {} }]);
  expect(changesBetween(null, { a: 1 })).toEqual([{ path: [], from: null, to: { a: 1 } }]);
});
