import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

export const gameFlags = pgTable('game_flags', {
  game: text().primaryKey(),
  maintenance: boolean().notNull().default(false),
  /** Matches between players are switched on (in testing). */
  isLive: boolean().notNull().default(false),
  /** An operator's own dates in place of the catalogue's. */
  startsAt: time(),
  endsAt: time(),
});

/** Every version a game's numbers ever had; the highest is in force for new rounds. */
export const tunings = pgTable(
  'tunings',
  {
    game: text().notNull(),
    version: integer().notNull(),
    values: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: time().notNull(),
    createdBy: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.version] })],
);
