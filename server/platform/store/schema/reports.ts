import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { GAME_KEYS } from '#contract/games.ts';
import { bytes, id, ref, time } from './columns.ts';
import { players } from './players.ts';

/** Problems in games, as players reported them, for QA. */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    playerId: ref()
      .notNull()
      .references(() => players.id),
    game: text({ enum: GAME_KEYS }).notNull(),
    /** The app's version that was played; null: the device kept no recording. */
    build: text(),
    note: text().notNull(),
    /** Gzipped JSON (contract/recording.ts). */
    recording: bytes(),
    picture: bytes(),
    createdAt: time().notNull(),
    closedAt: time(),
    closedBy: text(),
    /** What the player was told beside that it is closed. */
    answer: text(),
  },
  (t) => [
    index('reports_of_player').on(t.playerId),
    index('reports_by_time').on(t.createdAt),
    check(
      'reports_closed',
      sql`(${t.closedAt} is null) = (${t.closedBy} is null) and (${t.closedAt} is null) = (${t.answer} is null)`,
    ),
  ],
);
