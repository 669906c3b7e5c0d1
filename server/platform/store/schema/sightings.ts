import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ref, time } from './columns.ts';
import { players } from './players.ts';

/**
 * On which devices and at which network addresses an account was used, as hashes, for as long as that
 * tells one person's accounts from another's (server/domains/sightings).
 */
export const sightings = pgTable(
  'sightings',
  {
    kind: text({ enum: ['device', 'address'] }).notNull(),
    hash: text().notNull(),
    playerId: ref()
      .notNull()
      .references(() => players.id),
    /** When the account was made here; null: elsewhere. */
    registeredAt: time(),
    seenAt: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.hash, t.playerId] }),
    index('sightings_player').on(t.playerId),
  ],
);
