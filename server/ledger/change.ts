import { sql } from 'drizzle-orm';
import type { CoinBalance } from '#contract/coins.ts';
import type { RealtimeChange } from '#contract/realtime.ts';
import { rowsOf, type Tx } from '../store/store.ts';

/** What a committed transaction changed for a player, ready to be sent to the player's open pages. */
export interface Change extends RealtimeChange {
  playerId: number;
}

/** Called with each change after its commit, never before. It must not throw. */
export type OnChange = (change: Change) => void;

/** What the database's `player_change` answers; both null where no coins moved. */
export interface ChangeRow {
  version: string | number | null;
  coin: CoinBalance | null;
}

/** The change a statement wrote, or none. */
export const changesOf = (
  { version, coin }: ChangeRow,
  playerId: number,
  topic: Change['topic'],
): Change[] =>
  version === null || coin === null ? [] : [{ playerId, topic, version: Number(version), coin }];

/** Counts the player's event and reads the coins as this transaction leaves them. */
export const recordChange = async (
  tx: Tx,
  playerId: number,
  topic: Change['topic'],
  now: number,
): Promise<Change> => {
  const at = new Date(now).toISOString();
  const [row] = await rowsOf<ChangeRow>(
    tx,
    sql`select * from player_change(${playerId}::bigint, ${at}::timestamptz)`,
  );
  const [change] = row ? changesOf(row, playerId, topic) : [];
  if (!change) throw new Error('an event was not counted');
  return change;
};
