import { expect, test } from 'vitest';
import { multiplierText } from '#engine/core/rules/result.ts';
import type { SquidEnd } from '#games/squidgame/shapes.ts';
import { endingOf, panelName } from './words.ts';

const texts = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
  `${key.replace('squidgame.', '')}(${Object.values(values).join('|')})`;
const told = (why: SquidEnd['why'], multiplier: number, crossed: number) => ({
  end: { kind: 'ended' as const, why, crossed, multiplier },
  bet: 5_00,
  panels: Array(10).fill(2),
  path: [
    { panel: 0, safe: [0] },
    { panel: 0, safe: [1] },
  ],
  joy: 'medium' as const,
});

test('a win is told by its size, over the bet, with what is paid, multiplier and steps', () => {
  expect(endingOf(texts, told('took', 76_800, 3))).toEqual({
    title: 'won.medium()',
    line: 'paid(38.40)\ncrossed(3|10)',
    won: { change: 33_40, multiplier: 76_800 },
    said: 'said.won(+33.40|38.40|7.68)',
  });
  expect(endingOf(texts, told('arrived', 9_830_400, 10)).title).toBe('won.arrived()');
});

test.each([
  [6_600, 'loss', '3.30', '−1.70'],
  [10_000, 'even', '5.00', '0.00'],
])(
  'what was taken at %i ten-thousandths of the bet is no win, and told as %s',
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

test('a multiplier has two decimals, and more where it needs them', () => {
  expect([9_830_400, 109_350, 164_025].map(multiplierText)).toEqual([
    '983.04x',
    '10.935x',
    '16.4025x',
  ]);
});
