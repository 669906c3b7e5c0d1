import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROGRESS } from '#contract/terms.ts';
import { type Counted, countDays, dayAfter, streakOf } from './streak.ts';

const START = '2026-10-31';
const NONE: Counted = { through: START, days: 0, best: 0, passMonth: null };

/** The days after `START` of a row of play (`x`) and of none (`-`), and the last of them. */
const rowOf = (row: string) => {
  const days = [...row].map((_, i) => dayAfter(START, i + 1));
  return {
    playedOn: new Set(days.filter((_, i) => row[i] === 'x')),
    today: days.at(-1) ?? START,
  };
};
const shown = (row: string) => {
  const { playedOn, today } = rowOf(row);
  const { counted, earned } = countDays(NONE, playedOn, today);
  return { ...streakOf(counted, today), earned: earned.length };
};

test('a day of play counts, and today is not missed before it is over', () => {
  expect(shown('xxx')).toMatchObject({ days: 3, isPlayedToday: true, hasPass: true });
  expect(shown('xxx-')).toMatchObject({ days: 3, isPlayedToday: false, hasPass: true });
});

test('one missed day a month is free, the second begins anew, and the best is kept', () => {
  expect(shown('xx-xx')).toMatchObject({ days: 4, hasPass: false });
  expect(shown('xx-x-x')).toMatchObject({ days: 1, best: 3 });
  expect(shown('xx--x')).toMatchObject({ days: 1, best: 2 });
});

test('the next month has a pass of its own', () => {
  // 30 November is missed, and 1 December.
  const { playedOn, today } = rowOf(`${'x'.repeat(29)}--x`);
  const { counted } = countDays(NONE, playedOn, today);
  expect(streakOf(counted, today)).toMatchObject({ days: 30, hasPass: false });
});

test('nobody who has no streak spends a pass on it', () => {
  expect(shown('-----x')).toMatchObject({ days: 1, hasPass: true });
});

test('every so many days in a row earn once', () => {
  const whole = 'x'.repeat(PROGRESS.streakDays);
  expect(shown(whole.slice(1)).earned).toBe(0);
  expect(shown(whole).earned).toBe(1);
  expect(shown(`${whole}-${whole}`).earned).toBe(2);
  expect(shown(`${whole}--`).earned).toBe(1);
});

test('counted in pieces, looked at as often as one likes, the days are the same', () => {
  fc.assert(
    fc.property(
      fc.array(fc.boolean(), { maxLength: 120 }),
      fc.array(fc.nat(119), { maxLength: 20 }),
      (plays, looks) => {
        const { playedOn, today } = rowOf(plays.map((is) => (is ? 'x' : '-')).join(''));
        const whole = countDays(NONE, playedOn, today);
        let inPieces = NONE;
        const earned: string[] = [];
        const days = looks.map((look) => dayAfter(START, look + 1)).filter((day) => day < today);
        for (const day of [...days.sort(), today]) {
          const next = countDays(inPieces, playedOn, day);
          inPieces = next.counted;
          earned.push(...next.earned);
        }
        expect({ counted: inPieces, earned }).toEqual(whole);
      },
    ),
  );
});

test('a reward takes as many days of play as it says, whatever is missed', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 200 }), (plays) => {
      const { playedOn, today } = rowOf(plays.map((is) => (is ? 'x' : '-')).join(''));
      const { earned } = countDays(NONE, playedOn, today);
      expect(earned.length).toBeLessThanOrEqual(Math.floor(playedOn.size / PROGRESS.streakDays));
    }),
  );
});
