import type { GameDates, GameKey } from '#contract/games.ts';

/** The dates of the games for which an operator set them, as the server tells them. */
export type SetDates = Partial<Record<GameKey, GameDates>>;

/** The dates a game is held to: those an operator set, else the catalogue's. */
export const datesOf = (game: GameDates & { key: GameKey }, set: SetDates): GameDates =>
  set[game.key] ?? game;
