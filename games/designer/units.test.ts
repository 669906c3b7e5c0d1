import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAME_KEYS } from '#contract/games.ts';
import { gameOf } from '../registry.ts';
import { blankOf, fieldName, numbersIn, placesIn, shapeOf, valueAt, withValue } from './fields.ts';
import { storedOf, type Unit, unitOf, unitText } from './units.ts';

const UNITS: Unit[] = [
  'coins',
  'sen',
  'times',
  'percent',
  'ms',
  'share',
  'hours',
  'degrees',
  'count',
];

test.each([
  [9_700, 'percent', '97.00'],
  [125, 'coins', '1.25'],
  [5, 'coins', '0.05'],
  [10_000, 'ms', '10'],
  [2_500, 'ms', '2.5'],
  [200_000, 'times', '20'],
  [1, 'times', '0.0001'],
  [0.12, 'share', '12'],
  [0.055, 'share', '5.5'],
  [-50, 'coins', '-0.50'],
  [16, 'count', '16'],
] as const)('[inspector] %d is told in %s as %s, and read back', (value, unit, text) => {
  expect(unitText(value, unit)).toBe(text);
  expect(storedOf(text, unit)).toBe(value);
});

test('[inspector] what a field shows is read back as exactly the same number', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...UNITS),
      fc.integer({ min: -1_000_000_000, max: 100_000_000_000 }),
      (unit, value) => {
        expect(storedOf(unitText(value, unit), unit)).toBe(value);
      },
    ),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (millionths) => {
      const share = millionths / 1_000_000;
      // The shortest way to write it is what both sides agree on.
      if (/e/.test(String(share))) return;
      expect(storedOf(unitText(share, 'share'), 'share')).toBe(share);
    }),
  );
});

test('[inspector] what is typed is never rounded, and what is no number stays for the gate to refuse', () => {
  expect(storedOf('97.005', 'percent')).toBe(9_700.5);
  expect(storedOf('1,234.50', 'coins')).toBe(123_450);
  expect(storedOf('1,23', 'coins')).toBe('1,23');
  expect(storedOf('', 'coins')).toBeUndefined();
  expect(storedOf('1e3', 'count')).toBe('1e3');
  expect(unitText('lots', 'count')).toBe('lots');
  expect(unitText(Number.NaN, 'coins')).toBe('NaN');
});

describe.each(GAME_KEYS)('[inspector] the fields of %s', (key) => {
  const game = gameOf(key);
  const shape = shapeOf(game);

  test('are those of its defaults, within their bounds, each with a unit', () => {
    const numbers = numbersIn(shape, game.tuning.defaults);
    expect(numbers.length).toBeGreaterThan(4);
    for (const { path, min, max } of numbers) {
      const value = Number(valueAt(game.tuning.defaults, path));
      expect(value).toBeGreaterThanOrEqual(min);
      expect(value).toBeLessThanOrEqual(max);
      expect(unitOf(key, fieldName(path))).toBeTypeOf('string');
    }
  });

  test('have a blank of every one, which the schema can at least read', () => {
    const places = placesIn(shape, blankOf(shape));
    expect(new Set(places).size).toBe(places.length);
    const read = game.tuning.schema.safeParse(blankOf(shape));
    // Rules over several numbers may refuse it; no single number does.
    for (const { code } of read.error?.issues ?? []) expect(code).toBe('custom');
  });

  test('are changed one at a time, whatever stood there', () => {
    for (const { path } of numbersIn(shape, game.tuning.defaults)) {
      expect(valueAt(withValue(game.tuning.defaults, path, 7), path)).toBe(7);
      expect(valueAt(withValue(null, path, 7), path)).toBe(7);
    }
  });
});
