import { dayStartAfter } from '#contract/day.ts';

/**
 * The last millisecond of the club's day that is `days` after the day of `now`. Coins expire after
 * that instant, so the date the player reads is the last day they can be spent.
 */
export const endOfDayAfter = (now: number, days: number): Date =>
  new Date(dayStartAfter(now, days + 1) - 1);
