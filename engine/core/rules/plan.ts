import type * as z from 'zod/mini';
import { payoutOf as paidAt } from './result.ts';
import { type Bounds, betBounds, type Stakes } from './tuning.ts';

/**
 * A game without a bet. How often it may be played is counted in chances (questions): no window of
 * `waitMs` may show more of them than one round has.
 */
export interface FreePlan<Tuning, State> {
  kind: 'free';
  /** Hundredths of a coin that a multiplier of once pays. */
  unit(tuning: Tuning): number;
  /** Milliseconds from the last chance a round showed until the next round may be opened. */
  waitMs(tuning: Tuning): number;
  /** Chances of a whole round. */
  chances(tuning: Tuning): number;
  /** Chances an open round still has. */
  left(state: State): number;
}

/** One bet at the opening: held while the round is open, posted or given back when it is over. */
export interface RoundPlan<Tuning> {
  kind: 'round';
  bounds(tuning: Tuning): Bounds;
}

/** A round's bet within the bounds that its tuning writes as most do. */
export const BET_PLAN: RoundPlan<Stakes> = { kind: 'round', bounds: betBounds };

/** A session without a bet of its own: a move that costs is charged and paid in one transaction. */
export interface MovePlan<Tuning, Move> {
  kind: 'move';
  bounds(tuning: Tuning): Bounds;
  /** True for a move that costs a stake. */
  isStaked(move: Move): boolean;
}

/** No coins: spins are earned by deposits, and what they win is money the club pays out. */
export interface SpinPlan<Tuning> {
  kind: 'spins';
  /** Sen that a multiplier of once pays. */
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

export type AnyPlan = Plan<never, never, never>;

/** When coins are staked: with the round, with a move that costs, or never. */
export type Staked = RoundPlan<never>['kind'] | MovePlan<never, never>['kind'] | 'never';

export const stakesOf = ({ kind }: Pick<AnyPlan, 'kind'>): Staked =>
  kind === 'round' || kind === 'move' ? kind : 'never';

/** A game without a stake counts what is left to play: chances, or spins. */
export const isCounted = (plan: Pick<AnyPlan, 'kind'>): boolean => stakesOf(plan) === 'never';

/** True for a step that costs a stake: the opening, or a move that does. */
export const costs = <Move>(
  plan: Plan<never, never, Move>,
  { by, move }: { by: string; move?: Move | undefined },
): boolean =>
  plan.kind === 'round'
    ? by === 'open'
    : plan.kind === 'move' && by === 'move' && move !== undefined && plan.isStaked(move);

/** The bounds of a game's stakes; null where no coins are staked. */
export const boundsOf = <Tuning>(
  plan: Plan<Tuning, never, never>,
  tuning: Tuning,
): Bounds | null => (plan.kind === 'round' || plan.kind === 'move' ? plan.bounds(tuning) : null);

/**
 * Hundredths of a coin a step pays. `stake` is what it pays upon: the round's bet, or the move's own.
 */
export const stepPayout = <Tuning>(
  plan: Plan<Tuning, never, never>,
  tuning: Tuning,
  stake: number,
  multiplier: number,
): number => {
  if (plan.kind === 'spins') return 0;
  return paidAt(plan.kind === 'free' ? plan.unit(tuning) : stake, multiplier);
};

/** Sen of money a step wins, in a game that pays money. */
export const stepPrize = <Tuning>(
  plan: Plan<Tuning, never, never>,
  tuning: Tuning,
  multiplier: number,
): number => (plan.kind === 'spins' ? paidAt(plan.unitSen(tuning), multiplier) : 0);

/** `boundsOf` for whoever has a tuning as it came over the wire; null too for one that can't be read. */
export const boundsIn = <Tuning>(
  plan: Plan<Tuning, never, never>,
  schema: z.ZodMiniType<Tuning>,
): ((tuning: unknown) => Bounds | null) => {
  // Machine and desk ask at each step of a round, and nearly always of the tuning they asked of before.
  let known: { of: unknown; bounds: Bounds | null } = { of: null, bounds: null };
  return (tuning) => {
    if (tuning === known.of) return known.bounds;
    const { data } = schema.safeParse(tuning);
    known = { of: tuning, bounds: data === undefined ? null : boundsOf(plan, data) };
    return known.bounds;
  };
};
