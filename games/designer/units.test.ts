import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAME_KEYS, type GameKey } from '#contract/games.ts';
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

test('[inspector] the unit of a field is that of its room, else of its name, else it is counted', () => {
  const unitsOf = (key: GameKey) => {
    const game = gameOf(key);
    const names = numbersIn(shapeOf(game), game.tuning.defaults).map(({ path }) => fieldName(path));
    const units = names.map((name): [string, Unit] => [name, unitOf(key, name)]);
    return Object.fromEntries(units.filter(([, unit]) => unit !== 'count'));
  };
  const stakes = { minBet: 'coins', maxBet: 'coins', betStep: 'coins' } as const;
  const told: Partial<Record<GameKey, Record<string, Unit>>> = {
    squidgame: { clockMs: 'ms', 'steps.multiplier': 'times', ...stakes },
    'spin-wheel': { unitSen: 'sen', depositSen: 'sen', 'segments.times': 'times' },
    'rock-scissor-paper': {
      rtp: 'percent',
      rtpLive: 'percent',
      pay: 'times',
      throwMs: 'ms',
      showMs: 'ms',
      seekMs: 'ms',
      decideMs: 'ms',
      liveBets: 'coins',
      ...stakes,
    },
    fto: {
      leastMs: 'ms',
      coinsPerRight: 'coins',
      windowHours: 'hours',
      'ladder.timeMs': 'ms',
      'ladder.differences.degrees': 'degrees',
      'ladder.differences.darker': 'share',
      'ladder.differences.smaller': 'share',
    },
    'lucky-egg': {
      sessionMs: 'ms',
      'coins.times': 'times',
      'free.prizes.times': 'times',
      'box.prizes.times': 'times',
      ...stakes,
    },
  };
  for (const [key, units] of Object.entries(told)) expect(unitsOf(key as GameKey)).toEqual(units);
});

describe.each(GAME_KEYS)('[inspector] the fields of %s', (key) => {
  const game = gameOf(key);
  const shape = shapeOf(game);

  test('are those of its defaults, within their bounds', () => {
    const numbers = numbersIn(shape, game.tuning.defaults);
    expect(numbers.length).toBeGreaterThan(4);
    for (const { path, min, max } of numbers) {
      const value = Number(valueAt(game.tuning.defaults, path));
      expect(value).toBeGreaterThanOrEqual(min);
      expect(value).toBeLessThanOrEqual(max);
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
