import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyse } from '#engine/odds/analysis.ts';
import { simulate } from '#engine/odds/simulate.ts';
import { enumerate } from '#engine/odds/testEnumerate.ts';
import { wheelAnalysis, wheelOdds } from './odds.ts';
import { wheelRules } from './rules.ts';
import { WHEEL_MOST, type WheelTuning, wheelTuning } from './tuning.ts';

const tuning = wheelTuning.defaults;
const spins = (tuned: WheelTuning) =>
  enumerate((draws) => wheelRules.open(tuned, draws).multiplier);

test('[wheel-rules] the wheel returns 97% exactly, and at most 50 times', () => {
  expect(wheelAnalysis(tuning)).toMatchObject({
    mean: 0.97,
    hitRate: 0.666,
    maximum: 50,
    maximumChance: 0.002,
  });
});

test('[wheel-rules] every number of the draw was played: the figures are those of the rules', () => {
  expect(analyse(spins(tuning))).toEqual(wheelAnalysis(tuning));
});

test('any ribs a designer sets give the figures of their rules', () => {
  const rib = fc.record({
    times: fc.integer({ min: 0, max: WHEEL_MOST }),
    weight: fc.integer({ min: 1, max: 20 }),
  });
  fc.assert(
    fc.property(fc.array(rib, { minLength: 4, maxLength: 24 }), (segments) => {
      const tuned = { ...tuning, segments };
      expect(analyse(spins(tuned))).toEqual(wheelAnalysis(tuned));
    }),
    { numRuns: 40 },
  );
});

test('[wheel-rules] a quarter of a million spins agree with the exact return', () => {
  const way = wheelOdds.way(tuning, 'spin');
  if (!way) throw new Error('no such way');
  const { interval, standardDeviation } = simulate({ ...way, tuning, seed: 20241228 }, 250_000);
  expect(interval[0]).toBeLessThan(0.97);
  expect(interval[1]).toBeGreaterThan(0.97);
  expect(standardDeviation / way.analysis.standardDeviation).toBeCloseTo(1, 1);
});

test('there is only one way to spin', () => {
  expect(wheelOdds.way(tuning, 'stop=3')).toBeNull();
});
