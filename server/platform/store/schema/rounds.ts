import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { coins, id, newest, ref, time } from './columns.ts';
import { holds } from './holds.ts';
import { players } from './players.ts';

/** A player's seed pair: the hash is shown before any round, the seed only after its rotation. */
export const seeds = pgTable(
  'seeds',
  {
    id: id(),
    playerId: ref()
      .notNull()
      .references(() => players.id),
    /** The secret as `server/platform/secrets/seedCipher.ts` sealed it; null once it is revealed. */
    sealedSeed: text(),
    /** 32 random bytes, hexadecimal; null before `revealedAt`. */
    serverSeed: text(),
    serverSeedHash: text().notNull(),
    /** The nonce the next round will use. */
    nonce: integer().notNull().default(0),
    createdAt: time().notNull(),
    revealedAt: time(),
  },
  (t) => [
    uniqueIndex('seeds_in_force').on(t.playerId).where(sql`${t.revealedAt} is null`),
    index('seeds_player').on(t.playerId, newest(t.id)),
  ],
);

export const rounds = pgTable(
  'rounds',
  {
    id: id(),
    playerId: ref()
      .notNull()
      .references(() => players.id),
    game: text().notNull(),
    mode: text({ enum: ['house', 'live'] })
      .notNull()
      .default('house'),
    /** The match it is one side of, and which. */
    duelId: ref().references(() => duels.id),
    seat: integer(),
    status: text({ enum: ['open', 'settled', 'voided'] })
      .notNull()
      .default('open'),
    step: integer().notNull().default(0),
    bet: coins().notNull().default(0),
    won: coins().notNull().default(0),
    holdId: ref().references(() => holds.id),
    seedId: ref()
      .notNull()
      .references(() => seeds.id),
    clientSeed: text().notNull(),
    nonce: integer().notNull(),
    tuningVersion: integer().notNull(),
    /** The rules' private state. */
    state: jsonb().notNull(),
    openedAt: time().notNull(),
    /** When the current step ends by itself; null while no clock runs. */
    deadlineAt: time(),
    /** The last time something was drawn and shown (a question, a panel). */
    shownAt: time().notNull(),
    /** The last time anything happened in it. */
    touchedAt: time().notNull(),
    settledAt: time(),
  },
  (t) => [
    uniqueIndex('rounds_one_open').on(t.playerId, t.game).where(sql`${t.status} = 'open'`),
    uniqueIndex('rounds_nonce').on(t.seedId, t.nonce),
    index('rounds_player_game').on(t.playerId, t.game, t.id),
    index('rounds_player_opened').on(t.playerId, t.openedAt),
    index('rounds_player_game_opened').on(t.playerId, t.game, t.openedAt),
    index('rounds_deadline').on(t.deadlineAt).where(sql`${t.status} = 'open'`),
    index('rounds_idle')
      .on(t.openedAt)
      .where(sql`${t.status} = 'open' and ${t.deadlineAt} is null`),
    index('rounds_duel').on(t.duelId).where(sql`${t.duelId} is not null`),
    index('rounds_met').on(t.playerId, t.duelId).where(sql`${t.duelId} is not null`),
    index('rounds_fto_settled').on(t.settledAt).where(sql`${t.game} = 'fto'`),
    // Rounds are written in the order they are opened: a few bytes tell which pages hold the last days.
    index('rounds_opened').using('brin', t.openedAt).with({ autosummarize: true }),
    check('rounds_money', sql`${t.bet} >= 0 and ${t.won} >= 0`),
    check('rounds_settled', sql`(${t.status} = 'open') = (${t.settledAt} is null)`),
  ],
);

/**
 * A match between two players: each has a round of their own, with their stake and their history;
 * what both share is here. Its row is locked before theirs.
 */
export const duels = pgTable(
  'duels',
  {
    id: id(),
    game: text().notNull(),
    status: text({ enum: ['open', 'settled', 'voided'] })
      .notNull()
      .default('open'),
    /** The rules' private state, both throws in it. */
    state: jsonb().notNull(),
    openedAt: time().notNull(),
    deadlineAt: time(),
    settledAt: time(),
  },
  (t) => [index('duels_deadline').on(t.deadlineAt).where(sql`${t.status} = 'open'`)],
);

/** Everything that happened in a round, in order; step 0 is its opening. */
export const roundSteps = pgTable(
  'round_steps',
  {
    roundId: ref()
      .notNull()
      .references(() => rounds.id),
    step: integer().notNull(),
    /** What the player chose; null for the opening and for a step that timed out. */
    move: jsonb(),
    events: jsonb().notNull(),
    multiplier: integer().notNull(),
    /** Staked by this step, in a game that is staked move by move; the opening's is the round's. */
    bet: coins().notNull().default(0),
    credited: coins().notNull(),
    at: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.roundId, t.step] })],
);

/**
 * The steps of old rounds, a row for each round (server/domains/rounds/history/packSteps.ts). Read them as those of any
 * round: the view `steps_of_rounds` has both.
 */
export const packedSteps = pgTable('packed_steps', {
  roundId: ref()
    .primaryKey()
    .references(() => rounds.id),
  /** What `round_steps` had of each, in order. */
  steps: jsonb().notNull(),
});
