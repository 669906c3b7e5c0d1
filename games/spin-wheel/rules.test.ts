import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDraws } from '#engine/core/fair/draws.ts';
import type { Draws } from '#engine/core/rules/rules.ts';
import { UNIT } from '#engine/core/rules/rules.ts';
import { wheelRules } from './rules.ts';
import { Spun, WheelView } from './shapes.ts';
import { WHEEL_MOST, type WheelTuning, wheelTuning } from './tuning.ts';

const tuning = wheelTuning.defaults;

/** Draws that give `drawn` and keep what was asked of them. */
const fixedDraws = (drawn: number): Draws & { asked: number[] } => {
  const asked: number[] = [];
  return {
    asked,
    below(n) {
      asked.push(n);
      return drawn;
    },
  };
};
const spin = (played: WheelTuning, drawn: number) => wheelRules.open(played, fixedDraws(drawn));

const tunings: fc.Arbitrary<WheelTuning> = fc.record({
  unitSen: fc.integer({ min: 1, max: 100_00 }),
  depositSen: fc.constant(30_00),
  perDay: fc.constant(16),
  segments: fc.array(
    fc.record({
      times: fc.integer({ min: 0, max: WHEEL_MOST }),
      weight: fc.integer({ min: 1, max: 500 }),
    }),
    { minLength: 4, maxLength: 24 },
  ),
});
const seeds = fc.stringMatching(/^[a-z0-9]{1,16}$/);
const totalOf = ({ segments }: WheelTuning) =>
  segments.reduce((total, { weight }) => total + weight, 0);

describe('[wheel-rules] a spin', () => {
  test('is one draw out of the sum of all weights, and over at once', () => {
    const draws = fixedDraws(0);
    const step = wheelRules.open(tuning, draws);
    expect(draws.asked).toEqual([10_000]);
    expect(step).toMatchObject({ isDone: true, clockMs: null });
  });

  test('stands on each rib as often as its weight says, over every value the draw can have', () => {
    const stood = tuning.segments.map(() => 0);
    let paid = 0;
    for (let drawn = 0; drawn < 10_000; drawn++) {
      const { events, multiplier } = spin(tuning, drawn);
      const segment = events[0]?.segment ?? -1;
      stood[segment] = (stood[segment] ?? 0) + 1;
      paid += multiplier;
    }
    expect(stood).toEqual(tuning.segments.map(({ weight }) => weight));
    // 97% of a spin's worth each, on the average.
    expect(paid).toBe(9_700 * 10_000);
  });

  test('wins RM50 on the dearest rib, which is fifty times a spin of RM1', () => {
    expect(spin(tuning, 0)).toMatchObject({
      events: [{ kind: 'spun', segment: 0, times: 50 * UNIT, sen: 50_00 }],
      multiplier: 50 * UNIT,
    });
  });

  test('tells a rib without a prize as plainly as one with it', () => {
    const drawn = tuning.segments.slice(0, 3).reduce((sum, { weight }) => sum + weight, 0);
    expect(spin(tuning, drawn).events).toEqual([{ kind: 'spun', segment: 3, times: 0, sen: 0 }]);
  });
});

test('[wheel-rules] whatever a designer set: the rib drawn is what is told, paid and shown', () => {
  fc.assert(
    fc.property(tunings, seeds, fc.nat(1_000), (played, clientSeed, nonce) => {
      const source = { serverSeed: '07'.repeat(32), clientSeed, nonce, round: 0 };
      const step = wheelRules.open(played, createDraws(source));
      const spun = Spun.parse(step.events[0]);
      expect(step.events).toEqual([spun]);
      expect(spun.times).toBe(played.segments[spun.segment]?.times);
      expect(step.multiplier).toBe(spun.times);
      expect(step.multiplier).toBeLessThanOrEqual(WHEEL_MOST);
      expect(spun.sen).toBe(Math.floor((played.unitSen * spun.times) / UNIT));
      const view = wheelRules.view(played, step.state);
      expect(WheelView.parse(view)).toEqual({ spun });
      expect(view).toEqual({ spun });
      expect(JSON.parse(JSON.stringify(step.state))).toEqual(step.state);
      expect(wheelRules.open(played, createDraws(source))).toEqual(step);
    }),
  );
});

test('the first and the last value of the draw stand on the first and the last rib', () => {
  fc.assert(
    fc.property(tunings, (played) => {
      expect(spin(played, 0).state.spun.segment).toBe(0);
      expect(spin(played, totalOf(played) - 1).state.spun.segment).toBe(played.segments.length - 1);
    }),
  );
});

test.each([null, 7, 'spin', [], {}, { kind: 'none' }, { kind: 'spin', segment: 0 }])(
  '%j is no move: nothing is left to be chosen',
  (input) => {
    expect(wheelRules.parseMove(input)).toBeNull();
  },
);

test('a spin that is over takes no move, and time adds nothing to it', () => {
  const { state } = spin(tuning, 4_321);
  const before = JSON.stringify(state);
  expect(wheelRules.move(tuning, state, { kind: 'none' }, fixedDraws(0))).toEqual({
    refused: 'msg.invalidRequest',
  });
  expect(wheelRules.timeout(tuning, state, fixedDraws(0))).toEqual({
    state,
    events: [],
    multiplier: 0,
    clockMs: null,
    isDone: true,
  });
  expect(JSON.stringify(state)).toBe(before);
});
