import * as z from 'zod/mini';
import { areStakesRight, type Stakes } from './tuning.ts';

/** A whole number of a tuning, within its bounds. */
export const whole = (least: number, most: number) =>
  z.int().check(z.minimum(least), z.maximum(most));

/** The bounds of a stake as every tuning has them, in hundredths of a coin. */
export const STAKES = {
  minBet: whole(1, 1_000_00),
  maxBet: whole(1, 1_000_00),
  /** Bets rise in such steps. */
  betStep: whole(1, 100_00),
};

/** What its schema checks of them. */
export const STAKES_RIGHT = z.refine<Stakes>(
  areStakesRight,
  'the bounds of a bet are the wrong way round, or no whole steps',
);
