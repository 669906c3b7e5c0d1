import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawRules, leftAfter, receiptOf } from './rules.ts';
import { savedDrawOf } from './testDraw.ts';

const prizes = fc
  .array(fc.nat(20), { minLength: 1, maxLength: 6 })
  .map((lefts) => lefts.map((left, at) => ({ key: `prize-${at}`, left })))
  .filter((all) => all.some(({ left }) => left > 0));

test('[quiz-rules] each prize that is left is drawn by as many numbers as there are of it, and no other', () => {
  fc.assert(
    fc.property(prizes, (all) => {
      const total = all.reduce((sum, { left }) => sum + left, 0);
      const counts = all.map(() => 0);
      for (let number = 0; number < total; number += 1) {
        const below = (n: number) => {
          expect(n).toBe(total);
          return number;
        };
        const { state, events, isDone, multiplier } = drawRules.open({ prizes: all }, { below });
        const { at, prize } = state.drawn;
        expect([prize, events, isDone, multiplier]).toEqual([all[at]?.key, [state.drawn], true, 0]);
        counts[at] = (counts[at] ?? 0) + 1;
        const after = leftAfter({ prizes: all }, state.drawn).prizes;
        expect(after.map(({ left }) => left)).toEqual(
          all.map(({ left }, i) => left - (i === at ? 1 : 0)),
        );
        expect(drawRules.view({ prizes: all }, state)).toEqual(state);
        expect(drawRules.timeout({ prizes: all }, state, { below })).toMatchObject({
          state,
          isDone: true,
        });
      }
      expect(counts).toEqual(all.map(({ left }) => left));
    }),
  );
  const none = { prizes: [{ key: 'a', left: 0 }] };
  expect(() => drawRules.open(none, { below: () => 0 })).toThrow(RangeError);
  expect(drawRules.parseMove({ kind: 'spin' })).toBeNull();
});

test('[quiz-rules] a whole week wins all there is, and nobody gains by spinning sooner or later', () => {
  const weeks = 300;
  const early = { first: 0, last: 0 };
  for (let week = 0; week < weeks; week += 1) {
    const { spins } = savedDrawOf(week.toString(16).padStart(64, '0'));
    expect(spins.filter(({ prize }) => prize === 'tickets')).toHaveLength(15);
    early.first += Number(spins[0]?.prize === 'tickets');
    early.last += Number(spins[49]?.prize === 'tickets');
  }
  // 30% of 300; four deviations are 32.
  for (const won of Object.values(early)) expect(Math.abs(won - 90)).toBeLessThan(32);
});

test('a receipt is another for whatever is another in it, or before it', () => {
  const spin = { number: 3, clientSeed: 'a', prize: 'bonus' };
  const receipts = [
    receiptOf('00', spin),
    receiptOf('01', spin),
    receiptOf('00', { ...spin, number: 4 }),
    receiptOf('00', { ...spin, clientSeed: 'b' }),
    receiptOf('00', { ...spin, prize: 'tickets' }),
  ];
  expect(new Set(receipts).size).toBe(receipts.length);
});
