import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashOf, type RequestKey } from './idempotent.ts';

const keyOf = (body: unknown): RequestKey => ({ kind: 'redeem', body }) as RequestKey;
/** The same with the keys of every object the other way round. */
const turned = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(turned)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value)
            .reverse()
            .map(([key, part]) => [key, turned(part)]),
        )
      : value;

test('a body hashes alike whatever the order of its keys, at any depth', () => {
  expect(hashOf(keyOf({ a: 1, b: { c: 2, d: 3 } }))).toBe(
    hashOf(keyOf({ b: { d: 3, c: 2 }, a: 1 })),
  );
  fc.assert(
    fc.property(fc.jsonValue(), (body) => {
      expect(hashOf(keyOf(turned(body)))).toBe(hashOf(keyOf(body)));
    }),
  );
});

test('another value, another order of a list, another kind is another request', () => {
  const one = hashOf(keyOf({ a: [1, 2] }));
  for (const other of [{ a: [2, 1] }, { a: [1, 3] }, { b: [1, 2] }, { a: { 0: 1, 1: 2 } }])
    expect(hashOf(keyOf(other))).not.toBe(one);
  expect(hashOf({ ...keyOf({ a: [1, 2] }), kind: 'other' })).not.toBe(one);
});
