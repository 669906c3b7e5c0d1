// The club's day is Malaysia's: GMT+8, no summer time. Days are written YYYY-MM-DD, moments are epoch
// milliseconds. `club_day` (server/platform/store/functions/limits.sql) says the same in the database.

/** A day's length, milliseconds. */
export const DAY_MS = 24 * 3_600_000;
const OFFSET_MS = 8 * 3_600_000;

/** The day of a moment. */
export const dayOf = (at: number): string => new Date(at + OFFSET_MS).toISOString().slice(0, 10);

/** The moment a day begins. */
export const dayStart = (day: string): number => Date.parse(`${day}T00:00:00+08:00`);

/** The moment a day is over: the next day's first. */
export const dayEnd = (day: string): number => dayStart(day) + DAY_MS;

/** The last day of what ends at a moment; null where it ends in the middle of one. */
export const lastDayOf = (end: number): string | null => {
  const day = dayOf(end - 1);
  return dayEnd(day) === end ? day : null;
};

/** The moment the day begins that is `days` after the day of `at`. */
export const dayStartAfter = (at: number, days: number): number =>
  dayStart(dayOf(at)) + days * DAY_MS;
