import fc from 'fast-check';
import { expect, test } from 'vitest';
import { simulate } from '#engine/core/odds/simulate.ts';
import { isRefusedStep, UNIT } from '#engine/core/rules/rules.ts';
import { houseAnalysis, liveAnalysis, rpsOdds, throwOdds } from './odds.ts';
import { type RpsState, rpsRules } from './rules.ts';
import type { Score } from './shapes.ts';
import { DECIDED, type RpsTuning, rpsTuning } from './tuning.ts';

const tuning = rpsTuning.defaults;

/** A match that stands at a score, its next throw drawn from `number`. */
const drawnAt = (tuned: RpsTuning, score: Score, number: number): RpsState => {
  const state: RpsState = { mode: 'house', score, throws: [], drawn: 'tie', end: null };
  const move = { kind: 'throw', hand: 'rock' } as const;
  const made = rpsRules.move(tuned, state, move, { below: () => number });
  if (isRefusedStep(made)) throw new Error(made.refused);
  return made.state;
};

/** Shares of all numbers the rules may draw at a score, counted. */
const counted = (tuned: RpsTuning, score: Score) => {
  const counts = { win: 0, lose: 0, tie: 0 };
  const all = DECIDED + tuned.ties;
  for (let number = 0; number < all; number += 1) {
    const state = drawnAt(tuned, score, number);
    if (state.mode === 'house' && state.drawn) counts[state.drawn] += 1;
  }
  return { win: counts.win / all, lose: counts.lose / all, tie: counts.tie / all };
};

test('[rps-rules] a match against the house returns 97% exactly, at even money', () => {
  expect(houseAnalysis(tuning)).toMatchObject({
    mean: 0.97,
    hitRate: 0.485,
    maximum: 2,
    maximumChance: 0.485,
  });
});

test('[rps-rules] every number of a throw was drawn at every score: the odds are those of the rules', () => {
  for (const { score, match: _match, ...shares } of throwOdds(tuning))
    expect(counted(tuning, score)).toEqual(shares);
});

test('from the throw to the match: what a score is worth', () => {
  const worth = Object.fromEntries(
    throwOdds(tuning).map(({ score, match }) => [score.join(':'), match]),
  );
  expect(worth).toEqual({ '0:0': 0.485, '1:0': 0.735, '0:1': 0.235, '1:1': 0.47 });
});

test('any return a designer sets is what a match returns, however many ties there are', () => {
  const set = fc.record({
    rtp: fc.integer({ min: 6_000, max: 10_000 }),
    ties: fc.integer({ min: 0, max: 20_000 }),
  });
  fc.assert(
    fc.property(set, (changed) => {
      expect(houseAnalysis({ ...tuning, ...changed }).mean).toBe(changed.rtp / 10_000);
    }),
  );
});

test('best of one, of three and of five return the same at any pay, as nearly as throws can be drawn', () => {
  const set = fc.record({
    rtp: fc.integer({ min: 6_000, max: 10_000 }),
    wins: fc.integer({ min: 1, max: 3 }),
    pay: fc.integer({ min: 101, max: 1_000 }),
  });
  fc.assert(
    fc.property(set, (changed) => {
      const { data } = rpsTuning.schema.safeParse({ ...tuning, ...changed });
      if (!data) return;
      const miss = changed.rtp / DECIDED - houseAnalysis(data).mean;
      expect(miss).toBeGreaterThan(-1e-12);
      // A deciding throw more or less, of as many matches as come to it.
      expect(miss).toBeLessThan(changed.pay / UNIT / DECIDED);
    }),
  );
  for (const wins of [1, 2, 3]) {
    const tuned = { ...tuning, wins };
    expect(houseAnalysis(tuned).mean).toBe(0.97);
    for (const { score, match: _match, ...shares } of throwOdds(tuned))
      expect(counted(tuned, score)).toEqual(shares);
    expect(throwOdds(tuned)).toHaveLength(wins ** 2);
  }
});

test('[rps-rules] between two players 97% of both bets go back to them', () => {
  expect(liveAnalysis(tuning)).toMatchObject({ mean: 0.97, hitRate: 0.5, maximum: 1.94 });
});

test.each([
  ['house', 200_000],
  ['live', 30_000],
])('[rps-rules] simulated matches agree with the exact return: %s', (name, rounds) => {
  const way = rpsOdds.way(tuning, name);
  if (!way) throw new Error('no such way');
  const played = simulate({ ...way, tuning, seed: 20250703 }, rounds);
  expect(played.interval[0]).toBeLessThan(0.97);
  expect(played.interval[1]).toBeGreaterThan(0.97);
  expect(played.maximum).toBe(way.analysis.maximum);
});

test('a match is against the house or live', () => {
  expect(rpsOdds.way(tuning, 'stop=3')).toBeNull();
});
