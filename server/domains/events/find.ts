import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { ErrorTyp } from '#contract/errorTyp.ts';
import { Refusal } from '../../platform/refusal.ts';
import { events, eventWeeks, type Question } from '../../platform/store/schema/events.ts';
import type { Db } from '../../platform/store/store.ts';

/** The family of these calls in an error's `typ`. */
export const EVENT_TYP: ErrorTyp = 'event';

export type EventRow = typeof events.$inferSelect;
export type WeekRow = typeof eventWeeks.$inferSelect;

const isPublished = isNotNull(events.publishedAt);

/** The event that pages show: the one that runs, else the next one, else the last; null where there is none. */
export const eventShown = async (db: Db, now: number): Promise<EventRow | null> => {
  const at = new Date(now);
  const runs = and(lte(events.opensAt, at), gt(events.endsAt, at), isNull(events.closedAt));
  const isOver = or(lte(events.endsAt, at), isNotNull(events.closedAt));
  const toCome = and(gt(events.opensAt, at), isNull(events.closedAt));
  const ways = [
    [runs, desc(events.opensAt)],
    [toCome, asc(events.opensAt)],
    [isOver, desc(events.opensAt)],
  ] as const;
  for (const [which, order] of ways) {
    const [row] = await db
      .select()
      .from(events)
      .where(and(isPublished, which))
      .orderBy(order, desc(events.id))
      .limit(1);
    if (row) return row;
  }
  return null;
};

const noSuch = () => new Refusal('msg.notFound', { typ: EVENT_TYP });

/** Throws 404 `msg.notFound` for an event that is none, or not shown yet. */
export const demandEvent = async (db: Db, key: string): Promise<EventRow> => {
  const [row] = await db
    .select()
    .from(events)
    .where(and(eq(events.key, key), isPublished));
  if (!row) throw noSuch();
  return row;
};

/** A week of an event, as an address names it. Throws 404 `msg.notFound`. */
export const demandWeek = async (
  db: Db,
  key: string,
  number: string,
): Promise<{ event: EventRow; week: WeekRow }> => {
  if (!/^[1-9][0-9]?$/.test(number)) throw noSuch();
  const [row] = await db
    .select({ event: events, week: eventWeeks })
    .from(eventWeeks)
    .innerJoin(events, eq(events.id, eventWeeks.eventId))
    .where(and(eq(events.key, key), isPublished, eq(eventWeeks.number, Number(number))));
  if (!row) throw noSuch();
  return row;
};

/** Throws what a call is refused with that comes at another time than its own, or to a draft. */
export const refuse = (result: string): never => {
  if (result === 'soon') throw new Refusal('msg.eventNotStarted', { typ: EVENT_TYP });
  if (result === 'over' || result === 'spinning')
    throw new Refusal('msg.eventEnded', { typ: EVENT_TYP });
  if (result === 'missing') throw noSuch();
  throw new Error(`an event's function answered ${result}`);
};

/** A week's question by its number, from 1. */
export const questionOf = ({ questions }: Pick<WeekRow, 'questions'>, number: number): Question => {
  const question = questions[number - 1];
  if (!question) throw new Error(`there is no question ${number}`);
  return question;
};
