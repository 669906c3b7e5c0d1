import { expect, it } from 'vitest';
import { mergeLike } from './merge.ts';

const base = { flag: false, count: 1, name: 'a', date: null as string | null, deep: { n: 2 } };

it('takes what has the shape of the base', () => {
  const stored = { flag: true, count: 5, name: 'b', date: '2026-01-01', deep: { n: 0 } };
  expect(mergeLike(base, stored)).toEqual(stored);
});

it.each([
  [{ flag: 1 }, 'a number for a flag'],
  [{ count: -1 }, 'a negative number'],
  [{ count: Number.NaN }, 'no number'],
  [{ count: '3' }, 'a text for a number'],
  [{ name: null }, 'nothing for a text'],
  [{ date: 7 }, 'a number for a text that may be missing'],
  [{ deep: [3] }, 'a list for a record'],
  [{ deep: { m: 3 } }, 'an unknown part'],
  [JSON.parse('{"__proto__":{"flag":true}}'), 'a prototype'],
  ['text', 'a text for it all'],
  [null, 'nothing at all'],
])('keeps the base against %j: %s', (stored) => {
  expect(mergeLike(base, stored)).toEqual(base);
});
