import { eq, type SQL, sql } from 'drizzle-orm';
import { accounts } from '../store/schema.ts';
import type { Tx } from '../store/store.ts';

interface Account {
  id: number;
  /** Hundredths of a coin. */
  balance: number;
}

export interface PlayerAccounts {
  available: Account;
  held: Account;
}

/** The club's own accounts: what comes from or goes to the club. They keep no running balance. */
export type ClubAccount = 'house' | 'redeemed' | 'expired' | 'adjust';

/** The id of one of the club's accounts, as a value inside an insert. */
export const clubAccount = (kind: ClubAccount): SQL<number> =>
  sql<number>`(select id from accounts where kind = ${kind} and player_id is null)`;

const readLocked = (tx: Tx, playerId: number) =>
  tx
    .select({ id: accounts.id, kind: accounts.kind, balance: accounts.balance })
    .from(accounts)
    .where(eq(accounts.playerId, playerId))
    .orderBy(accounts.id)
    .for('update');

/**
 * Locks the player's accounts until the transaction ends, and opens them at the first use. Everything
 * that moves a player's coins or lots begins here, so two such transactions never interleave. The
 * rows are locked in the order of their ids.
 */
export const lockAccounts = async (tx: Tx, playerId: number): Promise<PlayerAccounts> => {
  let rows = await readLocked(tx, playerId);
  if (rows.length < 2) {
    await tx
      .insert(accounts)
      .values([
        { playerId, kind: 'available', balance: 0 },
        { playerId, kind: 'held', balance: 0 },
      ])
      .onConflictDoNothing();
    rows = await readLocked(tx, playerId);
  }
  const find = (kind: 'available' | 'held'): Account => {
    const row = rows.find((each) => each.kind === kind);
    if (row?.balance == null) throw new Error(`player ${playerId} has no ${kind} account`);
    return { id: row.id, balance: row.balance };
  };
  return { available: find('available'), held: find('held') };
};
