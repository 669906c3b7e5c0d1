import { expect, test } from 'vitest';
import { percentText } from './percent.ts';

test.each([
  [0, '0%'],
  [1, '100%'],
  [0.97, '97%'],
  [0.002, '0.2%'],
  [0.0625, '6.25%'],
  [0.5 ** 10, '0.09766%'],
  [2 / 3, '66.67%'],
  [1.25, '125%'],
])('%d is shown as %s', (share, text) => {
  expect(percentText(share)).toBe(text);
});

test('what is all but certain, or all but impossible, is not shown as certain', () => {
  expect(percentText(0.999_999)).toBe('99.9999%');
  expect(percentText(1 / 24_000_000)).toBe('0.000004167%');
});
