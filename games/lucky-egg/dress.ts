import { dayOf } from '#contract/day.ts';

/**
 * True from 24 to 31 August of each year: then nest and banner wear the colours of the national day.
 * `now` in epoch milliseconds.
 */
export const isNationalDress = (now: number): boolean => {
  const date = dayOf(now).slice(5);
  return date >= '08-24' && date <= '08-31';
};
