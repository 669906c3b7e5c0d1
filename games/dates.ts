import type { GameDates, GameKey } from '#contract/games.ts';

/** When each game is open (spec 9), unless an operator sets other dates (`datesOf`). */
export const DATES = {
  fto: { startdate: '2024-10-02', enddate: null },
  'spin-wheel': { startdate: '2024-12-28', enddate: null },
  squidgame: { startdate: null, enddate: null },
  'rock-scissor-paper': { startdate: '2025-07-03', enddate: null },
  'lucky-egg': { startdate: '2025-07-28', enddate: null },
} as const satisfies Record<GameKey, GameDates>;

/** The dates of the games for which an operator set them, as the server tells them. */
export type SetDates = Partial<Record<GameKey, GameDates>>;

/** The dates a game is held to: those an operator set, else the catalogue's. */
export const datesOf = (game: GameDates & { key: GameKey }, set: SetDates): GameDates =>
  set[game.key] ?? game;
