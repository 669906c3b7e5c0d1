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

const DAY_MS = 24 * 3_600_000;
const OFFSET_MS = 8 * 3_600_000;

/** The Malaysian day (YYYY-MM-DD) of a moment, epoch milliseconds. */
export const dayOf = (at: number): string => new Date(at + OFFSET_MS).toISOString().slice(0, 10);

/** The moment a Malaysian day begins, epoch milliseconds. */
export const dayStart = (day: string): number => Date.parse(`${day}T00:00:00+08:00`);

/** The moment a Malaysian day is over, epoch milliseconds: the next day's first. */
export const dayEnd = (day: string): number => dayStart(day) + DAY_MS;
