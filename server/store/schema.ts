import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { TRANSACTION_TYPES } from '#contract/transactions.ts';

/**
 * Every table of the club. Amounts of coins are bigint hundredths (JavaScript numbers: the checks
 * keep them far below 2^53), times are timestamps to the millisecond. What types can't say, the
 * custom migration `ledger_rules` says with triggers: append-only, sums, balances.
 */
const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const coins = () => bigint({ mode: 'number' });
const ref = () => bigint({ mode: 'number' });
const time = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

export const players = pgTable('players', {
  id: id(),
  uid: text().notNull(),
  /** UIDs differing only in case are the same account. */
  uidLower: text().notNull().unique(),
  fullName: text().notNull(),
  /** E.164. */
  phone: text().notNull().unique(),
  passwordHash: text().notNull(),
  role: text({ enum: ['player', 'operator'] })
    .notNull()
    .default('player'),
  tgUserId: bigint({ mode: 'number' }).unique(),
  tgRegister: boolean().notNull().default(false),
  language: text({ enum: ['en', 'zh', 'ms'] })
    .notNull()
    .default('en'),
  notify: boolean().notNull().default(true),
  referrer: text(),
  /** When the account's verification was accepted; null: it was not. */
  verifiedAt: time(),
  createdAt: time().notNull(),
});

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, hexadecimal: the token itself is never stored. */
    tokenHash: text().primaryKey(),
    playerId: ref()
      .notNull()
      .references(() => players.id),
    createdAt: time().notNull(),
    lastSeenAt: time().notNull(),
    expiresAt: time().notNull(),
    endedAt: time(),
    endReason: text({ enum: ['logout', 'otherDevice', 'operator'] }),
  },
  (t) => [index('sessions_player').on(t.playerId)],
);

export const otps = pgTable(
  'otps',
  {
    id: uuid().primaryKey(),
    phone: text().notNull(),
    codeHash: text().notNull(),
    attempts: integer().notNull().default(0),
    createdAt: time().notNull(),
    expiresAt: time().notNull(),
    usedAt: time(),
  },
  (t) => [index('otps_phone').on(t.phone, t.createdAt)],
);

export const options = pgTable('options', { name: text().primaryKey(), value: text().notNull() });

export const banners = pgTable('banners', {
  id: id(),
  position: integer().notNull().default(0),
  imgEn: text().notNull(),
  imgZh: text().notNull(),
  imgMs: text().notNull(),
  linkEn: text().notNull(),
  linkZh: text().notNull(),
  linkMs: text().notNull(),
});

type Localised = { en: string; zh: string; ms: string };

export const promotions = pgTable('promotions', {
  id: id(),
  title: jsonb().$type<Localised>().notNull(),
  description: jsonb().$type<Localised>().notNull(),
  img: jsonb().$type<Localised>().notNull(),
  startsAt: time().notNull(),
  endsAt: time(),
});

/** One row: what holds for the whole club. */
export const settings = pgTable(
  'settings',
  {
    id: integer().primaryKey().default(1),
    maintenance: boolean().notNull().default(false),
    maintenanceUntil: time(),
  },
  (t) => [check('settings_one_row', sql`${t.id} = 1`)],
);

export const gameFlags = pgTable('game_flags', {
  game: text().primaryKey(),
  maintenance: boolean().notNull().default(false),
  /** Matches between players are switched on (in testing). */
  isLive: boolean().notNull().default(false),
  /** An operator's own dates in place of the catalogue's. */
  startsAt: time(),
  endsAt: time(),
});

/** What operators did, and to what. */
export const audit = pgTable('audit', {
  id: id(),
  actor: text().notNull(),
  action: text().notNull(),
  target: text(),
  detail: jsonb(),
  at: time().notNull(),
});

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

/**
 * `available` and `held` exist once per player and carry a running balance. The club's own accounts
 * have none: their balance is the sum of their entries, so no row is hot.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    playerId: ref().references(() => players.id),
    kind: text({
      enum: ['available', 'held', 'house', 'redeemed', 'expired', 'adjust'],
    }).notNull(),
    balance: coins(),
  },
  (t) => [
    uniqueIndex('accounts_of_player').on(t.playerId, t.kind).where(sql`${t.playerId} is not null`),
    uniqueIndex('accounts_of_club').on(t.kind).where(sql`${t.playerId} is null`),
    check(
      'accounts_owner',
      sql`(${t.playerId} is not null) = (${t.kind} in ('available', 'held'))`,
    ),
    check('accounts_running', sql`(${t.playerId} is not null) = (${t.balance} is not null)`),
    check('accounts_not_negative', sql`${t.balance} >= 0`),
  ],
);

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

/** The history's ten types, and SETTLED: a hold that was posted, no change of available coins. */
const POSTING_TYPES = [...TRANSACTION_TYPES, 'SETTLED'] as const;

export const postings = pgTable(
  'postings',
  {
    id: id(),
    playerId: ref()
      .notNull()
      .references(() => players.id),
    type: text({ enum: POSTING_TYPES }).notNull(),
    holdId: ref().references(() => holds.id),
    roundId: ref().references(() => rounds.id),
    note: text(),
    at: time().notNull(),
  },
  (t) => [
    index('postings_history').on(t.playerId, t.id),
    index('postings_history_type').on(t.playerId, t.type, t.id),
  ],
);

export const entries = pgTable(
  'entries',
  {
    id: id(),
    postingId: ref()
      .notNull()
      .references(() => postings.id),
    /** One of `accounts`: a trigger looks, so that no key lock makes the house's row a queue. */
    accountId: ref().notNull(),
    amount: coins().notNull(),
    /** The account's balance after this entry; null for the club's own accounts. */
    balanceAfter: coins(),
  },
  (t) => [
    uniqueIndex('entries_once').on(t.postingId, t.accountId),
    index('entries_account').on(t.accountId, t.id),
    check('entries_amount', sql`${t.amount} <> 0 and abs(${t.amount}) <= 100000000000000`),
  ],
);

/** Coins that expire together. The `remaining` of a player add up to available. */
export const lots = pgTable(
  'lots',
  {
    id: id(),
    playerId: ref()
      .notNull()
      .references(() => players.id),
    postingId: ref()
      .notNull()
      .references(() => postings.id),
    amount: coins().notNull(),
    remaining: coins().notNull(),
    expiresAt: time().notNull(),
  },
  (t) => [
    index('lots_spendable').on(t.playerId, t.expiresAt, t.id).where(sql`${t.remaining} > 0`),
    index('lots_expiring').on(t.expiresAt).where(sql`${t.remaining} > 0`),
    check('lots_remaining', sql`${t.remaining} between 0 and ${t.amount}`),
  ],
);

/**
 * Which lots a hold took its coins from, so that a void gives them back with their dates.
 * @public Written by the ledger's functions alone; the migrations are made from it.
 */
export const lotHolds = pgTable(
  'lot_holds',
  {
    holdId: ref()
      .notNull()
      .references(() => holds.id),
    lotId: ref()
      .notNull()
      .references(() => lots.id),
    amount: coins().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.holdId, t.lotId] }),
    check('lot_holds_amount', sql`${t.amount} > 0`),
  ],
);

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
    index('redemptions_player').on(t.playerId, t.id),
    index('redemptions_pending').on(t.createdAt).where(sql`${t.status} = 'pending'`),
    check('redemptions_decided', sql`(${t.status} = 'pending') = (${t.decidedAt} is null)`),
  ],
);

/** A player's seed pair: the hash is shown before any round, the seed only after its rotation. */
export const seeds = pgTable(
  'seeds',
  {
    id: id(),
    playerId: ref()
      .notNull()
      .references(() => players.id),
    /** 32 random bytes, hexadecimal. Never leaves the server before `revealedAt`. */
    serverSeed: text().notNull(),
    serverSeedHash: text().notNull(),
    /** The nonce the next round will use. */
    nonce: integer().notNull().default(0),
    createdAt: time().notNull(),
    revealedAt: time(),
  },
  (t) => [uniqueIndex('seeds_in_force').on(t.playerId).where(sql`${t.revealedAt} is null`)],
);

/** Every version a game's numbers ever had; the highest is in force for new rounds. */
export const tunings = pgTable(
  'tunings',
  {
    game: text().notNull(),
    version: integer().notNull(),
    values: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: time().notNull(),
    createdBy: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.version] })],
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
    index('rounds_deadline').on(t.deadlineAt).where(sql`${t.status} = 'open'`),
    index('rounds_idle')
      .on(t.openedAt)
      .where(sql`${t.status} = 'open' and ${t.deadlineAt} is null`),
    index('rounds_duel').on(t.duelId).where(sql`${t.duelId} is not null`),
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

/** Money won, for the operator to pay out. One a round at most. */
export const rewards = pgTable(
  'rewards',
  {
    id: id(),
    playerId: ref()
      .notNull()
      .references(() => players.id),
    roundId: ref()
      .notNull()
      .unique()
      .references(() => rounds.id),
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
    check('rewards_paid', sql`(${t.status} = 'pending') = (${t.paidAt} is null)`),
    index('rewards_pending').on(t.createdAt).where(sql`${t.status} = 'pending'`),
    index('rewards_player').on(t.playerId, t.id),
  ],
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
 * Counts what reached a player's open pages, so that a page can see that it missed something.
 * @public Written by the ledger's functions alone; the migrations are made from it.
 */
export const playerEvents = pgTable('player_events', {
  playerId: ref()
    .primaryKey()
    .references(() => players.id),
  version: bigint({ mode: 'number' }).notNull().default(0),
});
