const EIGHT_HOURS_MS = 8 * 3_600_000;
const AUGUST = 7;
const FIRST_DAY = 24;

/**
 * True from 24 to 31 August of each year, by the calendar day in Malaysia (GMT+8, which knows no
 * summer time): then nest and banner wear the colours of the national day. `now` in epoch
 * milliseconds.
 */
export const isNationalDress = (now: number): boolean => {
  const there = new Date(now + EIGHT_HOURS_MS);
  return there.getUTCMonth() === AUGUST && there.getUTCDate() >= FIRST_DAY;
};
