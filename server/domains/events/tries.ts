import { sql } from 'drizzle-orm';
import type { EventAnswerAnswer, EventQuestionAnswer } from '#contract/event.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type Committed, idempotent } from '../../platform/requests/idempotent.ts';
import { sqlCall } from '../../platform/store/functions.ts';
import { eventReaders } from '../../platform/store/schema/events.ts';
import { type Db, rowsOf, type Store } from '../../platform/store/store.ts';
import { demandEvent, demandWeek, EVENT_TYP, questionOf, refuse } from './find.ts';
import { toAnswered, tryState } from './state.ts';

/** Whose week it is, and when. */
export interface InWeek {
  playerId: number;
  key: string;
  /** As an address names it. */
  week: string;
  now: number;
}

/** Notes that the player has read the terms. Throws 404 `msg.notFound`. */
export const readTerms = async (
  db: Db,
  { playerId, key, now }: Omit<InWeek, 'week'>,
): Promise<void> => {
  const event = await demandEvent(db, key);
  await db
    .insert(eventReaders)
    .values({ eventId: event.id, playerId, readAt: new Date(now) })
    .onConflictDoNothing();
};

type Asked =
  | { result: 'asked'; answered: number; askedAt: number }
  | { result: 'finished' | 'unread' | 'full' | 'missing' | 'soon' | 'spinning' | 'over' };

/**
 * The question of the week that is open for the player; the next one where none is. Throws as
 * `eventQuestionPath` says.
 */
export const askQuestion = async (
  { db }: Store,
  { playerId, key, week, now }: InWeek,
): Promise<EventQuestionAnswer> => {
  const { week: found } = await demandWeek(db, key, week);
  const asking = { of_week: found.id, owner: playerId, moment: new Date(now) };
  const [row] = await rowsOf<{ asked: Asked }>(
    db,
    sql`select ${sqlCall('event_ask', asking)} as asked`,
  );
  if (!row) throw new Error('a question was not asked');
  const { asked } = row;
  if (asked.result === 'finished') return { question: null };
  if (asked.result === 'unread') throw new Refusal('msg.acceptTerms', { typ: EVENT_TYP });
  if (asked.result === 'full') throw new Refusal('msg.participantsFull', { typ: EVENT_TYP });
  if (asked.result !== 'asked') return refuse(asked.result);
  const number = asked.answered + 1;
  const { text, options } = questionOf(found, number);
  const of = found.questions.length;
  return {
    question: { number, of, text, options: [...options], askedAt: Number(asked.askedAt) },
  };
};

interface Given extends InWeek {
  requestId: string;
  question: number;
  chosen: number;
}

type Judged =
  | { result: 'answered'; hits: number; place: number | null }
  | { result: 'unasked' | 'missing' | 'soon' | 'spinning' | 'over' };

/** Answers the open question, once per request id. Throws as `eventAnswersPath` says. */
export const answerQuestion = async (
  store: Store,
  { playerId, key, week, requestId, question, chosen, now }: Given,
): Promise<Committed<EventAnswerAnswer>> => {
  const { week: found } = await demandWeek(store.db, key, week);
  const questions = found.questions.length;
  const invalid = new Refusal('msg.invalidQuestion', { typ: EVENT_TYP });
  if (question < 1 || question > questions) throw invalid;
  const { options, right } = questionOf(found, question);
  if (chosen >= options.length) throw new Refusal('msg.invalidAnswer', { typ: EVENT_TYP });
  const isRight = chosen === right;
  const body = { week: found.id, question, chosen };
  const request = { playerId, requestId, kind: 'event.answer', typ: EVENT_TYP, body, now };
  return idempotent(store, request, async (tx) => {
    const given = {
      of_week: found.id,
      owner: playerId,
      question,
      choice: chosen,
      is_hit: isRight,
      questions,
      moment: new Date(now),
    };
    const [row] = await rowsOf<{ judged: Judged }>(
      tx,
      sql`select ${sqlCall('event_answer', given)} as judged`,
    );
    if (!row) throw new Error('an answer was not judged');
    const { judged } = row;
    if (judged.result === 'unasked') throw invalid;
    if (judged.result !== 'answered') return refuse(judged.result);
    const { hits, place } = judged;
    const answer: EventAnswerAnswer = {
      answered: toAnswered(found, { number: question, chosen, isRight }),
      state: tryState({ answered: question, hits, place }, questions),
      place,
    };
    return { answer, changes: [] };
  });
};
