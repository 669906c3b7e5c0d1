import { DAY_MS } from '#contract/day.ts';
import { REDEEM_COINS, REDEEM_CREDIT_SEN } from '#contract/facts.ts';
import type { Analysis } from '#engine/core/odds/analysis.ts';
import { boundsOf, type Plan } from '#engine/core/rules/plan.ts';
import type { AnyGame } from '../game.ts';
import { paceOf } from './pace.ts';

/** What one player costs the club a day; below 0: the club keeps it. */
export interface DayCost {
  /** Hundredths of a coin, or sen of money in a game that pays money. */
  unit: 'coins' | 'sen';
  average: number;
  /** No more than that, or on 99 of 100 days where nothing bounds it. */
  most: number;
  /** How it is played: all free chances, all spins, or day and night at the maximum bet. */
  play: 'free' | 'spins' | 'staked';
  /** Rounds, spins or stakes in the day. */
  stakes: number;
  /** Milliseconds a stake takes; null where it is no matter. */
  paceMs: number | null;
}

/** One-sided 99% of the normal distribution. */
const DEVIATIONS = 2.3263;

/** Hundredths of a coin in sen of credit, by what they are redeemed for. */
export const senOfCoins = (coins: number): number =>
  Math.floor((coins * REDEEM_CREDIT_SEN) / REDEEM_COINS);

/** What a player costs who stakes nothing of their own: all spins, or all free chances, of a day. */
export const freeDayOf = (
  plan: Plan<unknown, unknown, unknown>,
  tuning: unknown,
  { mean, maximum }: Analysis,
): DayCost | null => {
  const paid = (unit: number, stakes: number) => ({
    average: unit * stakes * mean,
    most: unit * stakes * maximum,
    stakes,
    paceMs: null,
  });
  if (plan.kind === 'spins')
    return { unit: 'sen', play: 'spins', ...paid(plan.unitSen(tuning), plan.perDay(tuning)) };
  if (plan.kind === 'free')
    return {
      unit: 'coins',
      play: 'free',
      ...paid(plan.unit(tuning), DAY_MS / plan.waitMs(tuning)),
    };
  return null;
};

/** What a player who plays it that way all day costs. */
export const dayCostOf = (
  game: AnyGame,
  tuning: unknown,
  name: string,
  analysis: Analysis,
): DayCost => {
  const free = freeDayOf(game.plan, tuning, analysis);
  if (free) return free;
  const { mean, standardDeviation } = analysis;
  const paceMs = paceOf(game, tuning, name);
  const stakes = paceMs === null ? 0 : DAY_MS / paceMs;
  const bounds = boundsOf(game.plan, tuning);
  const live = game.odds.way(tuning, name)?.live;
  const bet = (live ? bounds?.live?.at(-1) : bounds?.max) ?? 0;
  const average = bet * stakes * (mean - 1);
  const most = average + bet * DEVIATIONS * standardDeviation * Math.sqrt(stakes);
  return { unit: 'coins', play: 'staked', average, most, stakes, paceMs };
};
