import fc from 'fast-check';
import { expect, it } from 'vitest';
import { betText, chipsOf, mostBet, parseBet, steppedBet } from './bets.ts';

const amount = fc.integer({ min: 1, max: 1_000_00 });
const bounds = fc
  .tuple(amount, amount)
  .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));

it('plus and minus never leave the bounds, and always move towards their end', () => {
  fc.assert(
    fc.property(bounds, amount, ({ min, max }, from) => {
      const bet = Math.min(max, Math.max(min, from));
      const up = steppedBet(bet, 1, min, max);
      const down = steppedBet(bet, -1, min, max);
      expect(up).toBeLessThanOrEqual(max);
      expect(down).toBeGreaterThanOrEqual(min);
      expect(bet === max || up > bet).toBe(true);
      expect(bet === min || down < bet).toBe(true);
    }),
  );
});

it('steps from an odd amount land on whole steps again', () => {
  expect(steppedBet(137, 1, 50, 2000)).toBe(150);
  expect(steppedBet(137, -1, 50, 2000)).toBe(100);
  expect(steppedBet(1980, 1, 50, 1990)).toBe(1990);
});

it('offers the least and the round amounts a game takes', () => {
  expect(chipsOf({ min: 50, max: 2000, step: 25 })).toEqual([50, 100, 500, 1000]);
  expect(chipsOf({ min: 100, max: 5000, step: 1 })).toEqual([100, 500, 1000]);
  expect(chipsOf({ min: 20, max: 500, step: 10 })).toEqual([20, 100]);
});

it('no more than the purse holds can be staked', () => {
  expect(mostBet({ min: 50, max: 2000, step: 25 }, 730)).toBe(725);
  expect(mostBet({ min: 50, max: 2000, step: 25 }, 9000)).toBe(2000);
});

it('reads what is typed to the hundredth, with a point or a comma, and nothing else', () => {
  expect(['1', '1.5', '1,05', ' 20.00 ', '0.1', '7.'].map(parseBet)).toEqual([
    100, 150, 105, 2000, 10, 700,
  ]);
  for (const text of ['', '.', '1.234', '-1', '1e3', 'ten', '1 000', '12345678'])
    expect(parseBet(text), text).toBeNull();
});

it('what is shown for typing reads back as the same bet', () => {
  fc.assert(fc.property(amount, (bet) => parseBet(betText(bet)) === bet));
});
