import fc from 'fast-check';
import { expect, it } from 'vitest';
import { figure } from './figures.ts';

const digits = fc.integer({ min: 0, max: 4 });
const amounts = fc.oneof(
  fc.integer({ min: -1e12, max: 1e12 }).map((hundredths) => hundredths / 100),
  fc.double({ min: -1e9, max: 1e9, noNaN: true }).map((value) => value + 0),
);
/** Of a number in the middle of two, Intl rounds the decimals it is written with, `toFixed` the number. */
const isTie = (value: number, most: number) =>
  Math.abs((Math.abs(value * 10 ** most) % 1) - 0.5) < 1e-3;

it('writes every number as Intl does for Malaysia', () => {
  fc.assert(
    fc.property(amounts, digits, digits, (value, one, other) => {
      const [least, most] = [Math.min(one, other), Math.max(one, other)];
      fc.pre(!isTie(value, most));
      const format = new Intl.NumberFormat('en-MY', {
        minimumFractionDigits: least,
        maximumFractionDigits: most,
      });
      expect(figure(value, least, most)).toBe(format.format(value));
    }),
    { numRuns: 2000 },
  );
});

it('writes what players read', () => {
  expect(figure(1234.5, 2, 2)).toBe('1,234.50');
  expect(figure(1_000_000, 0, 0)).toBe('1,000,000');
  expect([50, 3.84, 983.999].map((value) => figure(value, 0, 2))).toEqual(['50', '3.84', '984']);
});
