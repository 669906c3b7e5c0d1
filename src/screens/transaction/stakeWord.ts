import type { TFunction } from 'i18next';
import type { Transaction, TransactionType } from '#contract/transactions.ts';

/** Lines of rounds in which coins are staked: the stake goes with one line, what it paid comes with another. */
const STAKED: ReadonlySet<TransactionType> = new Set([
  'SQUIDGAME',
  'LUCKYEGG',
  'ROCKPAPERSCISSORS',
]);

/**
 * What a line of a staked game is, or null: what comes has the stake in it, so it must not be taken for
 * what was won.
 */
export const stakeWord = (
  t: TFunction<'transaction'>,
  { type, amount }: Pick<Transaction, 'type' | 'amount'>,
): string | null => (STAKED.has(type) ? t(amount < 0 ? 'staked' : 'paid') : null);
