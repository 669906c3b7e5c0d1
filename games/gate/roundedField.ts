import { fraction } from '#engine/core/odds/fraction.ts';
import { boundsOf } from '#engine/core/rules/plan.ts';
import { payoutOf } from '#engine/core/rules/result.ts';
import { UNIT } from '#engine/core/rules/rules.ts';
import type { AnyGame } from '../game.ts';
import type { JudgedWay } from './judgedWays.ts';

/** Where a tuning has a number first: 'steps.0.multiplier'; undefined: nowhere. */
const placeOf = (values: unknown, number: number, path = ''): string | undefined => {
  if (values === number) return path;
  for (const [key, value] of Object.entries(Object(values))) {
    const found = placeOf(value, number, path ? `${path}.${key}` : key);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The payout of which rounding down takes most at that bet, in ten-thousandths of it. */
const mostRounded = ({ analysis, least: { bet } }: JudgedWay): number => {
  const lossOf = (units: number, chance: number) =>
    chance * (units / UNIT - payoutOf(bet, units) / bet);
  const [most] = analysis.distribution
    .map(({ payout, chance }) => ({ units: Math.round(payout * UNIT), chance }))
    .toSorted((a, b) => lossOf(b.units, b.chance) - lossOf(a.units, a.chance));
  return most?.units ?? 0;
};

/**
 * The number of a tuning that makes a way's payouts be rounded at its worst bet: a payout that no bet up to the
 * highest pays evenly, else what says which bets there are.
 */
export const roundedField = (game: AnyGame, tuning: unknown, way: JudgedWay): string => {
  const { plan, odds } = game;
  const live = odds.way(tuning, way.name)?.live;
  const bounds = boundsOf(plan, tuning);
  const highest = live ? bounds?.live?.at(-1) : bounds?.max;
  const payout = mostRounded(way);
  // A spin's worth is the only bet there is.
  const isPaidAtNone = fraction(payout, UNIT).under > (highest ?? way.least.bet);
  if (isPaidAtNone) return live?.pays ?? placeOf(tuning, payout) ?? '';
  if (live) return `${live.bets}.${bounds?.live?.indexOf(way.least.bet)}`;
  return plan.kind === 'spins' ? 'unitSen' : 'betStep';
};
