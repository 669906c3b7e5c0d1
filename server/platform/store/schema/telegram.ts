import { pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

/** What Telegram said of somebody opens nothing twice: kept for longer than it would be good. */
export const telegramProofs = pgTable('telegram_proofs', {
  /** The proof's own signature. */
  hash: text().primaryKey(),
  usedAt: time().notNull(),
});
