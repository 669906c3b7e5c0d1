import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UNIT } from '#engine/core/rules/rules.ts';
import type { Step } from '../rules/rules.ts';
import { streamSeed } from './chance.ts';
import { countAll } from './counts.ts';
import { startSimulation } from './simulate.ts';
import type { Playable } from './stakes.ts';
import { mergeSums, NO_SUMS, type Sums, simulationOf } from './sums.ts';

const done = (multiplier: number): Step<null, never> => ({
  state: null,
  events: [],
  multiplier,
  clockMs: null,
  isDone: true,
});
const never = () => {
  throw new Error('a round is its opening');
};
/** Pays what is listed, one stake after the other. */
const listed = (payouts: readonly number[]): Sums => {
  let at = 0;
  const rules: Playable<object, null, never> = {
    open: () => done(payouts[at++] ?? 0),
    move: never,
    timeout: never,
  };
  const simulation = startSimulation({ rules, tuning: {}, policy: never, seed: 1 });
  simulation.play(payouts.length);
  return simulation.sums();
};

/** The last ones share a slot, so that both ways of counting are counted with. */
const payouts = fc.array(
  fc.oneof(fc.constant(0), fc.nat(300_000), fc.constantFrom(1_489, 8_254, 19_200)),
  {
    minLength: 1,
    maxLength: 40,
  },
);
const sums = payouts.map(listed);

test('[inspector] sums are merged in any order and any grouping, and nothing changes nothing', () => {
  fc.assert(
    fc.property(sums, sums, sums, (a, b, c) => {
      expect(mergeSums(a, b)).toEqual(mergeSums(b, a));
      expect(mergeSums(mergeSums(a, b), c)).toEqual(mergeSums(a, mergeSums(b, c)));
      expect(mergeSums(a, NO_SUMS)).toEqual(a);
    }),
  );
});

test('[inspector] the figures of merged streams are those of all their stakes', () => {
  fc.assert(
    fc.property(fc.array(payouts, { minLength: 2, maxLength: 6 }), (streams) => {
      const merged = streams.map(listed).reduce(mergeSums, NO_SUMS);
      const all = streams.flat();
      const mean = all.reduce((sum, paid) => sum + paid, 0) / all.length / UNIT;
      const variance = all.reduce((sum, paid) => sum + (paid / UNIT - mean) ** 2, 0);
      const figures = simulationOf(merged);
      expect(merged.payouts).toEqual(countAll(all));
      expect(figures.rounds).toBe(all.length);
      expect(figures.mean).toBeCloseTo(mean, 8);
      expect(figures.standardDeviation).toBeCloseTo(Math.sqrt(variance / (all.length - 1)), 6);
      expect(figures.hitRate).toBe(all.filter((paid) => paid >= UNIT).length / all.length);
      const { checkpoints: _, ...whole } = figures;
      const { checkpoints: __, ...concatenated } = simulationOf(listed(all));
      expect(whole).toEqual(concatenated);
    }),
  );
});

test('[inspector] a checkpoint is the mean of what every stream had played, and of no other', () => {
  const merged = mergeSums(listed([UNIT, 3 * UNIT, 0, 0]), listed([0, 2 * UNIT]));
  expect(merged.checkpoints.map(({ each, streams }) => [each, streams])).toEqual([
    [1, 2],
    [2, 2],
    [3, 1],
    [4, 1],
  ]);
  expect(simulationOf(merged).checkpoints.map(({ rounds, mean }) => [rounds, mean])).toEqual([
    [2, 0.5],
    [4, 1.5],
  ]);
});

test('[inspector] a milliard stakes of a thousand times the unit are told to the last hundredth', () => {
  const half: Sums = {
    streams: 1,
    payouts: [
      [0, 1],
      [1_000 * UNIT, 499_999_999],
    ],
    checkpoints: [],
  };
  const { rounds, mean, standardDeviation, maximumRate } = simulationOf(mergeSums(half, half));
  expect(rounds).toBe(1_000_000_000);
  expect(mean).toBe(999.999998);
  // Two of 10^9 are paid nothing: p (1 - p) n / (n - 1), worked out by hand.
  expect(standardDeviation).toBeCloseTo(1000 * Math.sqrt(2e-9 * (1 - 2e-9)), 9);
  expect(maximumRate).toBe(0.999999998);
});

test('[inspector] no band is a single point: the deviation is exact where it is known, a share is by Wilson', () => {
  const lost = listed([0, 0, 0, 0]);
  const [least, most] = simulationOf(lost, { staked: UNIT, standardDeviation: 2 }).interval;
  expect([least, most]).toEqual([-2.5758, 2.5758]);
  const [none, some] = simulationOf(lost).hitInterval;
  expect(none).toBe(0);
  expect(some).toBeCloseTo(0.6239, 4);
});

test('streams of a seed differ, and so do the streams of two', () => {
  const seeds = [1, 2].flatMap((seed) =>
    Array.from({ length: 1_000 }, (_, stream) => streamSeed(seed, stream)),
  );
  expect(new Set(seeds).size).toBe(2_000);
});
