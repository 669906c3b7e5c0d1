import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
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

/** Who is on the weekly board, and by which nickname. */
export const boardMembers = pgTable(
  'board_members',
  {
    playerId: ref()
      .primaryKey()
      .references(() => players.id),
    /** Two digits each: its words' places in the lists of contract/nicknames.ts, and its number. */
    nickname: integer().notNull().unique(),
    joinedAt: time().notNull(),
    /** When their weeks were counted last. */
    countedAt: time().notNull(),
  },
  (t) => [index('board_members_counted').on(t.countedAt)],
);

/** What members reached in a week, of those who played in it. */
export const boardWeeks = pgTable(
  'board_weeks',
  {
    playerId: ref()
      .notNull()
      .references(() => players.id),
    /** Its Monday, as 2026-11-23. */
    week: text().notNull(),
    goals: smallint().notNull(),
    days: smallint().notNull(),
    /** The order of those who share a place: by chance, since by the player's id it would tell of that. */
    tie: integer().notNull().default(sql`(random() * 2147483647)::integer`),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.week] }),
    index('board_weeks_order').on(t.week, t.goals, t.days, t.tie),
    check('board_weeks_played', sql`${t.goals} >= 0 and ${t.days} > 0`),
  ],
);

/** What a player found in the nest, from the first time on. */
export const progressFinds = pgTable(
  'progress_finds',
  {
    playerId: ref()
      .notNull()
      .references(() => players.id),
    find: text().notNull(),
    at: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.playerId, t.find] })],
);
