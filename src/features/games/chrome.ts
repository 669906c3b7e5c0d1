import type { GameKey } from '#contract/games.ts';
import type { RoundEvent } from '#contract/rounds.ts';
import type { GameChrome } from '#games/chrome.ts';

const CHROMES = import.meta.glob<GameChrome>('/games/*/chrome.ts', {
  eager: true,
  import: 'chrome',
});

/** None where the club has the game no more. */
const chromeOf = (game: string): GameChrome | undefined => CHROMES[`/games/${game}/chrome.ts`];

/** A game's rules page from the tuning in force, or from its defaults before that is known. */
export const sheetOf = (game: GameKey, ...rest: Parameters<GameChrome['sheet']>) => {
  const chrome = chromeOf(game);
  if (!chrome) throw new Error(`games/${game} has no chrome.ts`);
  return chrome.sheet(...rest);
};

/** What happened in a round of a game, in a short sentence of the player's language. */
export const eventText = (
  t: Parameters<GameChrome['eventText']>[0],
  game: string,
  event: RoundEvent,
): string => chromeOf(game)?.eventText(t, event) ?? event.kind;

/** What a finished round says of itself in a line of signs; '' where its game has none. */
export const shareLine = (game: string, view: unknown): string =>
  chromeOf(game)?.shareLine(view) ?? '';
