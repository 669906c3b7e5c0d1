import * as z from 'zod/mini';
import { TransactionPin } from './account.ts';
import { CoinBalance, Hundredths, REDEEM_COINS } from './coins.ts';
import type { ErrorTyp } from './errorTyp.ts';
import { RequestId } from './requestId.ts';

/** Statuses of spec 4. Rejected and expired give the coins back. */
export const REDEMPTION_STATUSES = ['pending', 'success', 'rejected', 'expired'] as const;
export type RedemptionStatus = (typeof REDEMPTION_STATUSES)[number];

/** The family of these calls in an error's `typ`. */
export const REDEEM_TYP = 'redeem' satisfies ErrorTyp;

export const Redemption = z.object({
  id: z.string(),
  coins: Hundredths,
  /** Free credit in sen. */
  creditSen: z.int(),
  status: z.enum(REDEMPTION_STATUSES),
  createdAt: z.iso.datetime(),
  decidedAt: z.nullable(z.iso.datetime()),
  /** What the operator gave as the reason, or null. */
  reason: z.nullable(z.string()),
});
export type Redemption = z.infer<typeof Redemption>;

export { REDEEM_HOURS } from './terms.ts';

/**
 * GET and POST redemptions. Whole multiples of 50 coins only, and the transaction PIN: 409
 * `msg.pinNotSet`, 400 `msg.wrongTransactionPin` (field `pin`, `count`: tries left), 409
 * `msg.pinLocked` once none is left; 409 `msg.balanceNotEnough` when not even 50 coins are
 * available, 409 `msg.insufficientBalance` when fewer would do. A request that was answered is
 * answered again, whatever PIN comes with it.
 */
export const redemptionsPath = 'redemptions';
export const RedeemRequest = z.object({
  requestId: RequestId,
  coins: z
    .int('msg.invalidCoins')
    .check(
      z.minimum(REDEEM_COINS, 'msg.invalidCoins'),
      z.maximum(1_000_000 * REDEEM_COINS, 'msg.invalidCoins'),
      z.multipleOf(REDEEM_COINS, 'msg.invalidCoins'),
    ),
  pin: TransactionPin,
});
export const RedeemAnswer = z.object({ redemption: Redemption, coin: CoinBalance });
export type RedeemAnswer = z.infer<typeof RedeemAnswer>;

/** GET redemptions/{id}: the receipt of one of the player's own; 404 `msg.noTransactionFound`. */
export const redemptionPath = (id: string) => `redemptions/${id}`;
export const RedemptionReceipt = z.extend(Redemption, {
  /** Of the player now: the H5 account that the credit goes to is theirs. */
  uid: z.string(),
  fullName: z.string(),
});
export type RedemptionReceipt = z.infer<typeof RedemptionReceipt>;

/** The player's redemptions, newest first; the page ends where `next` is null. */
export const RedemptionsQuery = z.object({
  before: z.optional(z.string().check(z.regex(/^[0-9]{1,18}$/))),
});
export const RedemptionsAnswer = z.object({
  redemptions: z.array(Redemption),
  next: z.nullable(z.string()),
});
