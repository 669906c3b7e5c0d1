import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { Span } from '#contract/span.ts';
import {
  TRANSACTION_TYPES,
  type Transaction,
  type TransactionType,
} from '#contract/transactions.ts';
import { Refusal } from '../../platform/refusal.ts';
import { cutPage, PAGE_LIMIT, pageById, pageByTime } from '../../platform/store/page.ts';
import { accounts, entries, postings } from '../../platform/store/schema/ledger.ts';
import { redemptions } from '../../platform/store/schema/redemptions.ts';
import type { Db } from '../../platform/store/store.ts';

const isHistoryType = (type: string): type is TransactionType =>
  TRANSACTION_TYPES.some((each) => each === type);

interface Wanted {
  lines: SQL | undefined;
  order: SQL[];
  limit: number;
}

/**
 * Lines of the player's history. First the page of postings alone, each of which changes the available
 * coins, and only of those the amounts: else all the player's entries would be read for one page.
 */
export const readLines = async (
  db: Db,
  playerId: number,
  { lines, order, limit }: Wanted,
): Promise<Transaction[]> => {
  const page = db
    .select()
    .from(postings)
    .where(and(lines, ne(postings.type, 'SETTLED')))
    .orderBy(...order)
    .limit(limit)
    .as('postings');
  const rows = await db
    .select({
      id: page.id,
      type: page.type,
      amount: entries.amount,
      balance: entries.balanceAfter,
      at: page.at,
      status: redemptions.status,
      redemptionId: redemptions.id,
      note: page.note,
      roundId: page.roundId,
    })
    .from(page)
    .innerJoin(accounts, and(eq(accounts.playerId, playerId), eq(accounts.kind, 'available')))
    .innerJoin(entries, and(eq(entries.postingId, page.id), eq(entries.accountId, accounts.id)))
    .leftJoin(redemptions, eq(redemptions.holdId, page.holdId))
    .orderBy(...order);
  return rows.map(({ id, type, at, balance, roundId, redemptionId, ...rest }) => {
    if (!isHistoryType(type) || balance === null)
      throw new Error(`posting ${id} changes available coins as ${type}`);
    return {
      ...rest,
      id: String(id),
      type,
      balance,
      createdAt: at.toISOString(),
      roundId: roundId === null ? null : String(roundId),
      redemptionId: redemptionId === null ? null : String(redemptionId),
    };
  });
};

interface Query extends Span {
  type?: TransactionType | undefined;
  before?: string | undefined;
}

/**
 * The changes of the player's available coins, newest first, 30 a page, of one type or all, of a
 * span of time. The pages of all follow the ids of postings, which grow in the order of a player's
 * commits; those of a part follow their times.
 */
export const listTransactions = async (
  db: Db,
  playerId: number,
  query: Query,
): Promise<{ transactions: Transaction[]; next: string | null }> => {
  const { type, from, to, before } = query;
  const isPart = (type ?? from ?? to) !== undefined;
  const page = isPart
    ? pageByTime(postings, playerId, query)
    : pageById(postings, playerId, before);
  const isType = type === undefined ? undefined : eq(postings.type, type);
  const wanted = { lines: and(page.lines, isType), order: page.order, limit: PAGE_LIMIT };
  const { page: transactions, next } = cutPage(await readLines(db, playerId, wanted));
  return { transactions, next };
};

/** One line of the player's history. Throws 404 `msg.noTransactionFound`, also for another's. */
export const findTransaction = async (
  db: Db,
  playerId: number,
  id: string,
): Promise<Transaction> => {
  const isOwn = and(eq(postings.playerId, playerId), eq(postings.id, Number(id)));
  const isId = /^[0-9]{1,15}$/.test(id);
  const [line] = isId ? await readLines(db, playerId, { lines: isOwn, order: [], limit: 1 }) : [];
  if (!line) throw new Refusal('msg.noTransactionFound');
  return line;
};
