import { and, desc, eq, lt } from 'drizzle-orm';
import {
  TRANSACTION_TYPES,
  type Transaction,
  type TransactionType,
} from '#contract/transactions.ts';
import { accounts, entries, postings, redemptions } from '../store/schema.ts';
import type { Db } from '../store/store.ts';

const PAGE = 30;

const isHistoryType = (type: string): type is TransactionType =>
  TRANSACTION_TYPES.some((each) => each === type);

/**
 * The changes of the player's available coins, newest first, 30 a page, of one type or all. The
 * pages follow the ids of postings, which grow in the order of a player's commits.
 */
export const listTransactions = async (
  db: Db,
  playerId: number,
  query: { type?: TransactionType | undefined; before?: string | undefined },
): Promise<{ transactions: Transaction[]; next: string | null }> => {
  const rows = await db
    .select({
      id: postings.id,
      type: postings.type,
      amount: entries.amount,
      balance: entries.balanceAfter,
      at: postings.at,
      status: redemptions.status,
      note: postings.note,
      roundId: postings.roundId,
    })
    .from(postings)
    .innerJoin(entries, eq(entries.postingId, postings.id))
    .innerJoin(
      accounts,
      and(
        eq(accounts.id, entries.accountId),
        eq(accounts.playerId, playerId),
        eq(accounts.kind, 'available'),
      ),
    )
    .leftJoin(redemptions, eq(redemptions.holdId, postings.holdId))
    .where(
      and(
        eq(postings.playerId, playerId),
        query.type === undefined ? undefined : eq(postings.type, query.type),
        query.before === undefined ? undefined : lt(postings.id, Number(query.before)),
      ),
    )
    .orderBy(desc(postings.id))
    .limit(PAGE + 1);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  const transactions = page.map(({ id, type, at, balance, roundId, ...rest }): Transaction => {
    if (!isHistoryType(type) || balance === null)
      throw new Error(`posting ${id} changes available coins as ${type}`);
    return {
      ...rest,
      id: String(id),
      type,
      balance,
      createdAt: at.toISOString(),
      roundId: roundId === null ? null : String(roundId),
    };
  });
  return { transactions, next: rows.length > PAGE && last ? String(last.id) : null };
};
