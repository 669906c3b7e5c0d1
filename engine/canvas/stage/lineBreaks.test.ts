import { expect, it } from 'vitest';
import { mayBreak, unbroken } from './lineBreaks.ts';

it('no line ends at the space beside Chinese, and other words break where they did', () => {
  expect(unbroken('一共 10 题。All of 10 cards')).toBe('一共\u00a010\u00a0题。All of 10 cards');
});

it.each([
  ['一', '共', true],
  ['题', '1', true],
  ['1', '0', false],
  ['1', '.', false],
  ['题', '。', false],
  ['。', '所', true],
])('a line may end between %s and %s: %s', (char, next, may) => {
  expect(mayBreak(char, next)).toBe(may);
});
