import { eq } from 'drizzle-orm';
import { players } from '../store/schema/players.ts';
import type { Db } from '../store/store.ts';

export type Player = typeof players.$inferSelect;

/** The player of a UID, in whatever case it is written; null when there is none. */
export const findPlayer = async (db: Db, uid: string): Promise<Player | null> => {
  const [row] = await db.select().from(players).where(eq(players.uidLower, uid.toLowerCase()));
  return row ?? null;
};
