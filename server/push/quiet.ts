import { dayOf, dayStart } from '#contract/day.ts';

const HOUR_MS = 3_600_000;
/** Hours of the club's day: from the first on, until the second. */
const QUIET_FROM = 22;
const QUIET_UNTIL = 8;

/** It is night in Malaysia: only what can't wait is pushed. */
export const isQuiet = (now: number): boolean => {
  const hour = (now - dayStart(dayOf(now))) / HOUR_MS;
  return hour >= QUIET_FROM || hour < QUIET_UNTIL;
};

/** When the night of the club's day begins, epoch milliseconds. */
export const nextQuiet = (now: number): number => dayStart(dayOf(now)) + QUIET_FROM * HOUR_MS;
