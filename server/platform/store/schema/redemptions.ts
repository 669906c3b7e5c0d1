import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { coins, id, newest, ref, time } from './columns.ts';
import { holds } from './holds.ts';
import { players } from './players.ts';

export const redemptions = pgTable(
  'redemptions',
  {
    id: id(),
    playerId: ref()
      .notNull()
      .references(() => players.id),
    holdId: ref()
      .notNull()
      .unique()
      .references(() => holds.id),
    coins: coins().notNull(),
    creditSen: bigint({ mode: 'number' }).notNull(),
    status: text({ enum: ['pending', 'success', 'rejected', 'expired'] })
      .notNull()
      .default('pending'),
    createdAt: time().notNull(),
    decidedAt: time(),
    decidedBy: text(),
    reason: text(),
  },
  (t) => [
    index('redemptions_player').on(t.playerId, newest(t.id)),
    index('redemptions_pending').on(t.createdAt).where(sql`${t.status} = 'pending'`),
    check('redemptions_decided', sql`(${t.status} = 'pending') = (${t.decidedAt} is null)`),
  ],
);
