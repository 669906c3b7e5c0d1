import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fraction, fractionOf, minus, numberOf, ONE, plus, times } from './fraction.ts';

const whole = fc.integer({ min: -1e6, max: 1e6 });
const under = fc.integer({ min: 1, max: 1e6 });

test('sums and products are exact, whatever the denominators', () => {
  fc.assert(
    fc.property(whole, under, whole, under, (a, b, c, d) => {
      const [x, y] = [fraction(a, b), fraction(c, d)];
      expect(minus(plus(x, y), y)).toEqual(x);
      expect(times(x, y)).toEqual(fraction(a * c, b * d));
      expect(numberOf(x)).toBe(a / b);
    }),
  );
});

test('a decimal is what it says', () => {
  expect(fractionOf(0.3)).toEqual(fraction(3, 10));
  expect(fractionOf(1)).toEqual(ONE);
});

test('numbers too large for a double still make the right quotient', () => {
  let small = ONE;
  for (let power = 0; power < 300; power += 1) small = times(small, fraction(1, 7));
  expect(numberOf(small) / 7 ** -150 / 7 ** -150).toBeCloseTo(1, 10);
  expect(numberOf(minus(ONE, small))).toBe(1);
  expect(numberOf(times(small, { over: 7n ** 300n, under: 3n }))).toBe(1 / 3);
  expect(numberOf({ over: 10n ** 300n + 1n, under: 10n ** 299n })).toBe(10);
});

test('a denominator of nought is refused', () => {
  expect(() => fraction(1, 0)).toThrow(RangeError);
});
