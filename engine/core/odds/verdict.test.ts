import { expect, test } from 'vitest';
import { analyse } from './analysis.ts';
import { fraction } from './fraction.ts';
import type { Simulation } from './sums.ts';
import { verdictOf } from './verdict.ts';

/** Pays `multiplier` half the time. */
const half = (multiplier: number) =>
  analyse([
    { multiplier, chance: fraction(1, 2) },
    { multiplier: 0, chance: fraction(1, 2) },
  ]);
const target = { rtp: 0.97, maxOdds: 2 };

const simulated = (least: number, most: number): Simulation => ({
  rounds: 1_000,
  mean: (least + most) / 2,
  standardDeviation: 1,
  interval: [least, most],
  hitRate: 0.5,
  hitInterval: [0.46, 0.54],
  maximum: 2,
  maximumRate: 0.5,
  checkpoints: [],
});

test('a return at its target passes, with a simulation that agrees or with none', () => {
  expect(verdictOf(half(19_400), target, null)).toEqual({ result: 'pass', complaints: [] });
  expect(verdictOf(half(19_400), target, simulated(0.95, 0.98)).result).toBe('pass');
});

test('a hundredth of a percentage point is within, anything more is not', () => {
  const near = (rtp: number) => verdictOf(half(19_400), { ...target, rtp }, null).result;
  expect(near(0.9701)).toBe('pass');
  expect(near(0.9699)).toBe('pass');
  expect(near(0.97011)).toBe('fail');
  expect(near(0.96989)).toBe('fail');
});

test('a higher maximum than announced fails, where nothing is staked too', () => {
  const free = { rtp: null, maxOdds: 2 };
  expect(verdictOf(half(19_400), free, null).result).toBe('pass');
  expect(verdictOf(half(20_100), free, null)).toEqual({ result: 'fail', complaints: ['maximum'] });
});

test('a simulation that disagrees is a warning, and no excuse for what failed', () => {
  const low = simulated(0.9, 0.96);
  expect(verdictOf(half(19_400), target, low)).toEqual({
    result: 'warn',
    complaints: ['interval'],
  });
  expect(verdictOf(half(19_000), target, low)).toEqual({ result: 'fail', complaints: ['return'] });
  const high = simulated(0.98, 1);
  expect(verdictOf(half(19_400), target, high)).toEqual({
    result: 'warn',
    complaints: ['interval'],
  });
});

test('an interval that ends at the exact mean holds it', () => {
  for (const edge of [simulated(0.97, 0.98), simulated(0.96, 0.97)])
    expect(verdictOf(half(19_400), target, edge).result).toBe('pass');
});
