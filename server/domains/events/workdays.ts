import { DAY_MS, dayOf, dayStart } from '#contract/day.ts';
import kept from './holidays.json' with { type: 'json' };

// The days on which the post goes: Monday to Friday without the public holidays of all Malaysia and the days they
// are moved to, as the government announces them each year (docs/operator.md says how the list is kept).

const HOLIDAYS: ReadonlySet<string> = new Set(
  Object.entries(kept).flatMap(([year, days]) => days.map((day) => `${year}-${day}`)),
);

/** The last year whose holidays are known. */
export const LAST_KEPT_YEAR = Math.max(...Object.keys(kept).map(Number));

const isWorkday = (day: string): boolean => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday >= 1 && weekday <= 5 && !HOLIDAYS.has(day);
};

/** The n-th working day after the Malaysian day of a moment. */
export const workdayAfter = (at: number, n: number): string => {
  let day = dayOf(at);
  for (let left = n; left > 0; ) {
    day = dayOf(dayStart(day) + DAY_MS);
    if (isWorkday(day)) left -= 1;
  }
  return day;
};
