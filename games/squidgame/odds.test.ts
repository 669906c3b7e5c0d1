import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyse } from '#engine/core/odds/analysis.ts';
import { fraction, numberOf, plus, times, ZERO } from '#engine/core/odds/fraction.ts';
import { simulate } from '#engine/core/odds/simulate.ts';
import { enumerate } from '#engine/core/odds/testEnumerate.ts';
import { payoutOf } from '#engine/core/rules/result.ts';
import { isRefusedStep } from '#engine/core/rules/rules.ts';
import type { AnyGame } from '../game.ts';
import { judgeTuning } from '../gate/gate.ts';
import { judgedWay } from '../gate/judgedWays.ts';
import { fill, paying } from './fill.ts';
import { squidGame } from './game.ts';
import { reachOf, squidAnalysis, squidOdds, stopAt } from './odds.ts';
import { squidRules } from './rules.ts';
import { ladderOf, SQUID_MOST, SquidTuning, squidTuning } from './tuning.ts';

const tuning = squidTuning.defaults;
const stops = Array.from({ length: tuning.steps.length }, (_, index) => index + 1);

/** What every fate of the bridge pays to who takes after `stop` steps. */
const fates = (tuned: SquidTuning, stop: number) =>
  enumerate((draws) => {
    let step = squidRules.open(tuned, draws);
    while (!step.isDone) {
      const { crossed } = step.state;
      const move =
        crossed === stop ? { kind: 'take' as const } : { kind: 'step' as const, panel: 1 };
      const made = squidRules.move(tuned, step.state, move, draws);
      if (isRefusedStep(made)) throw new Error(made.refused);
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

/** Any bridge of at most four steps that the schema takes. */
const bridges = fc
  .array(
    fc.record({
      panels: fc.integer({ min: 2, max: 4 }),
      safePanels: fc.integer({ min: 1, max: 3 }),
      multiplier: fc.integer({ min: 1, max: SQUID_MOST }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((steps) => ({ ...tuning, steps }))
  .filter((bridge) => SquidTuning.safeParse(bridge).success);

test('any bridge a designer sets gives the figures of its rules, and at each bet those of its payouts', () => {
  const stakes = fc.record({
    bet: fc.integer({ min: 1, max: 1_000_00 }),
    stop: fc.integer({ min: 1, max: 4 }),
  });
  fc.assert(
    fc.property(bridges, stakes, (bridge, { bet, stop }) => {
      const played = fates(bridge, Math.min(stop, bridge.steps.length));
      expect(analyse(played)).toEqual(squidAnalysis(bridge, stopAt(stop)));
      const limited = { ...bridge, minBet: bet, maxBet: bet, betStep: 1 };
      const judged = judgedWay(
        squidGame as unknown as AnyGame,
        limited,
        `stop=${Math.min(stop, bridge.steps.length)}`,
      );
      const paid = played.reduce(
        (sum, { multiplier, chance }) =>
          plus(sum, times(chance, fraction(payoutOf(bet, multiplier), bet))),
        ZERO,
      );
      expect(judged?.least.mean).toBeCloseTo(numberOf(paid), 12);
    }),
    { numRuns: 60 },
  );
});

test('[squid-rules] multipliers filled for a return are the highest that do not pass it', () => {
  fc.assert(
    fc.property(bridges, fc.integer({ min: 5_000, max: 10_000 }), (bridge, rtp) => {
      const filled = paying(bridge, rtp);
      for (const [at, { multiplier }] of filled.steps.entries()) {
        const { over, under } = reachOf(bridge, at + 1);
        expect(BigInt(multiplier) * over <= BigInt(rtp) * under).toBe(true);
        expect(BigInt(multiplier + 1) * over > BigInt(rtp) * under).toBe(true);
      }
      expect(fill({ ...bridge, steps: filled.steps }, rtp)).toEqual(filled);
    }),
  );
  expect(paying(tuning, 9_600)).toEqual(tuning);
  expect(fill({ ...tuning, steps: 3 }, 9_600)).toBeNull();
});

test('[squid-rules] a safer first step and rarer last ones return 96% exactly, wherever one stops', () => {
  const kinds: readonly (readonly [panels: number, safePanels: number])[] = [
    [4, 3],
    [2, 1],
    [3, 1],
    [4, 1],
  ];
  const steps = kinds.map(([panels, safePanels]) => ({ panels, safePanels, multiplier: 1 }));
  const safer = paying({ ...tuning, steps }, 9_600);
  expect(ladderOf(safer)).toEqual([0, 12_800, 25_600, 76_800, 307_200]);
  for (const name of squidOdds.ways(safer)) {
    const way = squidOdds.way(safer, name);
    if (!way) throw new Error('no such way');
    const [least, most] = simulate({ ...way, tuning: safer, seed: 7 }, 200_000).interval;
    expect(least < 0.96 && most > 0.96, name).toBe(true);
  }
  const judged = judgeTuning(squidGame as unknown as AnyGame, safer);
  const returns =
    judged.isServed && judged.figures.ways.map(({ mean, leastMean }) => [mean, leastMean]);
  expect(returns).toEqual(Array(4).fill([0.96, 0.96]));
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
