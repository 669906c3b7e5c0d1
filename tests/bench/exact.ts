import { GAME_KEYS, type GameKey } from '#contract/games.ts';
import { gameOf } from '#games/registry.ts';

/**
 * Milliseconds for the exact odds of every way of each game, squidgame's ten stopping points included.
 * The first run counts as the others do: a designer who changes a number waits for the first.
 */
export const benchExact = (runs: number): { game: GameKey; ms: number[] }[] =>
  GAME_KEYS.map((game) => {
    const { odds, tuning } = gameOf(game);
    const ms = Array.from({ length: runs }, () => {
      const began = performance.now();
      for (const name of odds.ways(tuning.defaults)) odds.way(tuning.defaults, name);
      return performance.now() - began;
    });
    return { game, ms };
  });
