import type { GameKey } from '#contract/games.ts';

/** First and last day (YYYY-MM-DD), both included, Malaysian time; null: not announced, or without end. */
export interface GameDates {
  startdate: string | null;
  enddate: string | null;
}

/** When each game is open (spec 9): the catalogue shows it, the server holds rounds to it. */
export const DATES = {
  fto: { startdate: '2024-10-02', enddate: null },
  'spin-wheel': { startdate: '2024-12-28', enddate: null },
  squidgame: { startdate: null, enddate: null },
  'rock-scissor-paper': { startdate: '2025-07-03', enddate: null },
  'lucky-egg': { startdate: '2025-07-28', enddate: null },
} as const satisfies Record<GameKey, GameDates>;

const DAY_MS = 24 * 3_600_000;

/** The moment a Malaysian day begins, epoch milliseconds. */
export const dayStart = (day: string): number => Date.parse(`${day}T00:00:00+08:00`);

/** The moment a Malaysian day is over, epoch milliseconds: the next day's first. */
export const dayEnd = (day: string): number => dayStart(day) + DAY_MS;
