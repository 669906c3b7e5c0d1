import type { Span } from '#contract/span.ts';

interface Day<Line> {
  /** YYYY-MM-DD on the reader's clock. */
  key: string;
  lines: Line[];
}

/** The day of a moment (epoch milliseconds or ISO) as YYYY-MM-DD on the reader's clock. */
export const dayKey = (at: number | string): string => {
  const date = new Date(at);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

/** Lines in their order, put together by the day of `atOf`, ISO. */
export const byDay = <Line>(lines: readonly Line[], atOf: (line: Line) => string): Day<Line>[] => {
  const days: Day<Line>[] = [];
  for (const line of lines) {
    const key = dayKey(atOf(line));
    const last = days.at(-1);
    if (last?.key === key) last.lines.push(line);
    else days.push({ key, lines: [line] });
  }
  return days;
};

/** What one may look at: today, the last 7 or 30 days with today, or days of one's own choice. */
export const DAYS = ['today', 'week', 'month', 'own'] as const;
export type DaysChoice = (typeof DAYS)[number];
const LENGTHS = { today: 1, week: 7, month: 30 } as const;

/** Midnight on the reader's clock, `plus` days after a day; undefined for what is no day. */
const midnight = (key: string, plus = 0): string | undefined => {
  const date = new Date(`${key}T00:00:00`);
  if (!/^\d{4}-\d\d-\d\d$/.test(key) || Number.isNaN(date.getTime())) return undefined;
  // By the calendar: a day may be an hour longer or shorter.
  date.setDate(date.getDate() + plus);
  return date.toISOString();
};

/**
 * The span of a choice on the reader's clock; `now` in epoch milliseconds. Days of one's own choice
 * (YYYY-MM-DD) come in either order, and either may be left open ('').
 */
export const spanOf = (
  choice: DaysChoice | undefined,
  own: readonly [string, string],
  now: number,
): Span => {
  if (choice === undefined) return {};
  if (choice !== 'own') return { from: midnight(dayKey(now), 1 - LENGTHS[choice]) };
  const [first, last] = own[0] !== '' && own[1] !== '' ? [...own].sort() : own;
  return { from: midnight(first ?? ''), to: midnight(last ?? '', 1) };
};
