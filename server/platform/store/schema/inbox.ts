import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { InboxPayload } from '#contract/inbox.ts';
import { id, newest, ref, time } from './columns.ts';
import { players } from './players.ts';

/** Messages, a row for each player who got one. */
export const inbox = pgTable(
  'inbox',
  {
    id: id(),
    playerId: ref()
      .notNull()
      .references(() => players.id),
    payload: jsonb().$type<InboxPayload>().notNull(),
    createdAt: time().notNull(),
    /** When its popup was closed without being confirmed: it does not come again. */
    shownAt: time(),
    readAt: time(),
  },
  (t) => [
    index('inbox_player').on(t.playerId, newest(t.id)),
    index('inbox_unread').on(t.playerId).where(sql`${t.readAt} is null`),
    index('inbox_popups')
      .on(t.playerId, t.createdAt)
      .where(sql`${t.readAt} is null and ${t.shownAt} is null`),
  ],
);
