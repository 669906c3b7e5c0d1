import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { PRIZE_KINDS, PRIZE_STATES } from '#contract/event.ts';
import type { Localised } from '#contract/localised.ts';
import { id, newest, ref, time } from './columns.ts';
import { players } from './players.ts';

/** What an event says, and for how many days prizes wait. */
export interface EventTexts {
  intro: Localised;
  terms: readonly Localised[];
  video: Localised | null;
  claimDays: number;
  warnDays: number;
  sendDays: number;
}

/** A question with its answer: it leaves the server piece by piece (server/domains/events/tries.ts). */
export interface Question {
  text: Localised;
  options: readonly Localised[];
  right: number;
  reason: Localised | null;
}

export const events = pgTable(
  'events',
  {
    id: id(),
    key: text().notNull().unique(),
    title: jsonb().$type<Localised>().notNull(),
    texts: jsonb().$type<EventTexts>().notNull(),
    /** Of its first week, and the last moment of a spin. */
    opensAt: time().notNull(),
    endsAt: time().notNull(),
    createdAt: time().notNull(),
    /** Players see it from then on; null: it is a draft. */
    publishedAt: time(),
    /** Ended before its time. */
    closedAt: time(),
  },
  (t) => [
    index('events_published').on(t.opensAt).where(sql`${t.publishedAt} is not null`),
    check('events_times', sql`${t.opensAt} < ${t.endsAt}`),
  ],
);

/** A week: its questions, how many may qualify, and the seed of its draw. */
export const eventWeeks = pgTable(
  'event_weeks',
  {
    id: id(),
    eventId: ref()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    opensAt: time().notNull(),
    closesAt: time().notNull(),
    spinsUntil: time().notNull(),
    questions: jsonb().$type<readonly Question[]>().notNull(),
    qualifiers: integer().notNull(),
    /** How many have qualified, and how many have spun: counted under the row's lock. */
    qualified: integer().notNull().default(0),
    spins: integer().notNull().default(0),
    /** As of `seeds`: sealed while it is secret, in the clear once nobody may spin any more. */
    sealedSeed: text(),
    serverSeed: text(),
    serverSeedHash: text().notNull(),
    revealedAt: time(),
    drawHash: text().notNull(),
  },
  (t) => [
    unique('event_weeks_number').on(t.eventId, t.number),
    index('event_weeks_secret').on(t.spinsUntil).where(sql`${t.revealedAt} is null`),
    check(
      'event_weeks_times',
      sql`${t.opensAt} < ${t.closesAt} and ${t.closesAt} <= ${t.spinsUntil}`,
    ),
    check(
      'event_weeks_counts',
      sql`${t.qualified} between 0 and ${t.qualifiers} and ${t.spins} between 0 and ${t.qualified}`,
    ),
    check(
      'event_weeks_revealed',
      sql`(${t.revealedAt} is null) = (${t.serverSeed} is null) and (${t.revealedAt} is null) = (${t.sealedSeed} is not null)`,
    ),
  ],
);

/** What can be won in a week, in the order the draw counts it off. */
export const weekPrizes = pgTable(
  'week_prizes',
  {
    weekId: ref()
      .notNull()
      .references(() => eventWeeks.id, { onDelete: 'cascade' }),
    at: integer().notNull(),
    key: text().notNull(),
    name: jsonb().$type<Localised>().notNull(),
    kind: text({ enum: PRIZE_KINDS }).notNull(),
    tickets: integer(),
    sen: bigint({ mode: 'number' }),
    winners: integer().notNull(),
    /** Counted by a trigger on `event_prizes` alone. */
    won: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.weekId, t.at] }),
    unique('week_prizes_key').on(t.weekId, t.key),
    check('week_prizes_won', sql`${t.won} between 0 and ${t.winners}`),
    check(
      'week_prizes_kind',
      sql`(${t.kind} = 'tickets') = (${t.tickets} is not null) and (${t.kind} = 'bonus') = (${t.sen} is not null)`,
    ),
  ],
);

/** Who has read an event's terms. */
export const eventReaders = pgTable(
  'event_readers',
  {
    eventId: ref()
      .notNull()
      .references(() => events.id),
    playerId: ref()
      .notNull()
      .references(() => players.id),
    readAt: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.playerId] })],
);

/** A player's one try of a week. */
export const eventTries = pgTable(
  'event_tries',
  {
    id: id(),
    weekId: ref()
      .notNull()
      .references(() => eventWeeks.id),
    playerId: ref()
      .notNull()
      .references(() => players.id),
    startedAt: time().notNull(),
    /** Questions answered, and how many of them right. */
    answered: integer().notNull().default(0),
    hits: integer().notNull().default(0),
    /** When the open question was first shown; null: none is open. */
    askedAt: time(),
    finishedAt: time(),
    /** Of who qualified: as which of all, in the order of commits. */
    place: integer(),
  },
  (t) => [
    unique('event_tries_once').on(t.weekId, t.playerId),
    unique('event_tries_place').on(t.weekId, t.place),
    index('event_tries_finished').on(t.finishedAt),
    check('event_tries_counts', sql`${t.hits} between 0 and ${t.answered}`),
    check('event_tries_finished', sql`${t.finishedAt} is null or ${t.askedAt} is null`),
    check(
      'event_tries_reached',
      sql`${t.place} is null or (${t.place} > 0 and ${t.finishedAt} is not null and ${t.hits} = ${t.answered})`,
    ),
  ],
);

export const eventAnswers = pgTable(
  'event_answers',
  {
    tryId: ref()
      .notNull()
      .references(() => eventTries.id),
    /** The question, from 1. */
    number: integer().notNull(),
    chosen: integer().notNull(),
    isRight: boolean().notNull(),
    askedAt: time().notNull(),
    answeredAt: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tryId, t.number] })],
);

/** What was won: one a player and week, and what became of it. */
export const eventPrizes = pgTable(
  'event_prizes',
  {
    id: id(),
    weekId: ref()
      .notNull()
      .references(() => eventWeeks.id),
    playerId: ref()
      .notNull()
      .references(() => players.id),
    /** Which spin of the week it was, from 0: its nonce. */
    number: integer().notNull(),
    clientSeed: text().notNull(),
    receipt: text().notNull(),
    /** Of `week_prizes`. */
    at: integer().notNull(),
    state: text({ enum: PRIZE_STATES }).notNull().default('won'),
    wonAt: time().notNull(),
    claimBy: time().notNull(),
    /** When the player was warned that it is forfeited soon. */
    warnedAt: time(),
    claimedAt: time(),
    /** A postal address, sealed; null once it was deleted. */
    sealedAddress: text(),
    /** The last day for the post, Malaysian. */
    sendBy: date({ mode: 'string' }),
    sentAt: time(),
    sentBy: text(),
  },
  (t) => [
    foreignKey({
      name: 'event_prizes_of_week',
      columns: [t.weekId, t.at],
      foreignColumns: [weekPrizes.weekId, weekPrizes.at],
    }),
    foreignKey({
      name: 'event_prizes_of_try',
      columns: [t.weekId, t.playerId],
      foreignColumns: [eventTries.weekId, eventTries.playerId],
    }),
    unique('event_prizes_number').on(t.weekId, t.number),
    unique('event_prizes_once').on(t.weekId, t.playerId),
    index('event_prizes_player').on(t.playerId, newest(t.id)),
    index('event_prizes_won').on(t.claimBy).where(sql`${t.state} = 'won'`),
    index('event_prizes_claimed').on(t.sendBy).where(sql`${t.state} = 'claimed'`),
    index('event_prizes_address').on(t.sentAt).where(sql`${t.sealedAddress} is not null`),
    check(
      'event_prizes_claimed',
      sql`(${t.state} in ('claimed', 'sent')) = (${t.claimedAt} is not null)`,
    ),
    check('event_prizes_sent', sql`(${t.state} = 'sent') = (${t.sentAt} is not null)`),
    check(
      'event_prizes_address',
      sql`${t.sealedAddress} is null or ${t.state} in ('claimed', 'sent')`,
    ),
  ],
);
