import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ref, time } from './columns.ts';
import { players } from './players.ts';

/** Numbers that accounts gave up, and that no other account may have yet (server/domains/accounts/heldPhones.ts). */
export const heldPhones = pgTable(
  'held_phones',
  {
    /** Of the number, keyed: the number itself is kept nowhere. */
    hash: text().notNull(),
    /** Whose it was; they may have it again. */
    playerId: ref()
      .notNull()
      .references(() => players.id),
    /** The end of a pause that ran, where that is later than everybody's days. */
    until: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.hash, t.playerId] }),
    index('held_phones_of_player').on(t.playerId),
  ],
);
