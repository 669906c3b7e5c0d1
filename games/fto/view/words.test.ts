import { expect, it } from 'vitest';
import { countdownText } from '#engine/canvas/stage/kit/countdown.ts';
import type { Look } from '#games/fto/shapes.ts';
import { praiseOf } from './joy.ts';
import { nameOfCard } from './words.ts';

const plain: Look = {
  frame: 'wau',
  hue: 0,
  rotate: 3,
  isMirrored: false,
  scale: 1,
  brightness: 1,
};
const texts = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
  `${key}(${Object.values(values).join('|')})`;
const names = (cells: Look[]) => cells.map((_, i) => nameOfCard(texts, 'wau', cells, i));

it('tells of all cards alike the traits in which they are not all the same, and no others', () => {
  const [first, odd, third] = names([plain, { ...plain, scale: 0.8 }, plain]);
  expect(first).toBe('fto.card(1|fto.motif.wau()|fto.look.size(100))');
  expect(odd).toBe('fto.card(2|fto.motif.wau()|fto.look.size(80))');
  expect(third).toBe('fto.card(3|fto.motif.wau()|fto.look.size(100))');
});

it('tells both traits of another hue: the tone and the brightness', () => {
  const [, odd] = names([plain, { ...plain, hue: -48, brightness: 0.9 }]);
  expect(odd).toContain('fto.look.hue(-48), fto.look.brightness(90)');
});

it('praises in three sizes: 1-3, 4-7 and 8-10 of ten, and never none', () => {
  const praise = Array.from({ length: 11 }, (_, right) => praiseOf(right, 10));
  expect(praise[0]).toBe('none');
  expect(praise.slice(1, 4)).toEqual(Array(3).fill('small'));
  expect(praise.slice(4, 8)).toEqual(Array(4).fill('medium'));
  expect(praise.slice(8)).toEqual(Array(3).fill('big'));
});

it.each([1, 2, 10])('praises none of %i right with no words of a win', (of) => {
  expect(praiseOf(0, of)).toBe('none');
});

it.each([
  [86_400_000, '24:00:00'],
  [86_399_001, '24:00:00'],
  [3_661_000, '01:01:01'],
  [1, '00:00:01'],
  [0, '00:00:00'],
  [-5_000, '00:00:00'],
])('counts %i ms down as %s', (ms, text) => {
  expect(countdownText(ms)).toBe(text);
});
