import * as z from 'zod/mini';
import { Hundredths, SignedHundredths } from './coins.ts';
import { REDEMPTION_STATUSES } from './redemptions.ts';
import { spanQuery } from './span.ts';

/** The ten types of spec 3, as they stand in the history. */
export const TRANSACTION_TYPES = [
  'SPINWHEEL',
  'FINDTHEODD',
  'REDEEM',
  'REDEEMREJECT',
  'SQUIDGAME',
  'LUCKYEGG',
  'SPENT',
  'ADJUST',
  'EXPIRED',
  'ROCKPAPERSCISSORS',
] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

/** One change of a player's available coins. `balance` is what was available after it. */
export const Transaction = z.object({
  id: z.string(),
  type: z.enum(TRANSACTION_TYPES),
  amount: SignedHundredths,
  balance: Hundredths,
  createdAt: z.iso.datetime(),
  /** The state of the redemption a REDEEM or REDEEMREJECT line belongs to. */
  status: z.nullable(z.enum(REDEMPTION_STATUSES)),
  /** The number of that redemption, whose receipt is a page of its own. */
  redemptionId: z.nullable(z.string()),
  /** What an operator wrote beside it, or null. */
  note: z.nullable(z.string()),
  /** The round it was staked or won in, to be watched again; null where it belongs to none. */
  roundId: z.nullable(z.string()),
});
export type Transaction = z.infer<typeof Transaction>;

/** GET transactions/{id}: one line of the history; 404 `msg.noTransactionFound`. */
export const transactionPath = (id: string) => `transactions/${id}`;

/** GET transactions: newest first, 30 a page; `before` is the last page's `next`. */
export const transactionsPath = 'transactions';
export const TransactionsQuery = z.object({
  type: z.optional(z.enum(TRANSACTION_TYPES)),
  ...spanQuery,
  before: z.optional(z.string().check(z.regex(/^[0-9]{1,18}$/))),
});
export const TransactionsAnswer = z.object({
  transactions: z.array(Transaction),
  next: z.nullable(z.string()),
});
