import { expect, test } from 'vitest';
import { parseCoins, parseRinggit } from './money.ts';

test('amounts are read exactly', () => {
  expect(['60', '+1.5', '-3.25', '0.01', '9999999.99'].map(parseCoins)).toEqual([
    6000, 150, -325, 1, 999999999,
  ]);
  expect(
    ['', '0', '0.00', '1.234', '1e3', '1,000', '99999999', '--1', '.5'].map(parseCoins),
  ).toEqual(Array(9).fill(null));
});

test('ringgit are read exactly', () => {
  expect(['30', 'RM30.5', 'rm0.01', '9999999.99'].map(parseRinggit)).toEqual([
    3000, 3050, 1, 999999999,
  ]);
  expect(['', '0', '-30', '1.234', '1e3', '30,00'].map(parseRinggit)).toEqual(Array(6).fill(null));
});
