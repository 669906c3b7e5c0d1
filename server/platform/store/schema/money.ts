import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, ref, time } from './columns.ts';
import { eventPrizes } from './events.ts';
import { players } from './players.ts';
import { rounds } from './rounds.ts';

/** Money paid in at the club, as operators record it: what earns spins. */
export const deposits = pgTable(
  'deposits',
  {
    id: id(),
    playerId: ref()
      .notNull()
      .references(() => players.id),
    sen: bigint({ mode: 'number' }).notNull(),
    /** The cashier's reference: the same deposit is never recorded twice. */
    reference: text().notNull().unique(),
    recordedBy: text().notNull(),
    at: time().notNull(),
  },
  (t) => [check('deposits_sen', sql`${t.sen} > 0`), index('deposits_player').on(t.playerId)],
);

/** Money won in a round or in an event's draw, for the operator to pay out. One of each at most. */
export const rewards = pgTable(
  'rewards',
  {
    id: id(),
    playerId: ref()
      .notNull()
      .references(() => players.id),
    roundId: ref()
      .unique()
      .references(() => rounds.id),
    eventPrizeId: ref()
      .unique()
      .references(() => eventPrizes.id),
    sen: bigint({ mode: 'number' }).notNull(),
    status: text({ enum: ['pending', 'paid'] })
      .notNull()
      .default('pending'),
    createdAt: time().notNull(),
    paidAt: time(),
    paidBy: text(),
  },
  (t) => [
    check('rewards_sen', sql`${t.sen} > 0`),
    check('rewards_of', sql`num_nonnulls(${t.roundId}, ${t.eventPrizeId}) = 1`),
    check('rewards_paid', sql`(${t.status} = 'pending') = (${t.paidAt} is null)`),
    index('rewards_pending').on(t.createdAt).where(sql`${t.status} = 'pending'`),
    index('rewards_player').on(t.playerId, t.id),
  ],
);
