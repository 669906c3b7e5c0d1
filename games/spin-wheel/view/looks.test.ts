import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEAREST, looksOf, NOTHING } from './looks.ts';
import { moneyText, ribText } from './money.ts';

const prizes = fc.array(fc.constantFrom(0, 20, 50, 1_00, 5_00, 50_00), {
  minLength: 4,
  maxLength: 24,
});

test('two ribs of one ground never lie side by side, whatever a designer sets', () => {
  fc.assert(
    fc.property(prizes, (round) => {
      const looks = looksOf(round);
      expect(looks).toHaveLength(round.length);
      for (const [at, look] of looks.entries())
        if (look !== NOTHING && look !== DEAREST)
          expect(look).not.toBe(looks[(at + 1) % looks.length]);
    }),
  );
});

test('the narrow ribs of the wheel as it is played lie between two that differ', () => {
  const looks = looksOf([50_00, 20, 1_00, 0, 5_00, 50, 20_00, 20, 2_00, 0, 10_00, 3_00]);
  for (const narrow of [0, 6, 10])
    expect(looks[(narrow + 11) % 12]).not.toBe(looks[(narrow + 1) % 12]);
});

test('the dearest ribs are golden, those without a prize are night', () => {
  const looks = looksOf([0, 20, 50_00, 1_00, 50_00]);
  expect(looks.map((look) => look === DEAREST)).toEqual([false, false, true, false, true]);
  expect(looks.map((look) => look === NOTHING)).toEqual([true, false, false, false, false]);
  expect(looksOf([0, 0, 0, 0])).not.toContain(DEAREST);
});

test.each([
  [50_00, '50', '50.00'],
  [20, '0.20', '0.20'],
  [1_250_00, '1,250', '1,250.00'],
])('%i sen stand on a rib as %s and are told as %s', (sen, rib, told) => {
  expect(ribText(sen)).toBe(rib);
  expect(moneyText(sen)).toBe(told);
});
