import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  changeOf,
  changeText,
  coinText,
  payoutOf,
  resultOf,
  resultTone,
  toneOf,
} from './result.ts';

test.each([
  [46, '+0.46'],
  [-50, '−0.50'],
  [0, '0.00'],
  [1_234_50, '+1,234.50'],
])('%i hundredths over the stake are told as %s', (change, text) => {
  expect(changeText(change)).toBe(text);
});

test('a bet of 0.50 taken at 1.92 is paid 0.96, which is +0.46', () => {
  expect([payoutOf(50, 19_200), changeOf(50, 19_200)].map(coinText)).toEqual(['0.96', '0.46']);
  expect(changeText(changeOf(50, 19_200))).toBe('+0.46');
  expect(changeText(changeOf(50, 0))).toBe('−0.50');
  expect(payoutOf(1_01, 19_200)).toBe(1_93);
});

test('a round is told by the same change as its bet, and not before it is over', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500_00 }), fc.nat(10_000_000), (bet, multiplier) => {
      const won = payoutOf(bet, multiplier);
      expect(resultOf({ status: 'settled', bet, won })).toBe(changeOf(bet, multiplier));
      expect(resultOf({ status: 'open', bet, won })).toBeNull();
    }),
  );
  expect(resultOf({ status: 'voided', bet: 5_00, won: 0 })).toBe(0);
});

test('the tone follows the stake: more is a win, as much is none, less is a loss', () => {
  expect([1, 0, -1].map(toneOf)).toEqual(['win', 'even', 'loss']);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500_00 }), fc.nat(10_000_000), (bet, multiplier) => {
      const won = payoutOf(bet, multiplier);
      const tone = won > bet ? 'win' : won === bet ? 'even' : 'loss';
      expect(resultTone({ status: 'settled', bet, won })).toBe(tone);
      expect(toneOf(changeOf(bet, multiplier))).toBe(tone);
      expect(resultTone({ status: 'open', bet, won })).toBe('even');
    }),
  );
  // Nothing staked, nothing won: nothing lost.
  expect(resultTone({ status: 'settled', bet: 0, won: 0 })).toBe('even');
  expect(resultTone({ status: 'voided', bet: 5_00, won: 0 })).toBe('even');
});
