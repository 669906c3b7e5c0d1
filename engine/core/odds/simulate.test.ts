import { expect, test } from 'vitest';
import { UNIT } from '#engine/core/rules/rules.ts';
import type { Draws, Step } from '../rules/rules.ts';
import { simulate, startSimulation } from './simulate.ts';
import type { Playable, Policy } from './stakes.ts';
import { simulationOf } from './sums.ts';

/** Two throws of a coin, each pays even money; a round is over after both. */
type Left = number;
const step = (left: Left, multiplier: number): Step<Left, never> => ({
  state: left,
  events: [],
  multiplier,
  clockMs: null,
  isDone: left === 0,
});
const coins: Playable<object, Left, 'toss'> = {
  open: () => step(2, 0),
  move: (_tuning, left, _move, draws: Draws) => step(left - 1, draws.below(2) * 2 * UNIT),
  timeout: (_tuning, left) => step(left, 0),
};
const toss: Policy<object, Left, 'toss'> = () => 'toss';
const options = { rules: coins, tuning: {}, policy: toss, seed: 5 };

test('the same seed gives the same figures, in one piece or in many', () => {
  const pieces = startSimulation(options);
  for (const rounds of [1, 999, 1, 4_999, 14_000]) pieces.play(rounds);
  const whole = simulate(options, 20_000);
  expect(simulationOf(pieces.sums())).toEqual(whole);
  expect(simulate({ ...options, seed: 6 }, 20_000)).not.toEqual(whole);
});

test('a round is one stake, or each of its moves is', () => {
  const rounds = simulate(options, 40_000);
  expect(rounds.interval[0]).toBeLessThan(2);
  expect(rounds.interval[1]).toBeGreaterThan(2);
  expect(rounds.maximum).toBe(4);
  const moves = simulate({ ...options, isStaked: () => true }, 40_000);
  expect(moves.interval[0]).toBeLessThan(1);
  expect(moves.interval[1]).toBeGreaterThan(1);
  expect(moves.maximum).toBe(2);
  expect(moves.standardDeviation).toBeCloseTo(1, 1);
});

test('the checkpoints show how it came closer', () => {
  const { checkpoints, interval, mean } = simulate(options, 100_000);
  const stakes = checkpoints.map(({ rounds }) => rounds);
  expect(stakes.slice(0, 8)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(stakes.slice(-13)).toEqual([
    10_000, 12_115, 14_678, 17_783, 21_544, 26_102, 31_623, 38_312, 46_416, 56_234, 68_129, 82_540,
    100_000,
  ]);
  const [first] = checkpoints;
  const last = checkpoints.at(-1);
  expect(last?.mean).toBe(mean);
  expect(last?.margin).toBeCloseTo((interval[1] - interval[0]) / 2, 12);
  expect(first!.margin).toBeGreaterThan(last!.margin);
});

test('the variance is that of the samples, for a hand that can be counted', () => {
  const payouts = [1, 0, 0, 3];
  let at = 0;
  const rules: Playable<object, Left, 'toss'> = {
    ...coins,
    open: () => step(0, UNIT * (payouts[at++ % payouts.length] ?? 0)),
  };
  const { mean, standardDeviation, hitRate, maximumRate } = simulate({ ...options, rules }, 4);
  expect([mean, hitRate, maximumRate]).toEqual([1, 0.5, 0.25]);
  expect(standardDeviation).toBeCloseTo(Math.sqrt(2), 12);
});

test('a policy that never ends a round is told', () => {
  const never = { ...options, policy: () => 'timeout' as const };
  expect(() => simulate(never, 2)).toThrow('never ends');
  expect(() => simulate({ ...never, isStaked: () => true }, 2)).toThrow('never ends');
});
