import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyse } from '#engine/core/odds/analysis.ts';
import { simulate } from '#engine/core/odds/simulate.ts';
import { enumerate } from '#engine/core/odds/testEnumerate.ts';
import { isRefusal } from '#engine/core/rules/rules.ts';
import { squidAnalysis, squidOdds, stopAt } from './odds.ts';
import { squidRules } from './rules.ts';
import { SquidTuning, squidTuning } from './tuning.ts';

const tuning = squidTuning.defaults;
const stops = Array.from({ length: tuning.steps }, (_, index) => index + 1);

/** What every fate of the bridge pays to who takes after `stop` steps. */
const fates = (tuned: SquidTuning, stop: number) =>
  enumerate((draws) => {
    let step = squidRules.open(tuned, draws);
    while (!step.isDone) {
      const { crossed } = step.state;
      const move =
        crossed === stop ? { kind: 'take' as const } : { kind: 'step' as const, panel: 1 };
      const made = squidRules.move(tuned, step.state, move, draws);
      if (isRefusal(made)) throw new Error(made.refused);
      step = made;
    }
    return step.multiplier;
  });

test.each(stops)('[squid-rules] who takes after step %i has 96%% back, exactly', (stop) => {
  const { mean, hitRate, maximum, maximumChance } = squidAnalysis(tuning, stopAt(stop));
  expect(mean).toBe(0.96);
  expect(hitRate).toBe(0.5 ** stop);
  expect([maximum, maximumChance]).toEqual([0.96 * 2 ** stop, 0.5 ** stop]);
});

test('[squid-rules] the whole bridge pays 983.04 times the bet, never more than 1000', () => {
  expect(squidAnalysis(tuning, stopAt(10)).maximum).toBe(983.04);
});

test('[squid-rules] every fate of the bridge was played: the figures are those of the rules', () => {
  for (const stop of stops)
    expect(analyse(fates(tuning, stop))).toEqual(squidAnalysis(tuning, stopAt(stop)));
});

test('any bridge a designer sets gives the figures of its rules, rounded down as they are', () => {
  const bridges = fc
    .record({
      rtp: fc.integer({ min: 5_000, max: 10_000 }),
      panels: fc.integer({ min: 2, max: 4 }),
      safePanels: fc.integer({ min: 1, max: 3 }),
      steps: fc.integer({ min: 1, max: 4 }),
    })
    .map((changed) => ({ ...tuning, ...changed }))
    .filter((bridge) => SquidTuning.safeParse(bridge).success);
  fc.assert(
    fc.property(bridges, fc.integer({ min: 1, max: 4 }), (bridge, stop) => {
      const analysis = squidAnalysis(bridge, stopAt(stop));
      expect(analyse(fates(bridge, Math.min(stop, bridge.steps)))).toEqual(analysis);
      // Rounding down takes less than a hundredth of the bet of what is paid.
      expect(analysis.mean).toBeLessThanOrEqual(bridge.rtp / 10_000 + 1e-12);
      const paid = analysis.distribution.filter(({ payout }) => payout > 0);
      const share = paid.reduce((sum, { chance }) => sum + chance, 0);
      expect(analysis.mean).toBeGreaterThan(bridge.rtp / 10_000 - 0.01 * share);
    }),
    { numRuns: 60 },
  );
});

test('[squid-rules] however a player mixes stopping points, 96% come back', () => {
  const shares = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 0, maxLength: 10 });
  fc.assert(
    fc.property(shares, (mixed) => {
      const stopping = mixed.map((share) => share / 1000);
      expect(squidAnalysis(tuning, stopping).mean).toBe(0.96);
    }),
  );
  const mixed = squidAnalysis(tuning, [0, 0.5, 0, 1]);
  expect(mixed.distribution).toEqual([
    { payout: 0, chance: 1 - 1 / 8 - 1 / 32 },
    { payout: 3.84, chance: 1 / 8 },
    { payout: 15.36, chance: 1 / 32 },
  ]);
});

test.each([
  ['stop=3', 1_500_000],
  ['stop=1:0.25,2:0.5,6', 400_000],
])('[squid-rules] simulated play agrees with the exact figures: %s', (name, rounds) => {
  const way = squidOdds.way(tuning, name);
  if (!way) throw new Error('no such way');
  const played = simulate({ ...way, tuning, seed: 456 }, rounds);
  expect(played.interval[0]).toBeLessThan(0.96);
  expect(played.interval[1]).toBeGreaterThan(0.96);
  expect(played.hitRate).toBeCloseTo(way.analysis.hitRate, 2);
  expect(played.maximum).toBe(way.analysis.maximum);
});

test.each(['', 'stop', 'stop=0', 'stop=11', 'stop=3:2', 'stop=a', 'stop=1,', 'blind'])(
  '%j is no way to cross ten steps',
  (name) => expect(squidOdds.way(tuning, name)).toBeNull(),
);
