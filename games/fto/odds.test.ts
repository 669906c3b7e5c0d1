import { expect, test } from 'vitest';
import { fraction } from '#engine/core/odds/fraction.ts';
import { simulate } from '#engine/core/odds/simulate.ts';
import type { Policy } from '#engine/core/odds/stakes.ts';
import { constantSkill, ftoAnalysis, ftoOdds } from './odds.ts';
import { type FtoState, ftoRules } from './rules.ts';
import type { FtoMove } from './shapes.ts';
import { type FtoTuning, ftoTuning } from './tuning.ts';

const tuning = ftoTuning.defaults;
const wayOf = (name: string) => {
  const way = ftoOdds.way(tuning, name);
  if (!way) throw new Error(name);
  return way;
};

test('a blind guess in closed form: a coin for each part of a grid', () => {
  const { mean, maximum, maximumChance, hitRate } = wayOf('blind').analysis;
  const cells = [4, 6, 9, 9, 12, 12, 16, 16, 20, 20];
  expect(mean).toBeCloseTo(
    cells.reduce((sum, n) => sum + 1 / n, 0),
    12,
  );
  expect(maximumChance).toBeCloseTo(1 / cells.reduce((product, n) => product * n, 1), 20);
  expect(hitRate).toBeCloseTo(1 - cells.reduce((product, n) => product * (1 - 1 / n), 1), 12);
  expect(maximum).toBe(10);
});

test('a perfect player gets ten right, an absent one none', () => {
  expect(wayOf('skill=1').analysis).toMatchObject({
    mean: 10,
    standardDeviation: 0,
    hitRate: 1,
    maximumChance: 1,
  });
  expect(wayOf('skill=0').analysis).toMatchObject({ mean: 0, hitRate: 0, maximum: 0 });
});

test('the distribution is the binomial one for a constant skill', () => {
  const { distribution } = ftoAnalysis(tuning, constantSkill(0.5));
  expect(distribution).toHaveLength(11);
  expect(distribution[5]).toEqual({ payout: 5, chance: 252 / 1024 });
});

test('a skill may differ from question to question', () => {
  const first = tuning.ladder[0];
  const { mean } = ftoAnalysis(tuning, (rung) => fraction(rung === first ? 1 : 0));
  expect(mean).toBe(1);
});

test.each(['blind', 'skill=0.7'])('simulated play agrees with the exact figures: %s', (name) => {
  const { analysis, policy } = wayOf(name);
  const rounds = 20_000;
  const played = simulate({ rules: ftoRules, tuning, policy, seed: 20241002 }, rounds);
  expect(played.interval[0]).toBeLessThan(analysis.mean);
  expect(played.interval[1]).toBeGreaterThan(analysis.mean);
  expect(played.standardDeviation / analysis.standardDeviation).toBeCloseTo(1, 1);
  // Four standard errors of a share.
  const error = 4 * Math.sqrt((analysis.hitRate * (1 - analysis.hitRate)) / rounds);
  expect(Math.abs(played.hitRate - analysis.hitRate)).toBeLessThanOrEqual(error);
  expect(played.maximum).toBeLessThanOrEqual(analysis.maximum);
});

test.each(['', 'skill', 'skill=2', 'skill=-1', 'stop=3'])('%j is no way to play it', (name) => {
  expect(ftoOdds.way(tuning, name)).toBeNull();
});

test('a policy the rules refuse is told', () => {
  const policy: Policy<FtoTuning, FtoState, FtoMove> = () => ({
    kind: 'answer',
    question: 3,
    cell: 0,
  });
  expect(() => simulate({ rules: ftoRules, tuning, policy, seed: 1 }, 2)).toThrow(
    'msg.invalidQuestion',
  );
});
