import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawnOf, lanternsOf } from './lot.ts';

const prize = fc
  .tuple(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 0, max: 300 }))
  .map(([winners, left]) => ({ winners, left: Math.min(winners, left) }));
const prizes = fc.array(prize, { minLength: 1, maxLength: 5 });

it('a week of fifty prizes has fifty lanterns, lit as many as are left of each', () => {
  const lanterns = lanternsOf([
    { winners: 15, left: 14 },
    { winners: 35, left: 20 },
  ]);
  expect(lanterns).toHaveLength(50);
  const lit = (at: number) => lanterns.filter(({ prize: of, isLit }) => of === at && isLit).length;
  expect([lit(0), lit(1)]).toEqual([14, 20]);
});

it('kinds hang mixed: no five side by side are all of one where a third is of the other', () => {
  const lanterns = lanternsOf([
    { winners: 15, left: 15 },
    { winners: 35, left: 35 },
  ]);
  for (let n = 0; n + 5 <= lanterns.length; n += 1)
    expect(new Set(lanterns.slice(n, n + 5).map((each) => each.prize)).size).toBe(2);
});

it('however many prizes there are, the lanterns can be told apart, and what may be drawn is lit', () => {
  fc.assert(
    fc.property(prizes, (week) => {
      const lanterns = lanternsOf(week);
      expect(lanterns.length).toBeLessThanOrEqual(60 + week.length);
      for (const [at, { left }] of week.entries()) {
        const mine = lanterns.filter((each) => each.prize === at);
        expect(mine.length).toBeGreaterThan(0);
        expect(mine.some(({ isLit }) => isLit)).toBe(left > 0);
      }
    }),
  );
});

it('what was drawn is a lit lantern of its kind, and the same each time', () => {
  fc.assert(
    fc.property(prizes, fc.nat(), fc.nat(), (week, of, spin) => {
      const at = of % week.length;
      const lanterns = lanternsOf(week);
      const drawn = drawnOf(lanterns, at, spin);
      expect(lanterns[drawn]?.prize).toBe(at);
      if ((week[at]?.left ?? 0) > 0) expect(lanterns[drawn]?.isLit).toBe(true);
      expect(drawnOf(lanterns, at, spin)).toBe(drawn);
    }),
  );
});
