import { and, desc, eq, lt, type SQL } from 'drizzle-orm';
import type { Span } from '#contract/span.ts';
import {
  TRANSACTION_TYPES,
  type Transaction,
  type TransactionType,
} from '#contract/transactions.ts';
import { ApiError } from '../http/apiError.ts';
import { accounts, entries, postings } from '../store/schema/ledger.ts';
import { redemptions } from '../store/schema/redemptions.ts';
import { within } from '../store/span.ts';
import type { Db } from '../store/store.ts';

const PAGE = 30;

const isHistoryType = (type: string): type is TransactionType =>
  TRANSACTION_TYPES.some((each) => each === type);

/** Lines of the player's history that fulfil `wanted`, newest first. */
const readLines = async (
  db: Db,
  playerId: number,
  wanted: SQL | undefined,
  limit: number,
): Promise<Transaction[]> => {
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
    .where(and(eq(postings.playerId, playerId), wanted))
    .orderBy(desc(postings.id))
    .limit(limit);
  return rows.map(({ id, type, at, balance, roundId, ...rest }) => {
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
};

interface Query extends Span {
  type?: TransactionType | undefined;
  before?: string | undefined;
}

/**
 * The changes of the player's available coins, newest first, 30 a page, of one type or all, of a
 * span of time. The pages follow the ids of postings, which grow in the order of a player's commits.
 */
export const listTransactions = async (
  db: Db,
  playerId: number,
  query: Query,
): Promise<{ transactions: Transaction[]; next: string | null }> => {
  const wanted = and(
    query.type === undefined ? undefined : eq(postings.type, query.type),
    within(postings.at, query),
    query.before === undefined ? undefined : lt(postings.id, Number(query.before)),
  );
  const lines = await readLines(db, playerId, wanted, PAGE + 1);
  const transactions = lines.slice(0, PAGE);
  return { transactions, next: lines.length > PAGE ? (transactions.at(-1)?.id ?? null) : null };
};

/** One line of the player's history. Throws 404 `msg.noTransactionFound`, also for another's. */
export const findTransaction = async (
  db: Db,
  playerId: number,
  id: string,
): Promise<Transaction> => {
  const isId = /^[0-9]{1,15}$/.test(id);
  const [line] = isId ? await readLines(db, playerId, eq(postings.id, Number(id)), 1) : [];
  if (!line) throw new ApiError(404, 'msg.noTransactionFound');
  return line;
};
