import { sql } from 'drizzle-orm';
import type { RealtimeChange } from '#contract/realtime.ts';
import { playerEvents } from '../store/schema.ts';
import type { Tx } from '../store/store.ts';
import { coinBalance } from './balance.ts';

/** What a committed transaction changed for a player, ready to be sent to the player's open pages. */
export interface Change extends RealtimeChange {
  playerId: number;
}

/** Called with each change after its commit, never before. It must not throw. */
export type OnChange = (change: Change) => void;

/** Counts the player's event and reads the coins as this transaction leaves them. */
export const recordChange = async (
  tx: Tx,
  playerId: number,
  topic: Change['topic'],
  now: number,
): Promise<Change> => {
  const [row] = await tx
    .insert(playerEvents)
    .values({ playerId, version: 1 })
    .onConflictDoUpdate({
      target: playerEvents.playerId,
      set: { version: sql`${playerEvents.version} + 1` },
    })
    .returning({ version: playerEvents.version });
  if (!row) throw new Error('an event was not counted');
  return { playerId, topic, version: row.version, coin: await coinBalance(tx, playerId, now) };
};
