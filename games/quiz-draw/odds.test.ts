import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fraction, isSame, ONE, plus, ZERO } from '#engine/core/odds/fraction.ts';
import { nextChances, placeChances } from './odds.ts';
import { drawRules } from './rules.ts';

const week = (...left: number[]) => ({
  prizes: left.map((each, n) => ({ key: `prize-${n}`, left: each })),
});

it('the next spin’s chances are those of the numbers the rules draw by', () => {
  const tuning = week(15, 0, 35);
  const counts = [0, 0, 0];
  for (let number = 0; number < 50; number += 1) {
    const { drawn } = drawRules.open(tuning, { below: () => number } as never).state;
    counts[drawn.at] = (counts[drawn.at] ?? 0) + 1;
  }
  expect(nextChances(tuning)).toEqual(counts.map((each) => fraction(each, 50)));
});

it('[quiz-rules] nobody gains by a place in the queue: each has the same chances, exactly', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30), { minLength: 1, maxLength: 4 }), fc.nat(), (left, of) => {
      const tuning = week(...left);
      const all = left.reduce((sum, each) => sum + each, 0);
      fc.pre(all > 0);
      const chances = placeChances(tuning, 1 + (of % all));
      for (const [n, chance] of nextChances(tuning).entries())
        expect(isSame(chances[n] ?? ZERO, chance)).toBe(true);
      expect(isSame(chances.reduce(plus, ZERO), ONE)).toBe(true);
    }),
  );
});

it('after the last prize there is no place', () => {
  expect(() => placeChances(week(2, 1), 4)).toThrow(RangeError);
});
