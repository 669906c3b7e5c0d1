import * as z from 'zod/mini';

export { availableCoins, COIN, REDEEM_COINS, REDEEM_CREDIT_SEN } from './facts.ts';

/** An amount of coins in hundredths, never negative. */
export const Hundredths = z.int().check(z.nonnegative(), z.maximum(1_000_000_000_00));

/** A signed amount of coins in hundredths: a line of the history. */
export const SignedHundredths = z
  .int()
  .check(z.minimum(-1_000_000_000_00), z.maximum(1_000_000_000_00));

/** `balance` is the total, `pending` the part held by open redemptions and bets (spec 3). */
export const CoinBalance = z.object({
  balance: Hundredths,
  pending: Hundredths,
  redeemed: Hundredths,
  expire: z.object({ balance: Hundredths, date: z.nullable(z.iso.datetime()) }),
});
export type CoinBalance = z.infer<typeof CoinBalance>;
