import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fraction,
  fractionOf,
  isSame,
  isZero,
  minus,
  numberOf,
  ONE,
  plus,
  quotient,
  times,
  ZERO,
} from './fraction.ts';

const whole = fc.integer({ min: -1e6, max: 1e6 });
const under = fc.integer({ min: 1, max: 1e6 });

test('sums and products are exact, whatever the denominators', () => {
  fc.assert(
    fc.property(whole, under, whole, under, (a, b, c, d) => {
      const [x, y] = [fraction(a, b), fraction(c, d)];
      expect(minus(plus(x, y), y)).toEqual(x);
      expect(times(x, y)).toEqual(fraction(a * c, b * d));
      expect(numberOf(x)).toBe(a / b);
      if (c !== 0) expect(times(quotient(x, y), y)).toEqual(x);
      else expect(() => quotient(x, y)).toThrow(RangeError);
    }),
  );
});

test('a decimal is what it says', () => {
  expect(fractionOf(0.3)).toEqual(fraction(3, 10));
  expect(fractionOf(1)).toEqual(ONE);
  expect(fractionOf(-1.25)).toEqual(fraction(-5, 4));
  expect(fractionOf(1e-15)).toEqual({ over: 1n, under: 10n ** 15n });
});

test('numbers too large for a double still make the right quotient', () => {
  let small = ONE;
  for (let power = 0; power < 300; power += 1) small = times(small, fraction(1, 7));
  expect(numberOf(small) / 7 ** -150 / 7 ** -150).toBeCloseTo(1, 10);
  expect(numberOf(minus(ONE, small))).toBe(1);
  expect(numberOf(times(small, { over: 7n ** 300n, under: 3n }))).toBe(1 / 3);
  expect(numberOf({ over: 10n ** 300n + 1n, under: 10n ** 299n })).toBe(10);
});

test('what a double holds comes back to the bit, whatever both parts are multiplied by', () => {
  const part = fc.bigInt({ min: 1n, max: 10n ** 40n });
  const held = fc.maxSafeInteger();
  fc.assert(
    fc.property(held, fc.integer({ min: -200, max: 200 }), part, (whole, power, factor) => {
      const [up, down] = power < 0 ? [0n, BigInt(-power)] : [BigInt(power), 0n];
      const over = (BigInt(whole) << up) * factor;
      expect(numberOf({ over, under: (1n << down) * factor })).toBe(whole * 2 ** power);
    }),
  );
});

test('each fraction has one form: in lowest terms, the sign above', () => {
  expect(fraction(-6, 4)).toEqual({ over: -3n, under: 2n });
  expect(fraction(0, 7)).toEqual({ over: 0n, under: 1n });
  expect(minus(fraction(1, 2), fraction(3, 4))).toEqual({ over: -1n, under: 4n });
  expect(plus(fraction(1, 6), fraction(1, 3))).toEqual({ over: 1n, under: 2n });
  expect(fraction(5)).toEqual({ over: 5n, under: 1n });
});

test('the same is of the same value, and nought alone is nought', () => {
  expect(isSame(fraction(1, 2), fraction(2, 4))).toBe(true);
  for (const other of [fraction(1, 3), fraction(3, 2), fraction(-1, 2)])
    expect(isSame(fraction(1, 2), other)).toBe(false);
  expect([ZERO, ONE, fraction(-1, 2)].map(isZero)).toEqual([true, false, false]);
});

test('a denominator is above nought', () => {
  for (const under of [0, -1])
    expect(() => fraction(1, under)).toThrow(new RangeError('a denominator is above 0'));
});
