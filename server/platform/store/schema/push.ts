import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, ref, time } from './columns.ts';
import { players, sessions } from './players.ts';

/** Where players are reached: one device each, that of the session they are logged in by. */
export const pushSubscriptions = pgTable('push_subscriptions', {
  /** The push token. */
  id: uuid().primaryKey().defaultRandom(),
  playerId: ref()
    .notNull()
    .unique()
    .references(() => players.id),
  tokenHash: text()
    .notNull()
    .unique()
    .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
  /** An address of the browser's push service: whoever knows it could take the subscription over. */
  endpoint: text().notNull().unique(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  /** The VAPID key it was made for: no other one reaches it. */
  publicKey: text().notNull(),
  /** How often in a row its push service refused what was sent to it. */
  refusals: integer().notNull().default(0),
  createdAt: time().notNull(),
});

/** What is to be pushed, and what was: the row stays, so that the same is never queued again. */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: id(),
    playerId: ref()
      .notNull()
      .references(() => players.id),
    kind: text({ enum: ['message', 'redeemed', 'returned', 'match', 'coins'] }).notNull(),
    /** What it tells of: the id of a message, redemption or round; the day on which coins expire. */
    ref: text().notNull(),
    /**
     * `sending` from before the request until its answer; a process that dies meanwhile leaves it so, and
     * it is not sent again. `needless`: it was no news any more.
     */
    state: text({ enum: ['waiting', 'sending', 'sent', 'needless', 'givenUp'] })
      .notNull()
      .default('waiting'),
    tries: integer().notNull().default(0),
    createdAt: time().notNull(),
    /** Not tried before. */
    dueAt: time().notNull(),
    giveUpAt: time().notNull(),
  },
  (t) => [
    unique('push_messages_once').on(t.playerId, t.kind, t.ref),
    index('push_messages_due').on(t.dueAt).where(sql`${t.state} in ('waiting', 'sending')`),
    index('push_messages_by_time').on(t.createdAt),
  ],
);
