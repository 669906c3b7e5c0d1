import { and, asc, eq, inArray } from 'drizzle-orm';
import type {
  AnsweredQuestion,
  EventAnswer,
  EventState,
  EventTry,
  EventWeek,
  QuizEvent,
  TryState,
  WeekState,
} from '#contract/event.ts';
import {
  eventAnswers,
  eventPrizes,
  eventReaders,
  eventTries,
  eventWeeks,
  weekPrizes,
} from '../../platform/store/schema/events.ts';
import { type Db, type Store, snapshot } from '../../platform/store/store.ts';
import { type EventRow, eventShown, questionOf, type WeekRow } from './find.ts';
import { type PrizeOf, selectPrizes, toWonPrize } from './prizes.ts';
import { filled, textValues } from './texts.ts';

type TryRow = typeof eventTries.$inferSelect;
type AnswerRow = Pick<typeof eventAnswers.$inferSelect, 'number' | 'chosen' | 'isRight'>;

/** How a try stands, of a week with so many questions. */
export const tryState = (
  { answered, hits, place }: Pick<TryRow, 'answered' | 'hits' | 'place'>,
  questions: number,
): TryState => {
  if (answered < questions) return 'playing';
  if (hits < questions) return 'missed';
  return place === null ? 'full' : 'qualified';
};

/** What of a question may be told to who has answered it. */
export const toAnswered = (
  week: Pick<WeekRow, 'questions'>,
  { number, chosen, isRight }: AnswerRow,
): AnsweredQuestion => {
  const { text, options, right, reason } = questionOf(week, number);
  return { number, text, options: [...options], chosen, right, isRight, reason };
};

/** A player's own part of a week. */
interface Own {
  row: TryRow;
  answers: readonly AnswerRow[];
  prize: PrizeOf | undefined;
}

const toTry = (week: WeekRow, { row, answers, prize }: Own): EventTry => ({
  state: tryState(row, week.questions.length),
  answered: answers.map((answer) => toAnswered(week, answer)),
  place: row.place,
  prize: prize ? toWonPrize(prize) : null,
});

const weekState = (event: EventRow, week: WeekRow, now: number): WeekState => {
  if (event.closedAt !== null || week.revealedAt !== null) return 'ended';
  if (now < week.opensAt.getTime()) return 'soon';
  if (now < week.closesAt.getTime()) return 'open';
  return now < week.spinsUntil.getTime() ? 'spinning' : 'ended';
};

const toWeek = (
  event: EventRow,
  week: WeekRow,
  prizes: readonly (typeof weekPrizes.$inferSelect)[],
  own: Own | undefined,
  now: number,
): EventWeek => ({
  number: week.number,
  state: weekState(event, week, now),
  opensAt: week.opensAt.toISOString(),
  closesAt: week.closesAt.toISOString(),
  spinsUntil: week.spinsUntil.toISOString(),
  questions: week.questions.length,
  qualifiers: week.qualifiers,
  qualified: week.qualified,
  prizes: prizes.map(({ key, name, kind, tickets, sen, winners, won }) => ({
    key,
    name,
    kind,
    tickets,
    sen,
    winners,
    left: winners - won,
  })),
  serverSeedHash: week.serverSeedHash,
  drawHash: week.drawHash,
  try: own ? toTry(week, own) : null,
});

const eventState = ({ closedAt, opensAt, endsAt }: EventRow, now: number): EventState => {
  if (closedAt !== null || now >= endsAt.getTime()) return 'ended';
  return now < opensAt.getTime() ? 'soon' : 'open';
};

/** The player's tries of some weeks, by week. */
const triesOf = async (
  db: Db,
  weekIds: readonly number[],
  playerId: number,
): Promise<Map<number, Own>> => {
  const rows = await db
    .select()
    .from(eventTries)
    .where(and(inArray(eventTries.weekId, weekIds), eq(eventTries.playerId, playerId)));
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const answers = await db
    .select()
    .from(eventAnswers)
    .where(inArray(eventAnswers.tryId, ids))
    .orderBy(asc(eventAnswers.number));
  const prizes = await selectPrizes(db).where(
    and(inArray(eventPrizes.weekId, weekIds), eq(eventPrizes.playerId, playerId)),
  );
  return new Map(
    rows.map((row) => [
      row.weekId,
      {
        row,
        answers: answers.filter(({ tryId }) => tryId === row.id),
        prize: prizes.find(({ prize }) => prize.weekId === row.weekId),
      },
    ]),
  );
};

const toEvent = async (
  db: Db,
  event: EventRow,
  playerId: number,
  now: number,
): Promise<QuizEvent> => {
  const weeks = await db
    .select()
    .from(eventWeeks)
    .where(eq(eventWeeks.eventId, event.id))
    .orderBy(asc(eventWeeks.number));
  const ids = weeks.map(({ id }) => id);
  const prizes = await db
    .select()
    .from(weekPrizes)
    .where(inArray(weekPrizes.weekId, ids))
    .orderBy(asc(weekPrizes.at));
  const isReader = and(eq(eventReaders.eventId, event.id), eq(eventReaders.playerId, playerId));
  const readers = await db.select().from(eventReaders).where(isReader);
  const tries = await triesOf(db, ids, playerId);
  const { texts } = event;
  const values = textValues(texts, weeks[0]);
  return {
    key: event.key,
    state: eventState(event, now),
    title: event.title,
    intro: filled(texts.intro, values),
    terms: texts.terms.map((each) => filled(each, values)),
    video: texts.video,
    claimDays: texts.claimDays,
    sendDays: texts.sendDays,
    opensAt: event.opensAt.toISOString(),
    endsAt: event.endsAt.toISOString(),
    hasReadTerms: readers.length > 0,
    weeks: weeks.map((week) =>
      toWeek(
        event,
        week,
        prizes.filter(({ weekId }) => weekId === week.id),
        tries.get(week.id),
        now,
      ),
    ),
  };
};

/** The event that pages show, with the player's own part in it: all of one moment. */
export const readEventState = (store: Store, playerId: number, now: number): Promise<EventAnswer> =>
  snapshot(store, async (tx) => {
    const event = await eventShown(tx, now);
    return { serverNow: now, event: event && (await toEvent(tx, event, playerId, now)) };
  });
