import { and, asc, count, eq, gt, isNull, max, sql } from 'drizzle-orm';
import type { ErrorTyp } from '#contract/errorTyp.ts';
import type { InboxAnswer, InboxMessage } from '#contract/inbox.ts';
import type { PlayerAnswer } from '#contract/refresh.ts';
import { Refusal } from '../../platform/refusal.ts';
import { cutPage, PAGE_LIMIT, pageById } from '../../platform/store/page.ts';
import { inbox } from '../../platform/store/schema/inbox.ts';
import { type Db, type Store, snapshot } from '../../platform/store/store.ts';
import { countUnread, isUnread } from '../push/index.ts';

/** The family of these calls in an error's `typ`. */
export const INBOX_TYP: ErrorTyp = 'inbox';
/** Popups offered at once, and for how long after the message came. */
const POPUPS = 5;
const POPUP_MS = 7 * 24 * 3_600_000;

const toMessage = (row: typeof inbox.$inferSelect): InboxMessage => ({
  id: String(row.id),
  payload: row.payload,
  createdAt: row.createdAt.toISOString(),
  isRead: row.readAt !== null,
});

/** They would pop up: nobody was told of them yet, and they are news still. */
const isWaiting = (now: number) =>
  and(isNull(inbox.shownAt), gt(inbox.createdAt, new Date(now - POPUP_MS)));

/** The player's messages, newest first, 30 a page; `before` is the last page's `next`. */
export const listInbox = (
  store: Store,
  playerId: number,
  before?: string | undefined,
): Promise<InboxAnswer> =>
  snapshot(store, async (tx) => {
    const { lines, order } = pageById(inbox, playerId, before);
    const rows = await tx
      .select()
      .from(inbox)
      .where(lines)
      .orderBy(...order)
      .limit(PAGE_LIMIT);
    const { page, next } = cutPage(rows);
    return {
      messages: page.map(toMessage),
      next,
      unreadCount: await countUnread(tx, playerId),
    };
  });

/** The row of a player's own message. Throws 404 `msg.inboxNotFound` for any other id. */
export const ownMessage = (playerId: number, id: string) => {
  if (!/^[0-9]{1,15}$/.test(id)) throw new Refusal('msg.inboxNotFound');
  return and(eq(inbox.id, Number(id)), eq(inbox.playerId, playerId));
};

/** One of the player's messages. Throws 404 `msg.inboxNotFound`. */
export const findMessage = async (db: Db, playerId: number, id: string): Promise<InboxMessage> => {
  const [row] = await db.select().from(inbox).where(ownMessage(playerId, id));
  if (!row) throw new Refusal('msg.inboxNotFound');
  return toMessage(row);
};

/** The refresh answer's part: how many are unread, and what pops up, oldest first. */
export const inboxNews = async (
  db: Db,
  playerId: number,
  now: number,
): Promise<PlayerAnswer['inboxs']> => {
  const unread = db
    .select({
      all: count().as('all'),
      waiting: sql<number>`${count()} filter (where ${isWaiting(now)})`
        .mapWith(Number)
        .as('waiting'),
      upTo: sql<number | null>`${max(inbox.id)} filter (where ${isWaiting(now)})`.as('up_to'),
    })
    .from(inbox)
    .where(isUnread(playerId))
    .as('unread');
  const popups = db
    .select()
    .from(inbox)
    .where(and(isUnread(playerId), isWaiting(now)))
    .orderBy(asc(inbox.id))
    .limit(POPUPS)
    .as('popups');
  // One statement: what pops up is among what is counted.
  const rows = await db.select().from(unread).leftJoin(popups, sql`true`).orderBy(asc(popups.id));
  const { all = 0, waiting = 0, upTo = null } = rows[0]?.unread ?? {};
  return {
    unreadCount: all,
    waiting: { count: waiting, upTo: upTo === null ? null : String(upTo) },
    inbox: rows.flatMap((row) => (row.popups ? [toMessage(row.popups)] : [])),
  };
};
