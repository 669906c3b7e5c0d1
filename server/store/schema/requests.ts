import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ref, time } from './columns.ts';
import { players } from './players.ts';

/** What a request id was answered: the same id and body is answered again, never done again. */
export const requests = pgTable(
  'requests',
  {
    playerId: ref()
      .notNull()
      .references(() => players.id),
    requestId: uuid().notNull(),
    kind: text().notNull(),
    bodyHash: text().notNull(),
    status: integer().notNull().default(200),
    /** Null only inside the transaction that is still working on it. */
    answer: jsonb(),
    createdAt: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.requestId] }),
    index('requests_created').on(t.createdAt),
  ],
);
