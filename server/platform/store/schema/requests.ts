import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ref, time } from './columns.ts';

/** What a request id was answered: the same id and body is answered again, never done again. */
export const requests = pgTable(
  'requests',
  {
    /** One of `players`, whose session was looked up: no lock on the player's row with each request. */
    playerId: ref().notNull(),
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
