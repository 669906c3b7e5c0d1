import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { GAME_KEYS } from '#contract/games.ts';
import { bytes, id, ref, time } from './columns.ts';
import { players } from './players.ts';

/**
 * Reports that share the game, the state its machine ended in and the recording's last error. Without an error
 * nothing says that two are of one problem: each has a group of its own.
 */
export const reportGroups = pgTable(
  'report_groups',
  {
    id: id(),
    game: text({ enum: GAME_KEYS }).notNull(),
    /** '' where there is none. */
    state: text().notNull(),
    error: text().notNull(),
    assignee: text().notNull().default(''),
    note: text().notNull().default(''),
    /** The version of the app that mends it; '': not known. */
    mendedIn: text().notNull().default(''),
    closedAt: time(),
    /** When it came again after it was closed. */
    backAt: time(),
    version: integer().notNull().default(1),
  },
  (t) => [
    uniqueIndex('report_groups_sign').on(t.game, t.state, t.error).where(sql`${t.error} <> ''`),
  ],
);

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
    /** Browser and system; null: they said nothing of themselves. */
    device: text(),
    /** Null: reported before there were groups. */
    groupId: ref().references(() => reportGroups.id),
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
    index('reports_of_group').on(t.groupId),
    check(
      'reports_closed',
      sql`(${t.closedAt} is null) = (${t.closedBy} is null) and (${t.closedAt} is null) = (${t.answer} is null)`,
    ),
  ],
);
