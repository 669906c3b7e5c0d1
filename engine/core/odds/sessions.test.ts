import { expect, test } from 'vitest';
import { UNIT } from '#engine/core/rules/rules.ts';
import type { Step } from '../rules/rules.ts';
import {
  mergeSessions,
  NO_SESSIONS,
  pathStakes,
  playSessions,
  sessionFiguresOf,
} from './sessions.ts';
import type { Playable } from './stakes.ts';

const done = (multiplier: number): Step<null, never> => ({
  state: null,
  events: [],
  multiplier,
  clockMs: null,
  isDone: true,
});
const never = () => {
  throw new Error('a round is its opening');
};
const paying = (open: Playable<object, null, never>['open']) => ({
  rules: { open, move: never, timeout: never },
  tuning: {},
  policy: never,
  seed: 3,
});
/** Pays twice the bet, nothing, nothing, and so on from there. */
const everyThird = () => {
  let at = 0;
  return paying(() => done(at++ % 3 === 0 ? 2 * UNIT : 0));
};
const coin = paying((_tuning, draws) => done(2 * UNIT * draws.below(2)));
const plan = { stakes: 12, balance: 3_00, bet: 1_00, unit: 1_00 };

test('[inspector] a session goes on until the bet can not be paid any more', () => {
  const sessions = playSessions(everyThird(), plan, { from: 0, to: 1 });
  // 3, 4, 3, 2, 3, 2, 1, 2, 1, 0: nine stakes.
  expect(sessions.paths).toEqual([[0, [300, 400, 300, 200, 300, 200, 100, 200, 100, 0, 0, 0, 0]]]);
  expect(sessionFiguresOf(sessions)).toMatchObject({
    ruin: 1,
    timeToRuin: [9, 9, 9],
    losingRun: { median: 2, twentieth: 2, longest: 2 },
    end: [0, 0, 0, 0, 0],
  });
});

test('[inspector] who is ruined by the last stake is ruined, who has a bet left is not', () => {
  const ruinOf = (stakes: number) =>
    sessionFiguresOf(playSessions(everyThird(), { ...plan, stakes }, { from: 0, to: 1 }));
  expect(ruinOf(9)).toMatchObject({ ruin: 1, timeToRuin: [9, 9, 9] });
  expect(ruinOf(8)).toMatchObject({ ruin: 0, timeToRuin: null });
});

test('[inspector] where nothing is staked nobody is ruined, and what is paid nothing is still lost', () => {
  const free = { ...plan, bet: 0, balance: 0 };
  expect(sessionFiguresOf(playSessions(everyThird(), free, { from: 0, to: 1 }))).toMatchObject({
    ruin: 0,
    losingRun: { longest: 2 },
    end: [8_00, 8_00, 8_00, 8_00, 8_00],
  });
});

test('[inspector] players keep their sessions, however they are shared out', () => {
  const part = (from: number, to: number) => playSessions(coin, plan, { from, to });
  const whole = part(0, 150);
  const parts = [part(120, 150), part(0, 7), part(7, 120)];
  expect(parts.reduce(mergeSessions, NO_SESSIONS)).toEqual(whole);
  expect(whole.paths.map(([player]) => player)).toEqual(Array.from({ length: 100 }, (_, at) => at));
  expect(sessionFiguresOf(whole).end[0]).toBeLessThan(sessionFiguresOf(whole).end[4]);
});

test("[inspector] the chance of ruin is a gambler's: its interval holds what is exact", () => {
  // Of fair tosses from 3 bets, all but 3 sqrt(2 / (pi n)) have reached 0 after n (reflection principle).
  const stakes = 400;
  const { ruin, ruinInterval, timeToRuin } = sessionFiguresOf(
    playSessions(coin, { ...plan, stakes }, { from: 0, to: 4_000 }),
  );
  const exact = 1 - 3 * Math.sqrt(2 / (Math.PI * stakes));
  expect(ruinInterval[0]).toBeLessThan(exact);
  expect(ruinInterval[1]).toBeGreaterThan(exact);
  expect(ruinInterval[1] - ruinInterval[0]).toBeLessThan(0.03);
  expect(timeToRuin?.[1]).toBeLessThan(stakes * ruin);
});

test('a path has a hundred points at most, from the first balance to the last', () => {
  expect(pathStakes({ stakes: 3 })).toEqual([0, 1, 2, 3]);
  const long = pathStakes({ stakes: 1_234 });
  expect([long.length, long[0], long.at(-1)]).toEqual([101, 0, 1_234]);
});
