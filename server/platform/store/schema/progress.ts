import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { coins, id, ref, time } from './columns.ts';
import { players } from './players.ts';

/** How far a player's days in a row were counted, and whether they are counted at all. */
export const progress = pgTable(
  'progress',
  {
    playerId: ref()
      .primaryKey()
      .references(() => players.id),
    isOn: boolean().notNull().default(true),
    /** The last day that is counted, as 2026-11-29. */
    through: text().notNull(),
    /** Days in a row up to it. */
    days: integer().notNull().default(0),
    best: integer().notNull().default(0),
    /** The last month whose free pass was used, as 2026-11. */
    passMonth: text(),
    /** When it was counted and paid last. */
    countedAt: time().notNull(),
  },
  (t) => [check('progress_days', sql`${t.days} >= 0 and ${t.best} >= ${t.days}`)],
);

/** Rewards that were paid, each once. */
export const progressRewards = pgTable(
  'progress_rewards',
  {
    id: id(),
    playerId: ref()
      .notNull()
      .references(() => players.id),
    kind: text({ enum: ['streak', 'days', 'paid', 'won'] }).notNull(),
    /** Of a streak the day that completed it, of a goal the first day of its week; as 2026-11-29. */
    day: text().notNull(),
    coins: coins().notNull(),
    at: time().notNull(),
  },
  (t) => [
    uniqueIndex('progress_rewards_once').on(t.playerId, t.kind, t.day),
    check('progress_rewards_coins', sql`${t.coins} > 0`),
  ],
);

/** The round of each game that paid a player the most. */
export const progressBests = pgTable(
  'progress_bests',
  {
    playerId: ref()
      .notNull()
      .references(() => players.id),
    game: text().notNull(),
    /** One of `rounds`. */
    roundId: ref().notNull(),
    bet: coins().notNull(),
    won: coins().notNull(),
    at: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.playerId, t.game] })],
);
