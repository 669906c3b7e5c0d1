import type * as z from 'zod/mini';

/** A figure the club announces, as a tuning has it. */
export interface Announced {
  /** Where it stands in the tuning: 'depositSen', 'ladder'. */
  field: string;
  value: number;
  most: number;
  /** It is that number, and no less either. */
  isExact?: true;
}

/** A number that is announced as it is. */
export const exactly = (field: string, value: number, announced: number): Announced => ({
  field,
  value,
  most: announced,
  isExact: true,
});

/**
 * What a game's `tuning.ts` gives: the numbers a designer may change. A round keeps the tuning it
 * was opened with (docs/guarantees.md), so both travel with it: `version` counts the changes of the
 * defaults or of the schema.
 */
export interface TuningKit<Tuning> {
  version: number;
  /** Bounds of every number; parsing refuses what the rules could not play. */
  schema: z.ZodMiniType<Tuning>;
  defaults: Tuning;
  /** What spec 9 says of the game in numbers: a tuning that misses it is never served (games/gate/gate.ts). */
  announced?: (tuning: Tuning) => readonly Announced[];
}

/**
 * What a tuning lets be staked, in hundredths of a coin: from `min` to `max`, both whole multiples of
 * `step`, in steps of it; against another player just the stakes in `live`, which rise. A step is such
 * that every payout is a whole hundredth: nothing is rounded away from the announced return.
 */
export interface Bounds {
  min: number;
  max: number;
  step: number;
  live?: readonly number[];
}

/** The bounds as a tuning writes them. */
export interface Stakes {
  minBet: number;
  maxBet: number;
  betStep: number;
}

export const betBounds = ({ minBet, maxBet, betStep }: Stakes): Bounds => ({
  min: minBet,
  max: maxBet,
  step: betStep,
});

/** True for a stake against the house that the game takes. */
export const isBet = ({ min, max, step }: Bounds, bet: number): boolean =>
  Number.isSafeInteger(bet) && bet >= min && bet <= max && bet % step === 0;

/** The largest such stake that is not above `bet`; the least one where there is none. */
export const betNear = ({ min, max, step }: Bounds, bet: number): number =>
  Math.max(min, Math.floor(Math.min(max, bet) / step) * step);
