import * as z from 'zod/mini';

/** Coins are integers in hundredths of a coin, everywhere: 1.00 coin is 100. */
export const COIN = 100;

/** Redemption (spec 1): 50 coins give RM10 of free credit. */
export const REDEEM_COINS = 50 * COIN;
/** Malaysian sen of credit for each 50 coins. */
export const REDEEM_CREDIT_SEN = 10_00;
/** The credit arrives within this many hours of the request (spec 9). */
export const REDEEM_HOURS = 24;

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

/** Available coins: total minus pending, never below zero (spec 3). In hundredths. */
export const availableCoins = (coin: Pick<CoinBalance, 'balance' | 'pending'>) =>
  Math.max(0, coin.balance - coin.pending);
