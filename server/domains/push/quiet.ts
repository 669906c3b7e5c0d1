import { dayOf, dayStart } from '#contract/day.ts';
import { QUIET } from '#contract/terms.ts';

const HOUR_MS = 3_600_000;

/** It is night in Malaysia: only what can't wait is pushed. */
export const isQuiet = (now: number): boolean => {
  const hour = (now - dayStart(dayOf(now))) / HOUR_MS;
  return hour >= QUIET.from || hour < QUIET.until;
};

/** When the night of the club's day begins, epoch milliseconds. */
export const nextQuiet = (now: number): number => dayStart(dayOf(now)) + QUIET.from * HOUR_MS;
