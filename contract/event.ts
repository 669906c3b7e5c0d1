import * as z from 'zod/mini';
import { Localised } from './localised.ts';
import { RequestId } from './requestId.ts';
import { RoundEvent } from './rounds.ts';

/*
 * The quiz event: weeks of questions, a draw for the first who answer all of them right, and what is won in it.
 * An event is data (server/domains/events/file.ts), named by its key; pages show the one that `GET event` answers.
 */

const ClientSeed = z.string().check(z.regex(/^[\x21-\x39\x3b-\x7e]{1,64}$/));
const SeedHash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const Count = z.int().check(z.nonnegative());

/** An event's name in addresses and for operators; a prize's within an event. */
export const EventKey = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{1,39}$/));

/** `tickets` are posted to an address, `bonus` is credit to the H5 account. */
export const PRIZE_KINDS = ['tickets', 'bonus'] as const;

const prize = {
  key: EventKey,
  name: Localised,
  kind: z.enum(PRIZE_KINDS),
  /** How many tickets a winner of `tickets` gets; null of the others. */
  tickets: z.nullable(Count),
  /** Malaysian sen of credit a winner of `bonus` gets; null of the others. */
  sen: z.nullable(Count),
};

/** `won`, then `claimed` and `sent`; or `forfeited`, where nobody claimed it in time. */
export const PRIZE_STATES = ['won', 'claimed', 'sent', 'forfeited'] as const;

/** What a player won. */
export const WonPrize = z.object({
  id: z.string(),
  event: EventKey,
  week: z.int(),
  ...prize,
  state: z.enum(PRIZE_STATES),
  /** Which spin of the week it was, from 0, and with which seed: where to find it in the week's draw. */
  number: Count,
  clientSeed: ClientSeed,
  /** Ties this spin and all before it to what the player was shown (docs/fairness.md). */
  receipt: SeedHash,
  wonAt: z.iso.datetime(),
  /** It is forfeited from then on. */
  claimBy: z.iso.datetime(),
  claimedAt: z.nullable(z.iso.datetime()),
  /** The last day for the post; null: it was not claimed, or is none that is posted. */
  sendBy: z.nullable(z.iso.date()),
  sentAt: z.nullable(z.iso.datetime()),
});
export type WonPrize = z.infer<typeof WonPrize>;

/** A question before it is answered. */
const OpenQuestion = z.object({
  /** From 1. */
  number: z.int(),
  of: z.int(),
  text: Localised,
  options: z.array(Localised),
  /** When it was first shown, epoch milliseconds. */
  askedAt: z.int(),
});
export type OpenQuestion = z.infer<typeof OpenQuestion>;

/** A question the player has answered, with what was right. */
export const AnsweredQuestion = z.object({
  number: z.int(),
  text: Localised,
  options: z.array(Localised),
  /** Places in `options`, from 0. */
  chosen: Count,
  right: Count,
  isRight: z.boolean(),
  reason: z.nullable(Localised),
});
export type AnsweredQuestion = z.infer<typeof AnsweredQuestion>;

/**
 * How a player's try of a week stands. `playing`: not all is answered; `missed`: an answer was wrong; `full`:
 * all were right, but others were sooner (`msg.participantsFull`); `qualified`: they may spin.
 */
const TRY_STATES = ['playing', 'missed', 'full', 'qualified'] as const;
export type TryState = (typeof TRY_STATES)[number];

export const EventTry = z.object({
  state: z.enum(TRY_STATES),
  answered: z.array(AnsweredQuestion),
  /** Of who qualified: as which of all, from 1. */
  place: z.nullable(z.int()),
  prize: z.nullable(WonPrize),
});
export type EventTry = z.infer<typeof EventTry>;

/** `spinning`: no answers any more, who qualified may still spin. */
const WEEK_STATES = ['soon', 'open', 'spinning', 'ended'] as const;
export type WeekState = (typeof WEEK_STATES)[number];

export const EventWeek = z.object({
  number: z.int(),
  state: z.enum(WEEK_STATES),
  opensAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  /** Until then who qualified may spin; then the seed is revealed. */
  spinsUntil: z.iso.datetime(),
  questions: z.int(),
  /** How many may qualify, and how many have. */
  qualifiers: z.int(),
  qualified: Count,
  /** In the order the draw counts them off: how many can be won, and how many are left. */
  prizes: z.array(z.object({ ...prize, winners: Count, left: Count })),
  /** Known before the week opens: the draw's seed, and what is drawn from (docs/fairness.md). */
  serverSeedHash: SeedHash,
  drawHash: SeedHash,
  /** The player's own; null: not begun. */
  try: z.nullable(EventTry),
});
export type EventWeek = z.infer<typeof EventWeek>;

const EVENT_STATES = ['soon', 'open', 'ended'] as const;
export type EventState = (typeof EVENT_STATES)[number];

export const QuizEvent = z.object({
  key: EventKey,
  state: z.enum(EVENT_STATES),
  title: Localised,
  intro: Localised,
  terms: z.array(Localised),
  /** The address of a film that introduces it. */
  video: z.nullable(Localised),
  /** Days to claim a prize, and working days in which tickets are posted. */
  claimDays: z.int(),
  sendDays: z.int(),
  opensAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  hasReadTerms: z.boolean(),
  weeks: z.array(EventWeek),
});
export type QuizEvent = z.infer<typeof QuizEvent>;

/**
 * GET event: the event that runs, else the next one, else the last; null where there never was one. Of a
 * player's own tries it has all that was answered, and no question that is not.
 */
export const eventPath = 'event';
export const EventAnswer = z.object({ serverNow: z.int(), event: z.nullable(QuizEvent) });
export type EventAnswer = z.infer<typeof EventAnswer>;

/** POST events/{key}/terms: the terms were read. All calls of an event: 404 `msg.notFound` where there is none. */
export const eventTermsPath = (key: string) => `events/${key}/terms`;

const weekPath = (key: string, week: string | number) => `events/${key}/weeks/${week}`;

/**
 * POST events/{key}/weeks/{n}/question: the question that is open; the next one where none is, which begins the
 * week's one try. The same is answered until it is answered, on any device. Null: all are answered. 409
 * `msg.eventNotStarted`, `msg.eventEnded`, `msg.acceptTerms` before the terms were read, `msg.participantsFull`
 * to who did not begin while there was room.
 */
export const eventQuestionPath = (key: string, week: string | number) =>
  `${weekPath(key, week)}/question`;
export const EventQuestionAnswer = z.object({ question: z.nullable(OpenQuestion) });
export type EventQuestionAnswer = z.infer<typeof EventQuestionAnswer>;

/**
 * POST events/{key}/weeks/{n}/answers: answers the open question. 409 `msg.invalidQuestion` for any other, 400
 * `msg.invalidAnswer` for what is none of its options, 409 `msg.eventEnded`.
 */
export const eventAnswersPath = (key: string, week: string | number) =>
  `${weekPath(key, week)}/answers`;
export const EventAnswerRequest = z.object({
  requestId: RequestId,
  question: z.int(),
  chosen: z.int('msg.invalidAnswer').check(z.nonnegative('msg.invalidAnswer')),
});
export const EventAnswerAnswer = z.object({
  answered: AnsweredQuestion,
  state: z.enum(TRY_STATES),
  place: z.nullable(z.int()),
});
export type EventAnswerAnswer = z.infer<typeof EventAnswerAnswer>;

/**
 * POST events/{key}/weeks/{n}/spin: draws a prize, once. 409 `msg.eventNotStarted`; `msg.noMoreChances` to who has
 * not all right; `msg.participantsFull` to who was too late; `msg.rewardAlreadySpun`; `msg.noMoreRewards`;
 * `msg.eventEnded`.
 */
export const eventSpinPath = (key: string, week: string | number) => `${weekPath(key, week)}/spin`;
export const EventSpinRequest = z.object({ requestId: RequestId, clientSeed: ClientSeed });
export const EventSpinAnswer = z.object({ events: z.array(RoundEvent), prize: WonPrize });
export type EventSpinAnswer = z.infer<typeof EventSpinAnswer>;

/**
 * GET events/{key}/weeks/{n}/draw: a week's whole draw without names, for who checks it (`npm run verify -- <file>`).
 * `serverSeed` is null until nobody may spin any more.
 */
export const eventDrawPath = (key: string, week: string | number) => `${weekPath(key, week)}/draw`;
export const SavedDraw = z.strictObject({
  draw: z.strictObject({
    event: EventKey,
    week: z.int().check(z.positive()),
    prizes: z
      .array(z.strictObject({ key: EventKey, winners: z.int().check(z.positive()) }))
      .check(z.minLength(1)),
    drawHash: SeedHash,
    serverSeedHash: SeedHash,
  }),
  serverSeed: z.nullable(SeedHash),
  /** In their order. */
  spins: z.array(z.strictObject({ clientSeed: ClientSeed, prize: EventKey, receipt: SeedHash })),
});
export type SavedDraw = z.infer<typeof SavedDraw>;

/** GET event/prizes: what the player won in all events, newest first, 30 a page; `before` is the last page's `next`. */
export const eventPrizesPath = 'event/prizes';
export const EventPrizesQuery = z.object({
  before: z.optional(z.string().check(z.regex(/^[0-9]{1,18}$/))),
});
export const EventPrizesAnswer = z.object({
  prizes: z.array(WonPrize),
  next: z.nullable(z.string()),
});
export type EventPrizesAnswer = z.infer<typeof EventPrizesAnswer>;

/** Malaysia's states and federal territories, as they stand on a letter. */
export const STATES = [
  'Johor',
  'Kedah',
  'Kelantan',
  'Melaka',
  'Negeri Sembilan',
  'Pahang',
  'Perak',
  'Perlis',
  'Pulau Pinang',
  'Sabah',
  'Sarawak',
  'Selangor',
  'Terengganu',
  'Kuala Lumpur',
  'Labuan',
  'Putrajaya',
] as const;

/** A line of a letter: nothing in it steers a page, a terminal or a table. */
const Line = z.string('msg.invalidRequest').check(
  z.overwrite((text) => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')),
  z.trim(),
  z.minLength(1, 'msg.invalidRequest'),
  z.maxLength(100, 'msg.invalidRequest'),
);
export const PostalAddress = z.strictObject({
  name: Line,
  street: Line,
  /** Another line of it, or nothing. */
  more: z.optional(Line),
  postcode: z.string('msg.invalidRequest').check(z.regex(/^[0-9]{5}$/, 'msg.invalidRequest')),
  city: Line,
  state: z.enum(STATES, 'msg.invalidRequest'),
});
export type PostalAddress = z.infer<typeof PostalAddress>;

/**
 * POST event/prizes/{id}/claim: with an address where tickets were won, without one else (400
 * `msg.invalidRequest`). 404 `msg.notFound` for a prize that is not the player's; 409 `msg.eventEnded` once it is
 * forfeited, 409 `msg.updateFailed` once it is claimed.
 */
export const eventClaimPath = (id: string) => `event/prizes/${id}/claim`;
export const EventClaimRequest = z.object({
  requestId: RequestId,
  address: z.optional(PostalAddress),
});
export const EventClaimAnswer = z.object({ prize: WonPrize });
export type EventClaimAnswer = z.infer<typeof EventClaimAnswer>;
