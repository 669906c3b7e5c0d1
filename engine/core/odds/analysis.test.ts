import { expect, test } from 'vitest';
import { UNIT } from '#engine/core/rules/rules.ts';
import { analyse } from './analysis.ts';
import { fraction, ZERO } from './fraction.ts';

test('a fair coin for even money, in every figure', () => {
  expect(
    analyse([
      { multiplier: 20_000, chance: fraction(1, 2) },
      { multiplier: 0, chance: fraction(1, 2) },
    ]),
  ).toEqual({
    mean: 1,
    exactMean: fraction(1),
    staked: UNIT,
    hitRate: 0.5,
    standardDeviation: 1,
    volatilityIndex: 1.645,
    maximum: 2,
    maximumChance: 0.5,
    distribution: [
      { payout: 0, chance: 0.5 },
      { payout: 2, chance: 0.5 },
    ],
    outcomes: [
      { multiplier: 0, chance: fraction(1, 2) },
      { multiplier: 20_000, chance: fraction(1, 2) },
    ],
  });
});

test('a return of 97% is 0.97, not a number near it', () => {
  const seldom = { multiplier: 970_000_000, chance: fraction(1, 100_000) };
  const mostly = { multiplier: 0, chance: fraction(99_999, 100_000) };
  expect(analyse([seldom, mostly]).mean).toBe(0.97);
});

test('what pays the same is one payout, and what never comes is none', () => {
  const { distribution, maximum } = analyse([
    { multiplier: 10_000, chance: fraction(1, 4) },
    { multiplier: 500_000, chance: ZERO },
    { multiplier: 5_000, chance: fraction(1, 2) },
    { multiplier: 10_000, chance: fraction(1, 4) },
  ]);
  expect(distribution).toEqual([
    { payout: 0.5, chance: 0.5 },
    { payout: 1, chance: 0.5 },
  ]);
  expect(maximum).toBe(1);
});

test('probabilities that do not add up to 1 are told', () => {
  expect(() => analyse([{ multiplier: 1, chance: fraction(1, 2) }])).toThrow('add up');
});
