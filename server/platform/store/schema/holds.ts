import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { coins, id, ref } from './columns.ts';
import { players } from './players.ts';

/** Coins taken out of `available` until they are posted (gone) or voided (given back). */
export const holds = pgTable(
  'holds',
  {
    id: id(),
    playerId: ref()
      .notNull()
      .references(() => players.id),
    amount: coins().notNull(),
    status: text({ enum: ['held', 'posted', 'voided'] })
      .notNull()
      .default('held'),
  },
  (t) => [check('holds_amount', sql`${t.amount} > 0`), index('holds_player').on(t.playerId)],
);
