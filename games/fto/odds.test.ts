import { expect, test } from 'vitest';
import { type Policy, simulate } from '#engine/odds/simulate.ts';
import { blindGuess, constantSkill, ftoOdds } from './odds.ts';
import { type FtoState, ftoRules } from './rules.ts';
import type { FtoMove } from './shapes.ts';
import { type FtoTuning, ftoTuning } from './tuning.ts';

const tuning = ftoTuning.defaults;
type FtoPolicy = Policy<FtoTuning, FtoState, FtoMove>;

const blind: FtoPolicy = (_tuning, { asked, answered }, chance) =>
  asked
    ? {
        kind: 'answer',
        question: answered.length + 1,
        cell: chance.below(asked.columns * asked.rows),
      }
    : { kind: 'next' };

/** Finds the odd card in `percent` of the questions and is too late in the others. */
const skilled =
  (percent: number): FtoPolicy =>
  (_tuning, { asked, answered }, chance) => {
    if (!asked) return { kind: 'next' };
    if (chance.below(100) >= percent) return 'timeout';
    return { kind: 'answer', question: answered.length + 1, cell: asked.odd };
  };

test('a blind guess in closed form: a coin for each part of a grid', () => {
  const odds = ftoOdds(tuning, blindGuess);
  const cells = [4, 6, 9, 9, 12, 12, 16, 16, 20, 20];
  expect(odds.meanCoins).toBeCloseTo(100 * cells.reduce((sum, n) => sum + 1 / n, 0), 9);
  expect(odds.maximumRate).toBeCloseTo(1 / cells.reduce((product, n) => product * n, 1), 20);
  expect(odds.hitRate).toBeCloseTo(1 - cells.reduce((product, n) => product * (1 - 1 / n), 1), 12);
  expect(odds.maximum).toBe(1000);
});

test('a perfect player gets ten coins, an absent one none', () => {
  expect(ftoOdds(tuning, constantSkill(1))).toMatchObject({
    meanCoins: 1000,
    standardDeviation: 0,
    hitRate: 1,
    maximumRate: 1,
  });
  expect(ftoOdds(tuning, constantSkill(0))).toMatchObject({ meanCoins: 0, hitRate: 0 });
});

test('the distribution is the binomial one for a constant skill', () => {
  const { distribution } = ftoOdds(tuning, constantSkill(0.5));
  expect(distribution).toHaveLength(11);
  expect(distribution[5]).toBeCloseTo(252 / 1024, 12);
  expect(distribution.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
});

test.each([
  ['blind', blind, blindGuess],
  ['finding 70%', skilled(70), constantSkill(0.7)],
])('simulated play agrees with the exact figures: %s', (_name, policy, skill) => {
  const exact = ftoOdds(tuning, skill);
  const rounds = 20_000;
  const played = simulate({ rules: ftoRules, tuning, policy, rounds, seed: 20241002 });
  expect(played.interval[0]).toBeLessThan(exact.mean);
  expect(played.interval[1]).toBeGreaterThan(exact.mean);
  expect(played.standardDeviation / exact.standardDeviation).toBeCloseTo(1, 1);
  // Four standard errors of a share.
  const error = 4 * Math.sqrt((exact.hitRate * (1 - exact.hitRate)) / rounds);
  expect(Math.abs(played.hitRate - exact.hitRate)).toBeLessThanOrEqual(error);
  expect(played.maximum).toBeLessThanOrEqual(exact.maximum);
});

test('a policy the rules refuse, or that never ends, is told', () => {
  const play = (policy: FtoPolicy) => () =>
    simulate({ rules: ftoRules, tuning, policy, rounds: 2, seed: 1 });
  expect(play(() => ({ kind: 'answer', question: 3, cell: 0 }))).toThrow('msg.invalidQuestion');
  expect(play(() => 'timeout')).toThrow('never ends');
});
