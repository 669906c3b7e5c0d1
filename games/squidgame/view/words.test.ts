import { expect, test } from 'vitest';
import type { SquidEnd } from '#games/squidgame/shapes.ts';
import { multiplierText } from './numbers.ts';
import { endingOf, panelName } from './words.ts';

const texts = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
  `${key.replace('squidgame.', '')}(${Object.values(values).join('|')})`;
const told = (why: SquidEnd['why'], multiplier: number, crossed: number) => ({
  end: { kind: 'ended' as const, why, crossed, multiplier },
  bet: 5_00,
  steps: 10,
  panes: 2,
  path: [
    { panel: 0, safe: [0] },
    { panel: 0, safe: [1] },
  ],
  joy: 'medium' as const,
});

test('a win is told by its size, over the bet, with what is paid, multiplier and steps', () => {
  expect(endingOf(texts, told('took', 768, 3))).toEqual({
    title: 'won.medium()',
    line: 'paid(38.40)\ncrossed(3|10)',
    won: { change: 33_40, multiplier: 768 },
    said: 'said.won(+33.40|38.40|7.68)',
  });
  expect(endingOf(texts, told('arrived', 98_304, 10)).title).toBe('won.arrived()');
});

test.each([
  [66, 'loss', '3.30', '−1.70'],
  [100, 'even', '5.00', '0.00'],
])(
  'what was taken at %i hundredths of the bet is no win, and told as %s',
  (multiplier, tone, paid, change) => {
    const line = `paid(${paid})\ncrossed(1|10)`;
    expect(endingOf(texts, told('took', multiplier, 1))).toEqual({
      title: `back.${tone}(${change})`,
      line,
      won: null,
      said: line,
    });
  },
);

test('a fall says what would have held and what was lost', () => {
  expect(endingOf(texts, told('fell', 0, 1))).toEqual({
    title: 'lost.fell()',
    line: 'held(2|right())\nbet(−5.00)',
    won: null,
    said: 'held(2|right())\nbet(−5.00)',
  });
});

test.each(['time', 'quit'] as const)('%s says how far one came and what was lost', (why) => {
  expect(endingOf(texts, told(why, 0, 1))).toEqual({
    title: `lost.${why}()`,
    line: 'walked(1|10)\nbet(−5.00)',
    won: null,
    said: 'walked(1|10)\nbet(−5.00)',
  });
});

test('two panels are left and right, more are counted', () => {
  expect([0, 1].map((pane) => panelName(texts, 2, pane))).toEqual(['left()', 'right()']);
  expect([0, 2].map((pane) => panelName(texts, 3, pane))).toEqual(['panel(1)', 'panel(3)']);
});

test('a multiplier has two decimals', () => {
  expect(multiplierText(98_304)).toBe('983.04x');
});
