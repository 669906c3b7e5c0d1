import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';

test('ten prizes stand evenly on three lines of a phone', () => {
  expect(linesOf([68, 70, 66, 62, 60, 60, 66, 76, 84, 106], 14, 350)).toEqual([3, 4, 3]);
});

test('whatever is to be told is told once, and fits its line', () => {
  const widths = fc.array(fc.integer({ min: 1, max: 200 }), { maxLength: 60 });
  fc.assert(
    fc.property(widths, fc.integer({ min: 50, max: 400 }), (all, free) => {
      const lines = linesOf(all, 14, free);
      let at = 0;
      for (const count of lines) {
        const own = all.slice(at, at + count);
        const wide = own.reduce((sum, width) => sum + width, 14 * (count - 1));
        expect(count === 1 || wide <= free).toBe(true);
        at += count;
      }
      expect(at).toBe(all.length);
    }),
  );
});
