import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freePlace, type Taken } from './tagPlace.ts';

test('a tag stands over its rib, aside where another is near, and nowhere where two are', () => {
  expect(freePlace([], { at: 0.01, half: 0.15 })).toEqual({ at: 0.01, half: 0.15 });
  // RM10 beside RM50, over the top of the wheel.
  const place = freePlace([{ at: 0.0063, half: 0.15 }], { at: 6.0004, half: 0.15 });
  expect(place?.at).toBeCloseTo(0.0063 - 0.32, 6);
  const both = [
    { at: 1, half: 0.15 },
    { at: 1.35, half: 0.15 },
  ];
  expect(freePlace(both, { at: 1.17, half: 0.15 })).toBeNull();
});

test('whatever ribs there are, no two tags lie over each other', () => {
  const ribs = fc.array(fc.double({ min: 0, max: 6.28, noNaN: true }), { maxLength: 24 });
  fc.assert(
    fc.property(ribs, (middles) => {
      const taken: Taken[] = [];
      for (const at of middles) {
        const place = freePlace(taken, { at, half: 0.15 });
        if (place) taken.push(place);
      }
      for (const [i, a] of taken.entries())
        for (const b of taken.slice(i + 1)) {
          const apart = Math.abs(a.at - b.at) % (2 * Math.PI);
          expect(Math.min(apart, 2 * Math.PI - apart)).toBeGreaterThan(0.299);
        }
    }),
  );
});
