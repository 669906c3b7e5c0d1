import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ref, time } from './columns.ts';
import { players } from './players.ts';

/** The devices an account was logged in to on (server/domains/accounts/devices). */
export const devices = pgTable(
  'devices',
  {
    playerId: ref()
      .notNull()
      .references(() => players.id),
    /** Of the name in its cookie, which nobody else knows. */
    hash: text().notNull(),
    /** 'Chrome', 'iOS', as its browser says; null: it did not. */
    browser: text(),
    system: text(),
    createdAt: time().notNull(),
    /** The last login. */
    seenAt: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.playerId, t.hash] })],
);
