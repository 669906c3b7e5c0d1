import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { ref, time } from './columns.ts';
import { players } from './players.ts';

/** When players had a page of the club before them. */
export const activities = pgTable(
  'activities',
  {
    id: uuid().primaryKey().defaultRandom(),
    playerId: ref()
      .notNull()
      .references(() => players.id),
    startedAt: time().notNull(),
    /** The last heartbeat, or the end. */
    seenAt: time().notNull(),
    endedAt: time(),
  },
  (t) => [
    index('activities_of_player').on(t.playerId, t.seenAt),
    index('activities_by_time').on(t.seenAt),
  ],
);
