import type { Analysis } from '#engine/core/odds/analysis.ts';
import { boundsOf } from '#engine/core/rules/plan.ts';
import { payoutOf } from '#engine/core/rules/result.ts';
import { UNIT } from '#engine/core/rules/rules.ts';
import type { Bounds } from '#engine/core/rules/tuning.ts';
import type { AnyGame } from '../game.ts';

/** Payouts are rounded alike for bets that differ by a whole unit: the first of each kind lose most. */
const ROUNDING_PERIOD = 100;

const betsWorstRounded = (bounds: Bounds, isLive: boolean): readonly number[] => {
  if (isLive) return bounds.live ?? [];
  const { min, max, step } = bounds;
  const count = Math.min(ROUNDING_PERIOD, Math.floor((max - min) / step) + 1);
  return Array.from({ length: count }, (_, at) => min + at * step);
};

/** The return of a bet when each of its payouts is rounded down to a hundredth. */
const returnAt = ({ distribution }: Analysis, bet: number): number =>
  distribution.reduce(
    (sum, { payout, chance }) => sum + chance * (payoutOf(bet, Math.round(payout * UNIT)) / bet),
    0,
  );

/** What is staked on a way: bets in hundredths of a coin, or a spin's worth in sen. */
const stakesIn = (game: AnyGame, tuning: unknown, isLive: boolean): readonly number[] => {
  if (game.plan.kind === 'spins') return [game.plan.unitSen(tuning)];
  const bounds = boundsOf(game.plan, tuning);
  return bounds ? betsWorstRounded(bounds, isLive) : [];
};

/** The most that is staked at once, in hundredths of a coin; 0 where no coins are paid. */
export const mostStaked = (game: AnyGame, tuning: unknown): number =>
  boundsOf(game.plan, tuning)?.max ?? (game.plan.kind === 'free' ? game.plan.unit(tuning) : 0);

/** A way of playing with what it gives exactly, and at the bet that rounding costs most. */
export interface JudgedWay {
  name: string;
  analysis: Analysis;
  /** `bet` in hundredths of a coin (a spin's in sen); 0 where rounding costs nothing. */
  least: { bet: number; mean: number };
}

/** The way of that name; null when the game has none. */
export const judgedWay = (game: AnyGame, tuning: unknown, name: string): JudgedWay | null => {
  const way = game.odds.way(tuning, name);
  if (!way) return null;
  const { analysis, live } = way;
  const returns = stakesIn(game, tuning, live !== undefined).map((bet) => ({
    bet,
    mean: returnAt(analysis, bet),
  }));
  const least = returns.reduce((a, b) => (b.mean < a.mean ? b : a), {
    bet: 0,
    mean: analysis.mean,
  });
  return { name, analysis, least };
};

/** All ways that the game's target holds for. */
export const judgedWays = (game: AnyGame, tuning: unknown): JudgedWay[] =>
  game.odds.ways(tuning).map((name) => {
    const way = judgedWay(game, tuning, name);
    if (!way) throw new Error(`${game.key} has no way ${name}`);
    return way;
  });
