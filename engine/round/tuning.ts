import type * as z from 'zod/mini';

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
}

/**
 * What a tuning lets be staked, in hundredths of a coin: any whole number from `min` to `max`; against
 * another player just the stakes in `live`, which rise.
 */
export interface Bounds {
  min: number;
  max: number;
  live?: readonly number[];
}

/** The bounds as a tuning writes them. */
export const betBounds = ({ minBet, maxBet }: { minBet: number; maxBet: number }): Bounds => ({
  min: minBet,
  max: maxBet,
});
