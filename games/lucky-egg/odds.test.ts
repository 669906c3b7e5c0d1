import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyse } from '#engine/core/odds/analysis.ts';
import { simulate } from '#engine/core/odds/simulate.ts';
import { enumerate } from '#engine/core/odds/testEnumerate.ts';
import { eggAnalysis, eggOdds, eggOutcomes } from './odds.ts';
import { drawPrize } from './rules.ts';
import { EGG_MOST, type EggTuning, eggTuning } from './tuning.ts';

const tuning = eggTuning.defaults;

test('[egg-rules] a crack returns 97% exactly, and at most 500 times', () => {
  expect(eggAnalysis(tuning)).toMatchObject({
    mean: 0.97,
    hitRate: 0.281,
    maximum: 500,
    maximumChance: 0.00006,
  });
});

test('[egg-rules] nothing, coins, a free bonus, a mystery box: each as likely as its weight', () => {
  const shares = { none: 0, coins: 0, free: 0, box: 0 };
  for (const { kind, chance } of eggOutcomes(tuning))
    shares[kind] += Number(chance.over) / Number(chance.under);
  expect(shares.none).toBeCloseTo(0.599, 12);
  expect(shares.coins).toBeCloseTo(0.351, 12);
  expect(shares.free).toBeCloseTo(0.03, 12);
  expect(shares.box).toBeCloseTo(0.02, 12);
});

const weight = fc.integer({ min: 1, max: 6 });
const table = fc.array(fc.record({ times: fc.integer({ min: 1, max: EGG_MOST }), weight }), {
  minLength: 1,
  maxLength: 4,
});
const nests: fc.Arbitrary<EggTuning> = fc
  .record({
    nothing: fc.record({ weight }),
    coins: table,
    free: fc.record({ weight, prizes: table }),
    box: fc.record({ weight, prizes: table }),
  })
  .map((holds) => ({ ...tuning, ...holds }));

test('whatever the tables hold, the figures are those of every draw the rules can make', () => {
  fc.assert(
    fc.property(nests, (tuned) => {
      const cracks = enumerate((draws) => drawPrize(tuned, draws).times);
      expect(analyse(cracks)).toEqual(eggAnalysis(tuned));
    }),
    { numRuns: 40 },
  );
});

test('[egg-rules] half a million cracks agree with the exact return', () => {
  const way = eggOdds.way(tuning, 'crack');
  if (!way || !eggOdds.isStaked) throw new Error('no such way');
  const { isStaked } = eggOdds;
  const { interval, hitRate } = simulate({ ...way, tuning, isStaked, seed: 20250728 }, 500_000);
  expect(interval[0]).toBeLessThan(0.97);
  expect(interval[1]).toBeGreaterThan(0.97);
  expect(hitRate).toBeCloseTo(0.281, 2);
});

test('there is only one way to crack an egg', () => {
  expect(eggOdds.way(tuning, 'spin')).toBeNull();
});
