import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { coins, id, ref, time } from './columns.ts';

export const players = pgTable('players', {
  id: id(),
  uid: text().notNull(),
  /** UIDs differing only in case are the same account. */
  uidLower: text().notNull().unique(),
  fullName: text().notNull(),
  /** E.164. */
  phone: text().notNull().unique(),
  passwordHash: text().notNull(),
  role: text({ enum: ['player', 'operator', 'designer', 'qa'] })
    .notNull()
    .default('player'),
  /** Users of the normal platform are known by name, and sent to support for the VIP club. */
  platform: text({ enum: ['vip', 'normal'] })
    .notNull()
    .default('vip'),
  tgUserId: bigint({ mode: 'number' }).unique(),
  tgRegister: boolean().notNull().default(false),
  language: text({ enum: ['en', 'zh', 'ms'] })
    .notNull()
    .default('en'),
  notify: boolean().notNull().default(true),
  referrer: text(),
  uidChangedAt: time(),
  /** When the account's verification was accepted; null: it was not. */
  verifiedAt: time(),
  /** When they declared to be of age; null: the account is older than the question. */
  declaredOfAgeAt: time(),
  createdAt: time().notNull(),
  /** When the player closed the account: nothing in it tells of them any more; null: it is open. */
  closedAt: time(),
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
    endReason: text({
      enum: [
        'logout',
        'otherDevice',
        'operator',
        'passwordReset',
        'passwordChanged',
        'phoneChanged',
        'closed',
      ],
    }),
    /** Of `devices`; null: it was forgotten, or the session is older than they are. */
    device: text(),
    /** SHA-256 of the token of a step-up that was not used yet, and until when it is good. */
    stepUpHash: text(),
    stepUpUntil: time(),
  },
  (t) => [index('sessions_player').on(t.playerId)],
);

export const otps = pgTable(
  'otps',
  {
    id: uuid().primaryKey(),
    /** E.164, or what stands in where nobody has the UID (server/domains/accounts/passwordReset.ts). */
    phone: text().notNull(),
    /** What it opens. */
    purpose: text({
      enum: ['register', 'pin', 'password', 'stepUp', 'phone', 'newPhone'],
    }).notNull(),
    /**
     * Who waits for it: the known device it was asked for on; of a number that is not the account's own, the player;
     * of a registration, the address; null: any other. Each waits for their own last code alone.
     */
    device: text(),
    /** Keyed: of so few digits a plain one tells the code. */
    codeHash: text().notNull(),
    attempts: integer().notNull().default(0),
    createdAt: time().notNull(),
    expiresAt: time().notNull(),
    usedAt: time(),
  },
  (t) => [index('otps_phone').on(t.phone, t.createdAt)],
);

/** Transaction PINs. A locked one is opened by setting a new one alone. */
export const pins = pgTable('pins', {
  playerId: ref()
    .primaryKey()
    .references(() => players.id),
  pinHash: text().notNull(),
  /** Wrong tries since the last right one. */
  wrongTries: integer().notNull().default(0),
  setAt: time().notNull(),
});

/** What players set for themselves to play responsibly. */
export const measures = pgTable('measures', {
  playerId: ref()
    .primaryKey()
    .references(() => players.id),
  /** Hundredths of a coin a day; null: no limit. */
  dailyLimit: coins(),
  /** From then on `comingLimit` holds in place of it; null: nothing waits. */
  comingAt: time(),
  comingLimit: coins(),
  pausedUntil: time(),
});

/**
 * What a player staked and won on a day of the club (GMT+8), rounds that were given back left out.
 * Written by triggers on `rounds` and `round_steps` alone.
 */
export const playedDays = pgTable(
  'played_days',
  {
    /** One of `players`, whose round it is: no lock on the player's row with a day's first stake. */
    playerId: ref().notNull(),
    /** The day's first moment. */
    day: time().notNull(),
    staked: coins().notNull(),
    won: coins().notNull(),
  },
  (t) => [primaryKey({ columns: [t.playerId, t.day] })],
);

/**
 * Counts what reached a player's open pages, so that a page can see that it missed something. Written by
 * the ledger's functions alone.
 */
export const playerEvents = pgTable('player_events', {
  playerId: ref()
    .primaryKey()
    .references(() => players.id),
  version: bigint({ mode: 'number' }).notNull().default(0),
});
