import { sql } from 'drizzle-orm';
import { playerEvents } from '../store/schema/players.ts';
import type { Db } from '../store/store.ts';

/** How many changes of each player were committed; a player without any is missing. */
export const changeCounts = async (
  db: Db,
  playerIds: Iterable<number>,
): Promise<Map<number, number>> => {
  const ids = [...playerIds];
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(playerEvents)
    .where(sql`${playerEvents.playerId} = any(${`{${ids.join()}}`}::bigint[])`);
  return new Map(rows.map((row) => [row.playerId, row.version]));
};
