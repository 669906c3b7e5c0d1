import { sql } from 'drizzle-orm';
import type { CoinBalance } from '#contract/coins.ts';
import type { RealtimeChange } from '#contract/realtime.ts';
import { type FunctionRow, sqlCall } from '../store/functions.ts';
import { rowsOf, type Tx } from '../store/store.ts';

/** What a committed transaction changed for a player, ready to be sent to the player's open pages. */
export interface Change extends RealtimeChange {
  playerId: number;
}

/** Called with each change after its commit, never before. It must not throw. */
export type OnChange = (change: Change) => void;

/** Both null where no coins moved. */
export type ChangeRow = FunctionRow<'player_change', { coin: CoinBalance | null }>;

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
  const counted = sqlCall('player_change', { owner: playerId, moment: new Date(now) });
  const [row] = await rowsOf<ChangeRow>(tx, sql`select * from ${counted}`);
  const [change] = row ? changesOf(row, playerId, topic) : [];
  if (!change) throw new Error('an event was not counted');
  return change;
};
