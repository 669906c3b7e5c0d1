import { and, count, eq, isNull } from 'drizzle-orm';
import { inbox } from '../../platform/store/schema/inbox.ts';
import type { Db } from '../../platform/store/store.ts';

/** The player's messages that are unread. */
export const isUnread = (playerId: number) =>
  and(eq(inbox.playerId, playerId), isNull(inbox.readAt));

/** How many of them there are: the number on the app's icon. */
export const countUnread = async (db: Db, playerId: number): Promise<number> => {
  const [row] = await db.select({ unread: count() }).from(inbox).where(isUnread(playerId));
  return row?.unread ?? 0;
};
