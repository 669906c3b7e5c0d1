import { expect, test } from 'vitest';
import en from '#assets/locales/en/games/lucky-egg.json' with { type: 'json' };
import { testTextsOf } from '#engine/canvas/stage/testTexts.ts';
import type { Prize } from '#games/lucky-egg/shapes.ts';
import { prizeLine, prizeWords } from './words.ts';

const texts = testTextsOf(en);
const prize = (kind: Prize['kind'], times: number): Prize => ({ kind, times });

test.each([
  [prize('coins', 15_000), 'Coins! +0.25 (×1.5, paid 0.75)', '+0.25 coins, 0.75 paid.'],
  // No more than the stake came back: that is no prize, and told as what it is.
  [
    prize('free', 5_000),
    '50% of your stake is back. −0.25 (×0.5, paid 0.25)',
    '50% of your stake is back. It pays 0.5 times your stake: −0.25 coins, 0.25 paid.',
  ],
  [prize('box', 10_000), 'Your stake is back. 0.00 (×1, paid 0.50)', '0.00 coins, 0.50 paid.'],
  [prize('none', 0), 'Empty −0.50', 'Only a feather was in it: −0.50 coins.'],
] as const)('%j of a stake of 0.50 is told over the stake', (what, line, said) => {
  expect(prizeLine(texts, what, 50, 'Empty')).toBe(line);
  expect(prizeWords(texts, what, 50)).toContain(said);
});

test('an egg whose stake is not known any more says how many times it paid', () => {
  expect(prizeLine(texts, prize('coins', 15_000), null, 'Empty')).toBe('Coins! ×1.5');
  expect(prizeWords(texts, prize('coins', 15_000), null)).toBe(
    'Coins! It pays 1.5 times the stake.',
  );
  expect(prizeLine(texts, prize('coins', 5_000), null, '')).toBe('50% of your stake is back. ×0.5');
  expect(prizeLine(texts, prize('none', 0), null, 'Empty')).toBe('Empty');
});
