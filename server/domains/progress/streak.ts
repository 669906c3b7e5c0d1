import { dayOf, dayStart, dayStartAfter } from '#contract/day.ts';
import type { Streak } from '#contract/progress.ts';
import { PROGRESS } from '#contract/terms.ts';

// Pure: what days of play make of a player's days in a row. Days are written 2026-11-29.

export interface Counted {
  /** The last day that is counted. */
  through: string;
  days: number;
  best: number;
  /** The last month whose free pass was used, as 2026-11. */
  passMonth: string | null;
}

const monthOf = (day: string): string => day.slice(0, 7);

/** The day that is `count` days later. */
export const dayAfter = (day: string, count = 1): string =>
  dayOf(dayStartAfter(dayStart(day), count));

/** A day without play: the month's free pass stands in for it, where there is a streak to save. */
const missed = (counted: Counted, day: string): Counted =>
  counted.days > 0 && counted.passMonth !== monthOf(day)
    ? { ...counted, through: day, passMonth: monthOf(day) }
    : { ...counted, through: day, days: 0 };

const played = (counted: Counted, day: string): Counted => {
  const days = counted.days + 1;
  return { ...counted, through: day, days, best: Math.max(counted.best, days) };
};

/**
 * Counts the days after `counted.through` up to `today`, which counts once it is played. Answers with them the
 * days that earned a reward: those that made the days in a row a multiple of `PROGRESS.streakDays`.
 */
export const countDays = (
  counted: Counted,
  playedOn: ReadonlySet<string>,
  today: string,
): { counted: Counted; earned: string[] } => {
  const earned: string[] = [];
  let now = counted;
  for (let day = dayAfter(now.through); day <= today; day = dayAfter(day)) {
    if (!playedOn.has(day)) {
      if (day < today) now = missed(now, day);
      continue;
    }
    now = played(now, day);
    if (now.days % PROGRESS.streakDays === 0) earned.push(day);
  }
  return { counted: now, earned };
};

/** What is shown of days that were counted up to `today`. */
export const streakOf = (counted: Counted, today: string): Streak => ({
  days: counted.days,
  best: counted.best,
  isPlayedToday: counted.through === today,
  hasPass: counted.passMonth !== monthOf(today),
});
