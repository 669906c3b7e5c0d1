import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ref, time } from './columns.ts';

export const gameFlags = pgTable('game_flags', {
  game: text().primaryKey(),
  maintenance: boolean().notNull().default(false),
  /** Matches between players are switched on (in testing). */
  isLive: boolean().notNull().default(false),
  /** An operator's own dates in place of the catalogue's. */
  startsAt: time(),
  endsAt: time(),
});

/**
 * Every version a game's numbers ever had; the newest that is published and passes the gate is in force
 * for new rounds (server/domains/rounds/tunings/inForce.ts). What it was made of never changes.
 */
export const tunings = pgTable(
  'tunings',
  {
    game: text().notNull(),
    version: integer().notNull(),
    values: jsonb().$type<Record<string, unknown>>().notNull(),
    /** SHA-256 of the values (engine/core/fair/canonical.ts): a row whose values are others is never served. */
    hash: text().notNull(),
    /** The game's own defaults, or what somebody published. */
    origin: text({ enum: ['code', 'published'] }).notNull(),
    status: text({ enum: ['pending', 'published', 'withdrawn'] }).notNull(),
    /** The version it was made from; of the game's defaults, the number they have in the code. */
    base: integer().notNull(),
    reason: text().notNull().default(''),
    createdAt: time().notNull(),
    /** A designer's UID, an operator's name, or 'defaults'. */
    createdBy: text().notNull(),
    /** The designer's account, which may have another UID since, or be gone. */
    authorId: ref(),
    /** Who said yes; null where nobody had to. */
    approvedBy: text(),
    approvedAt: time(),
  },
  (t) => [
    primaryKey({ columns: [t.game, t.version] }),
    check('tunings_origin', sql`${t.origin} in ('code', 'published')`),
    check('tunings_status', sql`${t.status} in ('pending', 'published', 'withdrawn')`),
    check('tunings_code', sql`${t.origin} = 'published' or ${t.status} = 'published'`),
  ],
);

/** What designers work on, by name; nothing of it is played. */
export const tuningDrafts = pgTable(
  'tuning_drafts',
  {
    game: text().notNull(),
    name: text().notNull(),
    values: jsonb().notNull(),
    base: integer().notNull(),
    /** Counts its saves: who saves over another one than they read is refused. */
    version: integer().notNull().default(1),
    author: text().notNull(),
    at: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.name] })],
);
