import { expect, test } from 'vitest';
import type { CoinBalance } from '#contract/coins.ts';
import type { Bounds } from '#engine/core/rules/tuning.ts';
import { statusOf } from '../../../platform/http/statusOf.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { checkCoins, demandStake, isTooPoor } from './stakes.ts';

const bounds: Bounds = { min: 1_00, max: 5_00, step: 50 };
const matched: Bounds = { ...bounds, live: [2_00, 4_00] };
/** With that many coins available, and more that are held. */
const having = (available: number): CoinBalance => ({
  balance: available + 9_00,
  pending: 9_00,
  redeemed: 0,
  expire: { balance: 0, date: null },
});
const refusalOf = (run: () => void): string | null => {
  try {
    run();
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return `${statusOf(error)} ${error.key} ${JSON.stringify(error.extras)}`;
  }
};
const NO_STAKE = '400 msg.invalidRequest {"typ":"round","field":"bet"}';

test.each<[Bounds | null, 'house' | 'live', number, boolean]>([
  [bounds, 'house', 1_00, true],
  [bounds, 'house', 5_00, true],
  [bounds, 'house', 1_50, true],
  [bounds, 'house', 1_49, false],
  [bounds, 'house', 50, false],
  [bounds, 'house', 5_50, false],
  [bounds, 'house', 0, false],
  // A match is for one of a few stakes, where the game has them; against the house any will do.
  [matched, 'live', 2_00, true],
  [matched, 'live', 3_00, false],
  [matched, 'house', 3_00, true],
  [bounds, 'live', 3_00, true],
  [null, 'house', 0, true],
  [null, 'house', 1_00, false],
])('of %j in %s a stake of %i is taken: %s', (of, mode, bet, isTaken) => {
  expect(refusalOf(() => demandStake(of, bet, mode))).toBe(isTaken ? null : NO_STAKE);
});

test('without a mode a stake is one against the house', () => {
  expect(refusalOf(() => demandStake(matched, 3_00))).toBeNull();
});

test.each([
  [99, 1_00, '409 msg.insufficientBalance {"typ":"round"}'],
  [1_00, 1_00, null],
  [1_00, 1_50, '409 msg.insufficientCoins {"typ":"round"}'],
  [1_50, 1_50, null],
])('with %i hundredths available a stake of %i is answered %j', (available, bet, expected) => {
  expect(refusalOf(() => checkCoins(bounds, bet, having(available)))).toBe(expected);
  expect(isTooPoor(bounds, having(available))).toBe(available < bounds.min);
});
