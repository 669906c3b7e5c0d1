import { describe, expect, test } from 'vitest';
import { UNIT } from '#engine/core/rules/rules.ts';
import { betBounds, betNear, isBet, type Stakes } from '#engine/core/rules/tuning.ts';
import { eggTuning } from '../lucky-egg/tuning.ts';
import { winningsOf } from '../rock-scissor-paper/duel.ts';
import { rpsTuning } from '../rock-scissor-paper/tuning.ts';
import { wheelTuning } from '../spin-wheel/tuning.ts';
import { ladderOf, squidTuning } from '../squidgame/tuning.ts';

/** Every stake a tuning takes, in hundredths of a coin. */
const betsOf = (stakes: Stakes): number[] => {
  const bounds = betBounds(stakes);
  const all = Array.from({ length: bounds.max + 1 }, (_, bet) => bet);
  return all.filter((bet) => isBet(bounds, bet));
};

/** Those of the multipliers that pay a part of a hundredth on some stake: the club would keep it. */
const inexact = (bets: readonly number[], multipliers: readonly number[]) =>
  multipliers.filter((multiplier) => bets.some((bet) => (bet * multiplier) % UNIT !== 0));

describe('the announced return holds at every bet: no payout is rounded', () => {
  test('[squid-rules] the bridge, at every step of its ladder', () => {
    const { defaults } = squidTuning;
    expect(inexact(betsOf(defaults), ladderOf(defaults))).toEqual([]);
    // 96% of a fair game, to the last hundredth: 0.96 x 2^n after n steps that each hold by half.
    const shares = ladderOf(defaults).map((multiplier, step) => multiplier / 2 ** step);
    expect(new Set(shares.slice(1))).toEqual(new Set([0.96 * UNIT]));
    expect(isBet(betBounds(defaults), 51)).toBe(false);
  });

  test('rock, scissors, paper against the house, and between two players', () => {
    const { defaults } = rpsTuning;
    expect(inexact(betsOf(defaults), [defaults.pay])).toEqual([]);
    expect(winningsOf(defaults)).toBe(2 * defaults.rtpLive);
    expect(inexact(defaults.liveBets, [winningsOf(defaults)])).toEqual([]);
  });

  test('[egg-rules] the nest, whatever an egg holds', () => {
    const { defaults } = eggTuning;
    const tables = [defaults.coins, defaults.free.prizes, defaults.box.prizes];
    const times = tables.flat().map((prize) => prize.times);
    expect(inexact(betsOf(defaults), times)).toEqual([]);
  });

  test('the wheel, in sen', () => {
    const { unitSen, segments } = wheelTuning.defaults;
    const times = segments.map((rib) => rib.times);
    expect(inexact([unitSen], times)).toEqual([]);
  });
});

test('a stake that is not taken becomes the next lower one that is', () => {
  const bounds = betBounds(squidTuning.defaults);
  const all = [0, 49, 50, 51, 74, 75, 1_999, 2_000, 9_999];
  expect(all.map((bet) => betNear(bounds, bet))).toEqual([
    50, 50, 50, 50, 50, 75, 1_975, 2_000, 2_000,
  ]);
});
