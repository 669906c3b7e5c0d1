import { expect, test } from 'vitest';
import { GAME_KEYS } from '#contract/games.ts';
import { verdictOf } from '#engine/core/odds/verdict.ts';
import { GAMES } from '../index.ts';
import { gameOf } from '../registry.ts';

/** Every way the targets hold for, with its exact figures under the default tuning. */
const analyses = GAME_KEYS.flatMap((key) => {
  const { odds, tuning } = gameOf(key);
  return odds.ways(tuning.defaults).map((name) => {
    const way = odds.way(tuning.defaults, name);
    if (!way) throw new Error(`${key} has no way ${name}`);
    return { key, name, analysis: way.analysis };
  });
});

test.each(analyses)('the default tuning keeps its promise: $key, $name', ({ key, analysis }) => {
  expect(verdictOf(analysis, gameOf(key).target, null)).toEqual({ result: 'pass', complaints: [] });
});

test.each(GAME_KEYS)('what the page of %s announces is what its odds are held to', (key) => {
  const { rtp, maxOdds } = GAMES[key].stats;
  expect(maxOdds).toBe(gameOf(key).target.maxOdds);
  expect(rtp).toBe(gameOf(key).target.rtp ?? rtp);
});

test('a game that is called more volatile than another is', () => {
  const indexOf = (word: string) =>
    GAME_KEYS.filter((key) => GAMES[key].stats.volatility === word).map((key) =>
      Math.max(
        ...analyses
          .filter((each) => each.key === key)
          .map(({ analysis }) => analysis.volatilityIndex),
      ),
    );
  expect(Math.max(...indexOf('low'))).toBeLessThan(Math.min(...indexOf('medium')));
  expect(Math.max(...indexOf('medium'))).toBeLessThan(Math.min(...indexOf('high')));
});
