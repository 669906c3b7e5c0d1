import { expect, it } from 'vitest';
import { mayBreak, unbroken, wrapPieces } from './lineBreaks.ts';

it('no line ends at the space beside Chinese, and other words break where they did', () => {
  expect(unbroken('一共 10 题。All of 10 cards')).toBe('一共\u00a010\u00a0题。All of 10 cards');
});

it('no line ends within a word of Chinese or a number, and other words are letters', () => {
  expect(wrapPieces('把它找出来，得一枚金币')).toEqual('把 它 找 出来 ， 得 一枚 金币'.split(' '));
  expect(wrapPieces('最高\u00a01,250.50\u00a0倍')).toContain('1,250.50');
  expect(wrapPieces('Tea.')).toEqual([...'Tea.']);
});

it.each([
  ['一', '共', true],
  ['题', '1', true],
  ['1', '0', false],
  ['1', '.', false],
  ['题', '。', false],
  ['。', '所', true],
  ['共', '\u00a0', false],
])('a line may end between %s and %s: %s', (char, next, may) => {
  expect(mayBreak(char, next)).toBe(may);
});
