import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, real, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { VIDEO_REASONS, VIDEO_WORDS } from '#contract/verification.ts';
import { id, ref, time } from './columns.ts';
import { players } from './players.ts';

/** Videos that players are verified by. The files lie in the data folder (server/platform/files/privateFiles.ts). */
export const videos = pgTable(
  'videos',
  {
    id: id(),
    playerId: ref()
      .notNull()
      .references(() => players.id),
    /** What the upload, and then its file, is called: random. */
    file: text().notNull().unique(),
    /** As announced when it began. */
    bytes: integer().notNull(),
    status: text({ enum: ['uploading', 'pending', 'success', 'resubmit', 'support'] })
      .notNull()
      .default('uploading'),
    createdAt: time().notNull(),
    /** Of what was judged and sent to be looked at. */
    word: text({ enum: VIDEO_WORDS }),
    kind: text({ enum: ['mp4', 'mov', 'webm'] }),
    seconds: real(),
    sentAt: time(),
    decidedAt: time(),
    decidedBy: text(),
    reason: text({ enum: VIDEO_REASONS }),
    /** When its file was deleted. */
    goneAt: time(),
  },
  (t) => [
    index('videos_of_player').on(t.playerId),
    index('videos_by_status').on(t.status, t.createdAt),
    // One at a time a player, whichever process is asked.
    uniqueIndex('videos_open').on(t.playerId).where(sql`${t.status} in ('uploading', 'pending')`),
    check(
      'videos_sent',
      sql`(${t.status} = 'uploading') = (${t.sentAt} is null) and (${t.sentAt} is null) = (${t.kind} is null) and (${t.sentAt} is null) = (${t.word} is null)`,
    ),
    check(
      'videos_decided',
      sql`(${t.status} in ('uploading', 'pending')) = (${t.decidedAt} is null) and (${t.decidedAt} is null) = (${t.decidedBy} is null) and (${t.status} in ('resubmit', 'support')) = (${t.reason} is not null)`,
    ),
  ],
);
