import { type SQL, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../store/store.ts';

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
type ClubAccount = 'house' | 'redeemed' | 'expired' | 'adjust';

/** The id of one of the club's accounts, as a value inside a statement. */
export const clubAccount = (kind: ClubAccount): SQL<number> => sql<number>`club_account(${kind})`;

/**
 * Locks the player's accounts until the transaction ends, and opens them at the first use. Everything
 * that moves a player's coins or lots begins here, so two such transactions never interleave.
 */
export const lockAccounts = async (tx: Tx, playerId: number): Promise<PlayerAccounts> => {
  const [row] = await rowsOf<Record<string, string | number>>(
    tx,
    sql`select * from ledger_lock(${playerId}::bigint)`,
  );
  if (!row) throw new Error('the accounts were not locked');
  return {
    available: { id: Number(row.available_id), balance: Number(row.available) },
    held: { id: Number(row.held_id), balance: Number(row.held) },
  };
};
