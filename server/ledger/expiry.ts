/** Coins that were earned live this many days. */
export const EARNED_DAYS = 90;
/** Coins that come back from a hold after their day has passed live on for this many days. */
export const RETURNED_DAYS = 7;

const DAY_MS = 86_400_000;
/** The club's day is Malaysia's: GMT+8, no summer time. */
const OFFSET_MS = 8 * 3_600_000;

/**
 * The last millisecond, in GMT+8, of the day that is `days` after the day of `now`. Coins expire
 * after that instant, so the date the player reads is the last day they can be spent.
 */
export const endOfDayAfter = (now: number, days: number): Date => {
  const today = Math.floor((now + OFFSET_MS) / DAY_MS);
  return new Date((today + days + 1) * DAY_MS - OFFSET_MS - 1);
};
