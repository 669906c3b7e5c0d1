import { sql } from 'drizzle-orm';
import { check, date, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { SUSPICION_KINDS } from '../suspicionKinds.ts';
import { id, ref, time } from './columns.ts';
import { players } from './players.ts';

/** What an operator should look at: what was seen, no verdict. One of a kind a player and day. */
export const suspicions = pgTable(
  'suspicions',
  {
    id: id(),
    playerId: ref()
      .notNull()
      .references(() => players.id),
    kind: text({ enum: SUSPICION_KINDS }).notNull(),
    /** Malaysian. */
    day: date({ mode: 'string' }).notNull(),
    /** In a sentence for the operator. */
    seen: text().notNull(),
    at: time().notNull(),
    closedAt: time(),
    closedBy: text(),
    note: text(),
  },
  (t) => [
    uniqueIndex('suspicions_once').on(t.playerId, t.kind, t.day),
    check(
      'suspicions_closed',
      sql`(${t.closedAt} is null) = (${t.closedBy} is null) and (${t.closedAt} is null) = (${t.note} is null)`,
    ),
  ],
);
