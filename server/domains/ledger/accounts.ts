import { sql } from 'drizzle-orm';
import { sqlCall } from '../../platform/store/functions.ts';
import type { Tx } from '../../platform/store/store.ts';

/**
 * Locks the player's coins until the transaction ends, and opens their accounts at the first use.
 * Everything that moves a player's coins or lots begins so, and what must not happen meanwhile.
 */
export const lockCoins = async (tx: Tx, playerId: number): Promise<void> => {
  await tx.execute(sql`select ${sqlCall('ledger_lock', { owner: playerId })}`);
};
