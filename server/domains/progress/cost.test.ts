import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GOAL_KINDS } from '#contract/progress.ts';
import { PROGRESS_COST } from '#contract/progressCost.ts';
import { COIN, PROGRESS } from '#contract/terms.ts';
import { countDays, dayAfter } from './streak.ts';

const WEEKS = 52;
const START = '2026-01-04';
const DAYS = Array.from({ length: WEEKS * 7 }, (_, i) => dayAfter(START, i + 1));
const MOST = PROGRESS_COST * DAYS.length;

/** What a year pays who plays on those of its days, and reaches every goal. */
const yearOf = (isPlayed: (day: number) => boolean): number => {
  const none = { through: START, days: 0, best: 0, passMonth: null };
  const { earned } = countDays(
    none,
    new Set(DAYS.filter((_, i) => isPlayed(i))),
    DAYS.at(-1) ?? START,
  );
  return earned.length * PROGRESS.streakCoins + WEEKS * GOAL_KINDS.length * PROGRESS.goalCoins;
};

test('a year costs what the inspector says of who plays every day, and nobody costs more', () => {
  expect(yearOf(() => true)).toBeCloseTo(MOST, 6);
  const plays = fc.array(fc.boolean(), { minLength: DAYS.length, maxLength: DAYS.length });
  fc.assert(
    fc.property(plays, (played) => {
      expect(yearOf((day) => played[day] ?? false)).toBeLessThanOrEqual(MOST);
    }),
  );
});

test('coming back pays less than a coin a day', () => {
  expect(PROGRESS_COST).toBeLessThan(COIN);
});
