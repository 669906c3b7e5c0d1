import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { TRANSACTION_TYPES } from '#contract/transactions.ts';
import { coins, id, newest, ref, time } from './columns.ts';
import { holds } from './holds.ts';
import { players } from './players.ts';

/**
 * `available` and `held` exist once per player and carry a running balance. The club's own accounts
 * have none: their balance is the sum of their entries, so no row is hot.
 *
 * What types can't say of the tables here, functions/ledgerRules.sql says with triggers:
 * append-only, sums, balances.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    playerId: ref().references(() => players.id),
    kind: text({
      enum: ['available', 'held', 'house', 'redeemed', 'expired', 'adjust'],
    }).notNull(),
    balance: coins(),
  },
  (t) => [
    uniqueIndex('accounts_of_player').on(t.playerId, t.kind).where(sql`${t.playerId} is not null`),
    uniqueIndex('accounts_of_club').on(t.kind).where(sql`${t.playerId} is null`),
    check(
      'accounts_owner',
      sql`(${t.playerId} is not null) = (${t.kind} in ('available', 'held'))`,
    ),
    check('accounts_running', sql`(${t.playerId} is not null) = (${t.balance} is not null)`),
    check('accounts_not_negative', sql`${t.balance} >= 0`),
  ],
);

/** The history's ten types, and SETTLED: a hold that was posted, no change of available coins. */
const POSTING_TYPES = [...TRANSACTION_TYPES, 'SETTLED'] as const;

export const postings = pgTable(
  'postings',
  {
    id: id(),
    /** A trigger looks for player, hold and round, once for all the lines of a statement. */
    playerId: ref().notNull(),
    type: text({ enum: POSTING_TYPES }).notNull(),
    holdId: ref(),
    roundId: ref(),
    note: text(),
    at: time().notNull(),
  },
  // The history's pages: of all lines by id, of a type or a span of time by time (server/platform/store/page.ts).
  (t) => {
    const isLine = sql`${t.type} <> 'SETTLED'`;
    return [
      index('postings_history').on(t.playerId, newest(t.id)).where(isLine),
      index('postings_history_at').on(t.playerId, t.at).where(isLine),
      // Of those that belong to no round: rounds have lines of their own (server/domains/transactions/history.ts).
      index('postings_history_alone')
        .on(t.playerId, t.at)
        .where(sql`${isLine} and ${t.roundId} is null`),
      index('postings_history_type').on(t.playerId, t.type, t.at).where(isLine),
    ];
  },
);

export const entries = pgTable(
  'entries',
  {
    /** One of `postings`: the trigger that sums looks, so that none is locked to be written about. */
    postingId: ref().notNull(),
    /** One of `accounts`: a trigger looks, so that no key lock makes the club's row a queue. */
    accountId: ref().notNull(),
    amount: coins().notNull(),
    /** The account's balance after this entry; null for the club's own accounts. */
    balanceAfter: coins(),
  },
  (t) => [
    primaryKey({ columns: [t.postingId, t.accountId] }),
    check('entries_amount', sql`${t.amount} <> 0 and abs(${t.amount}) <= 100000000000000`),
  ],
);

/** Coins that expire together. The `remaining` of a player add up to available. */
export const lots = pgTable(
  'lots',
  {
    id: id(),
    playerId: ref()
      .notNull()
      .references(() => players.id),
    postingId: ref()
      .notNull()
      .references(() => postings.id),
    amount: coins().notNull(),
    remaining: coins().notNull(),
    /** What the indexes below go by: taking some of a lot's coins then changes no index. */
    isOpen: boolean().notNull().generatedAlwaysAs(sql`remaining > 0`),
    expiresAt: time().notNull(),
  },
  (t) => [
    index('lots_spendable').on(t.playerId, t.expiresAt, t.id).where(sql`${t.isOpen}`),
    index('lots_expiring').on(t.expiresAt).where(sql`${t.isOpen}`),
    check('lots_remaining', sql`${t.remaining} between 0 and ${t.amount}`),
  ],
);

/**
 * Which lots a hold took its coins from, so that a void gives them back with their dates.
 * @public Written by the ledger's functions alone; the migrations are made from it.
 */
export const lotHolds = pgTable(
  'lot_holds',
  {
    holdId: ref()
      .notNull()
      .references(() => holds.id),
    lotId: ref()
      .notNull()
      .references(() => lots.id),
    amount: coins().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.holdId, t.lotId] }),
    check('lot_holds_amount', sql`${t.amount} > 0`),
  ],
);

/** One row: up to where the ledger was checked, so that the next check goes on from there. */
export const ledgerMarks = pgTable(
  'ledger_marks',
  {
    id: integer().primaryKey().default(1),
    /** The sums of what was read (server/domains/ledger/check/mark.ts); null: nothing was yet. */
    state: text(),
    /** By the club's key: who changes the state is found. */
    seal: text(),
    /** When a process last began. */
    takenAt: time().notNull(),
  },
  (t) => [check('ledger_marks_one_row', sql`${t.id} = 1`)],
);
