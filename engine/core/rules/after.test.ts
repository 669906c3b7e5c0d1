import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOVE_GRACE_MS } from '#contract/rounds.ts';
import {
  isOut,
  meet,
  overWith,
  positionAfter,
  type RoundPosition,
  runsOn,
  settlementOf,
  shows,
  statusAfter,
} from './after.ts';
import type { MovePlan, Plan } from './plan.ts';

const time = fc.integer({ min: 0, max: 2_000_000_000_000 });
const clock = fc.oneof(
  fc.constant(null),
  fc.constant('runs on' as const),
  fc.integer({ min: 0, max: 86_400_000 }),
);
const steps = fc.record({ clockMs: clock, isDone: fc.boolean(), isVoid: fc.boolean() });
const before = fc.record({ step: fc.integer({ min: -1, max: 50 }), deadlineAt: fc.option(time) });

test('a step counts one, and a round is over with it or goes on', () => {
  fc.assert(
    fc.property(before, steps, time, (round, step, now) => {
      const after = positionAfter(round, step, now);
      expect(after.step).toBe(round.step + 1);
      expect(after.status).toBe(statusAfter(step));
      expect(after.status === 'open').toBe(!step.isDone);
      if (step.isDone) expect(after.status).toBe(step.isVoid ? 'voided' : 'settled');
    }),
  );
});

test('a clock is wound up, runs on, or there is none', () => {
  fc.assert(
    fc.property(before, steps, time, (round, step, now) => {
      const { deadlineAt } = positionAfter(round, step, now);
      if (runsOn(step)) expect(deadlineAt).toBe(round.deadlineAt);
      else if (!step.isDone && shows(step)) expect(deadlineAt).toBe(now + Number(step.clockMs));
      else expect(deadlineAt).toBeNull();
    }),
  );
});

test('a clock is out when its grace is over, and one that does not run never is', () => {
  fc.assert(
    fc.property(time, fc.integer({ min: -5_000, max: 5_000 }), (deadlineAt, late) => {
      expect(isOut(deadlineAt, deadlineAt + late)).toBe(late > MOVE_GRACE_MS);
      expect(isOut(null, deadlineAt)).toBe(false);
    }),
  );
});

interface Tuning {
  unit: number;
}
const bounds = () => ({ min: 20, max: 100, step: 10 });
interface Move {
  isCostly: boolean;
}
const movePlan: MovePlan<Tuning, Move> = {
  kind: 'move',
  bounds,
  isStaked: ({ isCostly }) => isCostly,
};
const roundPlan: Plan<Tuning, never, Move> = { kind: 'round', bounds };
const freePlan: Plan<Tuning, never, Move> = {
  kind: 'free',
  unit: ({ unit }) => unit,
  waitMs: () => 0,
  chances: () => 1,
  left: () => 1,
};
const spinPlan: Plan<Tuning, never, Move> = {
  kind: 'spins',
  unitSen: ({ unit }) => unit,
  depositSen: () => 1,
  perDay: () => 1,
};
const tuning = { unit: 300 };

test('what a step pays is paid upon its own stake, the round’s bet or the tuning’s unit', () => {
  const stakes = { bet: 20, held: 500 };
  const step = { multiplier: 20_000 };
  expect(settlementOf(movePlan, tuning, step, stakes)).toEqual({ taken: 20, credited: 40, sen: 0 });
  expect(settlementOf(roundPlan, tuning, step, { ...stakes, bet: 0 })).toEqual({
    taken: 0,
    credited: 1_000,
    sen: 0,
  });
  const none = { bet: 0, held: 0 };
  expect(settlementOf(freePlan, tuning, step, none)).toEqual({ taken: 0, credited: 600, sen: 0 });
  expect(settlementOf(spinPlan, tuning, step, none)).toEqual({ taken: 0, credited: 0, sen: 600 });
});

const parseMove = (input: unknown): Move | null =>
  input === 'costly' || input === 'free' ? { isCostly: input === 'costly' } : null;
const game = { rules: { parseMove }, plan: movePlan };
const DUE = 10_000;
const open: RoundPosition = { step: 3, status: 'open', deadlineAt: DUE };
const metBy = (
  at: RoundPosition,
  asked: { step?: number; move?: unknown; bet?: number },
  now = DUE,
) => meet(game, { ...at, tuning }, { step: 3, move: 'free', ...asked }, now);

test('a move meets the first thing that is wrong with it: its step, its clock, itself, its stake', () => {
  const late = DUE + MOVE_GRACE_MS + 1;
  expect(metBy(open, {})).toEqual({ kind: 'move', move: { isCostly: false }, bet: 0 });
  expect(metBy(open, { move: 'costly', bet: 30 })).toMatchObject({ kind: 'move', bet: 30 });
  expect(metBy(open, { step: 2, move: 'none', bet: 7 }, late)).toEqual({ kind: 'over' });
  expect(metBy({ ...open, status: 'settled' }, { move: 'none' }, late)).toEqual({ kind: 'over' });
  expect(metBy(open, { move: 'none', bet: 7 }, late)).toEqual({ kind: 'passed' });
  expect(metBy(open, { move: 'none', bet: 7 }, late - 1)).toEqual({
    kind: 'invalid',
    field: 'move',
  });
  for (const bet of [0, 10, 25, 110])
    expect(metBy(open, { move: 'costly', bet })).toEqual({ kind: 'invalid', field: 'bet' });
  expect(metBy(open, { bet: 20 })).toEqual({ kind: 'invalid', field: 'bet' });
});

test('where the round has a bet, its moves take none', () => {
  const held = { ...game, plan: roundPlan };
  const met = (bet?: number) =>
    meet(held, { ...open, tuning }, { step: 3, move: 'costly', bet }, DUE).kind;
  expect([met(), met(0), met(20)]).toEqual(['move', 'move', 'invalid']);
});

test('a move for a step that is over is too late where the clock took that', () => {
  const words = { wrongStep: 'msg.invalidQuestion', tooLate: 'msg.invalidAnswer' } as const;
  expect(overWith(words, true)).toBe('msg.invalidAnswer');
  expect(overWith(words, false)).toBe('msg.invalidQuestion');
});
