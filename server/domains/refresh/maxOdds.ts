import type { GameKey } from '#contract/games.ts';
import { gameOf } from '#games/registry.ts';

/** Of each game's last tuning, by its text: working them out takes a hundredth of a second. */
const known = new Map<GameKey, { text: string; most: number }>();

/** The most a round of the game pays by a tuning, in units staked, whichever way it is played. */
export const maxOddsOf = (
  game: GameKey,
  { values, parsed }: { values: object; parsed: unknown },
): number => {
  const text = JSON.stringify(values);
  const last = known.get(game);
  if (last?.text === text) return last.most;
  const { odds } = gameOf(game);
  const maxima = odds.ways(parsed).map((way) => odds.way(parsed, way)?.analysis.maximum ?? 0);
  const most = Math.max(...maxima);
  known.set(game, { text, most });
  return most;
};
