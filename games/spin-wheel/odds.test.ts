import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyse } from '#engine/core/odds/analysis.ts';
import { isSame, numberOf, ONE, plus, ZERO } from '#engine/core/odds/fraction.ts';
import { percentText } from '#engine/core/odds/percent.ts';
import { simulate } from '#engine/core/odds/simulate.ts';
import { enumerate } from '#engine/core/odds/testEnumerate.ts';
import { wheelAnalysis, wheelOdds, wheelPrizes } from './odds.ts';
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
  expect(analyse(spins(tuning), 0)).toEqual(wheelAnalysis(tuning));
});

const rib = fc.record({
  times: fc.integer({ min: 0, max: WHEEL_MOST }),
  weight: fc.integer({ min: 1, max: 20 }),
});

test('any ribs a designer sets give the figures of their rules', () => {
  fc.assert(
    fc.property(fc.array(rib, { minLength: 4, maxLength: 24 }), (segments) => {
      const tuned = { ...tuning, segments };
      expect(analyse(spins(tuned), 0)).toEqual(wheelAnalysis(tuned));
    }),
    { numRuns: 40 },
  );
});

test('[wheel-rules] the chances of all prizes are 100%, and those the exact figures are made of', () => {
  const wide = fc.record({
    times: fc.constantFrom(0, 2_000, 5_000, 10_000, 20_000, 500_000),
    weight: fc.integer({ min: 1, max: 1_000_000 }),
  });
  fc.assert(
    fc.property(fc.array(wide, { minLength: 4, maxLength: 24 }), (segments) => {
      const tuned = { ...tuning, segments };
      const prizes = wheelPrizes(tuned);
      expect(
        isSame(
          prizes.reduce((sum, { chance }) => plus(sum, chance), ZERO),
          ONE,
        ),
      ).toBe(true);
      // A spin is worth RM1: a prize's sen are its hundredths of it.
      expect(prizes.map(({ sen, chance }) => [sen / 100, numberOf(chance)])).toEqual(
        wheelAnalysis(tuned)
          .distribution.toReversed()
          .map(({ payout, chance }) => [payout, chance]),
      );
    }),
    { numRuns: 60 },
  );
});

test('[wheel-rules] as they are shown they are what is drawn, and sum to 100% again', () => {
  const shown = wheelPrizes(tuning).map(({ sen, chance }) => [sen, percentText(numberOf(chance))]);
  expect(shown).toEqual([
    [50_00, '0.2%'],
    [20_00, '0.4%'],
    [10_00, '1%'],
    [5_00, '3%'],
    [3_00, '4%'],
    [2_00, '9%'],
    [1_00, '14%'],
    [50, '10%'],
    [20, '25%'],
    [0, '33.4%'],
  ]);
  const sum = shown.reduce((all, [, text]) => all + Number.parseFloat(String(text)), 0);
  expect(sum).toBeCloseTo(100, 9);
});

test('what pays less than a sen is no prize, and counts as none', () => {
  const tuned = { ...tuning, unitSen: 1, segments: [...tuning.segments] };
  expect(wheelPrizes(tuned).at(-1)?.sen).toBe(0);
  expect(numberOf(wheelPrizes(tuned).at(-1)?.chance ?? ZERO)).toBeCloseTo(0.334 + 0.25 + 0.1, 12);
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
