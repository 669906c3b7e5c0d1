import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, time } from './columns.ts';

/** What operators did, and to what. */
export const audit = pgTable('audit', {
  id: id(),
  actor: text().notNull(),
  action: text().notNull(),
  target: text(),
  detail: jsonb(),
  at: time().notNull(),
});
