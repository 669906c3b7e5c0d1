import { dayOf, lastDayOf } from '#contract/day.ts';
import type { Language } from '#contract/languages.ts';
import { formatDate, formatDay } from './format.ts';

/** When something begins, in words: a whole day by its name (Malaysia's), else the moment. */
export const sinceText = (at: string, language: Language): string => {
  const moment = Date.parse(at);
  const isDay = lastDayOf(moment) !== null;
  return isDay ? formatDay(dayOf(moment), language) : formatDate(at, language);
};

/** Until when something is, the last day included. */
export const untilText = (at: string, language: Language): string => {
  const day = lastDayOf(Date.parse(at));
  return day === null ? formatDate(at, language) : formatDay(day, language);
};
