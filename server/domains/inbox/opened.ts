import { and, eq, isNull, lte } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import { type Change, recordChange } from '../../platform/requests/change.ts';
import { inbox } from '../../platform/store/schema/inbox.ts';
import type { Store } from '../../platform/store/store.ts';
import { countUnread } from '../push/index.ts';
import { ownMessage } from './inbox.ts';

interface Opened {
  playerId: number;
  id: string;
  now: number;
}
interface Marked {
  unreadCount: number;
  /** To be broadcast now that it is committed: the player's other pages follow. None if it was so. */
  changes: Change[];
}

/** Sets one of a message's times, once. Throws 404 `msg.inboxNotFound`. */
const mark = (
  store: Store,
  column: 'readAt' | 'shownAt',
  { playerId, id, now }: Opened,
): Promise<Marked> => {
  const own = ownMessage(playerId, id);
  return store.transaction(async (tx) => {
    const written = await tx
      .update(inbox)
      .set({ [column]: new Date(now) })
      .where(and(own, isNull(inbox[column])))
      .returning({ id: inbox.id });
    const isNew = written.length > 0;
    if (!isNew && (await tx.select({ id: inbox.id }).from(inbox).where(own)).length === 0)
      throw new Refusal('msg.inboxNotFound');
    const changes = isNew ? [await recordChange(tx, playerId, 'inbox', now)] : [];
    return { unreadCount: await countUnread(tx, playerId), changes };
  });
};

/** The message was read; again is no error. Throws 404 `msg.inboxNotFound`. */
export const markRead = (store: Store, opened: Opened): Promise<Marked> =>
  mark(store, 'readAt', opened);

/** Its popup was closed: it does not come again. Throws 404 `msg.inboxNotFound`. */
export const markShown = (store: Store, opened: Opened): Promise<Marked> =>
  mark(store, 'shownAt', opened);

/** The one popup for all that waited up to a message was closed: none of them comes again. */
export const markAllShown = (
  store: Store,
  { playerId, upTo, now }: Pick<Opened, 'playerId' | 'now'> & { upTo: string },
): Promise<Marked> =>
  store.transaction(async (tx) => {
    const isNew = and(isNull(inbox.readAt), isNull(inbox.shownAt));
    const written = await tx
      .update(inbox)
      .set({ shownAt: new Date(now) })
      .where(and(eq(inbox.playerId, playerId), lte(inbox.id, Number(upTo)), isNew))
      .returning({ id: inbox.id });
    const changes = written.length > 0 ? [await recordChange(tx, playerId, 'inbox', now)] : [];
    return { unreadCount: await countUnread(tx, playerId), changes };
  });
