import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstPair } from './firstPair.ts';

/** Seekers by their place in the queue, and which pairs of them are not to meet. */
const queue = fc.integer({ min: 0, max: 12 }).chain((size) =>
  fc.record({
    size: fc.constant(size),
    apart: fc.array(fc.tuple(fc.nat(size), fc.nat(size)), { maxLength: 60 }),
  }),
);

test('[rps-live] nobody meets whom they may not, and no two are left who may meet', () => {
  fc.assert(
    fc.property(queue, ({ size, apart }) => {
      const mayMeet = (one: number, other: number) =>
        !apart.some(([a, b]) => (a === one && b === other) || (a === other && b === one));
      let left = Array.from({ length: size }, (_, place) => place);
      for (let pair = firstPair(left, mayMeet); pair; pair = firstPair(left, mayMeet)) {
        const [one, other] = pair;
        expect(one).toBeLessThan(other);
        expect(mayMeet(one, other)).toBe(true);
        // Who has looked longer than these two may meet none of those who are left.
        for (const older of left.filter((each) => each < one))
          expect(left.some((each) => each !== older && mayMeet(older, each))).toBe(false);
        left = left.filter((each) => each !== one && each !== other);
      }
      for (const one of left)
        for (const other of left) if (one < other) expect(mayMeet(one, other)).toBe(false);
    }),
  );
});

test('[rps-live] where all may meet, they meet in the order in which they came', () => {
  expect(firstPair(['ani', 'budi', 'cik'], () => true)).toEqual(['ani', 'budi']);
  expect(firstPair(['ani'], () => true)).toBeNull();
});
