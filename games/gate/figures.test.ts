import { describe, expect, test } from 'vitest';
import { GAME_KEYS } from '#contract/games.ts';
import { volatilityOf } from '#engine/core/odds/volatility.ts';
import { GAMES } from '../index.ts';
import { gameOf } from '../registry.ts';
import { exactFiguresOf } from './figures.ts';
import { judgeTuning } from './gate.ts';
import { mergeTuning } from './mergeTuning.ts';

const figures = (key: (typeof GAME_KEYS)[number], changes: object = {}) =>
  exactFiguresOf(gameOf(key), mergeTuning(gameOf(key).tuning.defaults, changes));
const dayOf = (key: (typeof GAME_KEYS)[number], changes: object = {}) =>
  figures(key, changes).ways[0]?.day;

describe.each(GAME_KEYS)('[inspector] the figures of %s', (key) => {
  test('are the gate’s, and its ways come first', () => {
    const game = gameOf(key);
    const judged = judgeTuning(game, game.tuning.defaults);
    if (!judged.isServed) throw new Error('the defaults are served');
    const { ways } = figures(key);
    for (const [at, way] of judged.figures.ways.entries()) {
      expect(ways[at]?.name).toBe(way.name);
      expect(ways[at]?.analysis.mean).toBe(way.mean);
      expect(ways[at]?.least.mean).toBe(way.leastMean);
    }
  });
});

test('[inspector] bets whose payouts are rounded down return less, and it is said at which', () => {
  const [way] = figures('squidgame', { minBet: 1, betStep: 1 }).ways;
  expect(way?.least.mean).toBeLessThan(way?.analysis.mean ?? 0);
  expect(way?.least.bet).toBe(1);
});

test('[inspector] a free game costs its chances, whoever plays', () => {
  expect(dayOf('fto')).toMatchObject({ unit: 'coins', play: 'free', most: 10_00, stakes: 1 });
  // A hundred thousand coins a right answer is seen.
  expect(dayOf('fto', { coinsPerRight: 100_000_00 })?.most).toBe(1_000_000_00);
  expect(dayOf('fto', { windowHours: 48 })?.most).toBe(5_00);
  expect(figures('fto').ways.map(({ name }) => name)).toEqual(['blind', 'skill=0.7']);
});

test('[inspector] spins cost their worth in money, a thousand a day as many times more', () => {
  const day = dayOf('spin-wheel');
  expect(day).toMatchObject({ unit: 'sen', play: 'spins', stakes: 16, most: 16 * 50_00 });
  expect(day?.average).toBeCloseTo(16 * 97, 9);
  expect(dayOf('spin-wheel', { perDay: 1_000 })?.average).toBeCloseTo(97_000, 6);
});

test('[inspector] a staked game keeps its edge of all bets; three seconds a throw are more of them', () => {
  const day = dayOf('rock-scissor-paper');
  const fast = dayOf('rock-scissor-paper', { throwMs: 3_000 });
  if (!day || !fast) throw new Error('the house has a day');
  expect(day.average).toBeCloseTo(-0.03 * 50_00 * day.stakes, 3);
  expect(fast.stakes / day.stakes).toBeCloseTo(12_500 / 5_500, 6);
  expect(fast.average).toBeLessThan(day.average);
  expect(dayOf('lucky-egg')?.paceMs).toBe(600_000 / 12);
});

test('[inspector] the volatility has three classes, each from its bound on', () => {
  const of = [0, 2.99, 3, 6.99, 7, 500].map(volatilityOf);
  expect(of).toEqual(['low', 'low', 'medium', 'medium', 'high', 'high']);
});

test.each(GAME_KEYS)('[inspector] %s: its card says what its odds do', (key) => {
  const game = gameOf(key);
  const { ways } = exactFiguresOf(game, game.tuning.defaults);
  const most = Math.max(...ways.map(({ analysis }) => analysis.volatilityIndex));
  expect(GAMES[key].stats.volatility).toBe(volatilityOf(most));
});
