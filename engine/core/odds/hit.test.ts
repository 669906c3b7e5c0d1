import { expect, test } from 'vitest';
import { UNIT } from '#engine/core/rules/rules.ts';
import { analyse } from './analysis.ts';
import { fraction } from './fraction.ts';
import { isHit } from './hit.ts';
import { playSessions } from './sessions.ts';
import { simulate, startSimulation } from './simulate.ts';
import { simulationOf } from './sums.ts';

test.each([
  [0, 100, false],
  [50, 100, false],
  [99, 100, false],
  [100, 100, true],
  [200, 100, true],
  [0, 0, false],
  [50, 0, true],
])('%i paid of %i staked is a hit: %s', (paid, staked, expected) => {
  expect(isHit(paid, staked)).toBe(expected);
});

/** Pays nothing, half of the stake, the stake, and twice the stake, in turn. */
const PAID = [0, UNIT / 2, UNIT, 2 * UNIT];
const inTurn = () => {
  let at = 0;
  return {
    tuning: {},
    policy: () => null,
    seed: 1,
    rules: {
      open: () => ({
        state: null,
        events: [],
        clockMs: null,
        isDone: true,
        multiplier: PAID[at++ % PAID.length] ?? 0,
      }),
      move: () => ({ refused: 'msg.invalidRequest' as const }),
      timeout: () => {
        throw new Error('a round is its opening');
      },
    },
  };
};

test('exact, simulated and in sessions a return below the stake is a loss', () => {
  const outcomes = PAID.map((multiplier) => ({ multiplier, chance: fraction(1, 4) }));
  expect(analyse(outcomes).hitRate).toBe(0.5);
  expect(simulate(inTurn(), 400).hitRate).toBe(0.5);
  const plan = { stakes: 8, balance: 100_00, bet: 100, unit: 100 };
  expect(playSessions(inTurn(), plan, { from: 0, to: 1 }).losingRuns).toEqual([[2, 1]]);
});

test('where nothing is staked anything that comes is a hit', () => {
  const outcomes = PAID.map((multiplier) => ({ multiplier, chance: fraction(1, 4) }));
  const exact = analyse(outcomes, 0);
  expect(exact.hitRate).toBe(0.75);
  const simulation = startSimulation(inTurn());
  simulation.play(400);
  expect(simulationOf(simulation.sums(), exact).hitRate).toBe(0.75);
  const plan = { stakes: 8, balance: 0, bet: 0, unit: 100 };
  expect(playSessions(inTurn(), plan, { from: 0, to: 1 }).losingRuns).toEqual([[1, 1]]);
});
