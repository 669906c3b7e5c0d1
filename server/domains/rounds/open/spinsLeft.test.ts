import { expect, test } from 'vitest';
import type { SpinPlan } from '#engine/core/rules/plan.ts';
import { type Spins, spinsLeft } from './spins.ts';

/** Noon in Malaysia, and the midnight after it. */
const NOON = Date.UTC(2026, 2, 10, 4);
const MIDNIGHT = Date.UTC(2026, 2, 10, 16);
const plan: SpinPlan<unknown> = {
  kind: 'spins',
  unitSen: () => 100,
  depositSen: () => 30_00,
  perDay: () => 3,
};
const left = (spins: Partial<Spins>, opening = 0) =>
  spinsLeft(
    plan,
    { sen: 0, used: 0, today: 0, isVerified: true, ...spins },
    { tuning: null, opening, now: NOON },
  );

test.each<[string, Partial<Spins>, number, ReturnType<typeof left>]>([
  ['nothing paid in', {}, 0, { remain: 0, nextAt: null }],
  ['a sen short of the second', { sen: 59_99 }, 0, { remain: 1, nextAt: null }],
  ['the second reached', { sen: 60_00 }, 0, { remain: 2, nextAt: null }],
  ['more than a day holds', { sen: 300_00 }, 0, { remain: 3, nextAt: null }],
  ['some made before today', { sen: 90_00, used: 2 }, 0, { remain: 1, nextAt: null }],
  ['the day used up', { sen: 300_00, used: 3, today: 3 }, 0, { remain: 0, nextAt: MIDNIGHT }],
  // Tomorrow brings nothing where none is earned.
  ['both used up', { sen: 90_00, used: 3, today: 3 }, 0, { remain: 0, nextAt: null }],
  ['more made than earned', { sen: 30_00, used: 2, today: 2 }, 0, { remain: 0, nextAt: null }],
  ['one about to be written', { sen: 60_00 }, 1, { remain: 1, nextAt: null }],
  [
    'the last of the day about to be',
    { sen: 300_00, used: 2, today: 2 },
    1,
    {
      remain: 0,
      nextAt: MIDNIGHT,
    },
  ],
  ['the last that is earned about to be', { sen: 60_00, used: 1 }, 1, { remain: 0, nextAt: null }],
])('[wheel-rules] spins left with %s', (_, spins, opening, expected) => {
  expect(left(spins, opening)).toEqual(expected);
});
