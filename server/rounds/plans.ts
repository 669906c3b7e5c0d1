import { payoutOf as paidAt } from '#engine/round/result.ts';
import type { Bounds } from '#engine/round/tuning.ts';

/**
 * A game without a bet. How often it may be played is counted in chances (questions): no window of
 * `waitMs` may show more of them than one round has.
 */
interface FreePlan<Tuning, State> {
  kind: 'free';
  /** Hundredths of a coin that the multiplier 100 pays. */
  unit(tuning: Tuning): number;
  /** Milliseconds from the last chance a round showed until the next round may be opened. */
  waitMs(tuning: Tuning): number;
  /** Chances of a whole round. */
  chances(tuning: Tuning): number;
  /** Chances an open round still has. */
  left(state: State): number;
}

/** One bet at the opening: held while the round is open, posted or given back when it is over. */
interface RoundPlan<Tuning> {
  kind: 'round';
  bounds(tuning: Tuning): Bounds;
}

/** A session without a bet of its own: a move that costs is charged and paid in one transaction. */
interface MovePlan<Tuning, Move> {
  kind: 'move';
  bounds(tuning: Tuning): Bounds;
  /** True for a move that costs a stake. */
  isStaked(move: Move): boolean;
}

/** No coins: spins are earned by deposits, and what they win is money the club pays out. */
interface SpinPlan<Tuning> {
  kind: 'spins';
  /** Sen that the multiplier 100 pays. */
  unitSen(tuning: Tuning): number;
  /** Sen of deposit that earn one spin. */
  depositSen(tuning: Tuning): number;
  /** Spins in one Malaysian day. */
  perDay(tuning: Tuning): number;
}

/** How a game is staked and paid; money and rules meet nowhere else. */
export type Plan<Tuning, State, Move> =
  | FreePlan<Tuning, State>
  | RoundPlan<Tuning>
  | MovePlan<Tuning, Move>
  | SpinPlan<Tuning>;

/** When and how often a player may play on. */
export interface Availability {
  /** When the next round may be opened, epoch milliseconds; null: now, or once the open one is over. */
  nextAt: number | null;
  /** Chances left in the current window; null in a game with a bet. */
  remain: number | null;
}

/** The bounds of a game's stakes; null where no coins are staked. */
export const boundsOf = <Tuning>(
  plan: Plan<Tuning, never, never>,
  tuning: Tuning,
): Bounds | null => (plan.kind === 'round' || plan.kind === 'move' ? plan.bounds(tuning) : null);

/**
 * Hundredths of a coin a step pays. `stake` is what it pays upon: the round's bet, or the move's own.
 */
export const payoutOf = <Tuning>(
  plan: Plan<Tuning, never, never>,
  tuning: Tuning,
  stake: number,
  multiplier: number,
): number => {
  if (plan.kind === 'spins') return 0;
  return paidAt(plan.kind === 'free' ? plan.unit(tuning) : stake, multiplier);
};

/** Sen of money a step wins, in a game that pays money. */
export const prizeOf = <Tuning>(
  plan: Plan<Tuning, never, never>,
  tuning: Tuning,
  multiplier: number,
): number => (plan.kind === 'spins' ? paidAt(plan.unitSen(tuning), multiplier) : 0);
