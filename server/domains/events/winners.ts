import { and, asc, count, desc, eq, isNotNull, lt, sum } from 'drizzle-orm';
import { dayOf } from '#contract/day.ts';
import type { Change } from '../../platform/requests/change.ts';
import {
  eventPrizes,
  events,
  eventTries,
  eventWeeks,
  weekPrizes,
} from '../../platform/store/schema/events.ts';
import { rewards } from '../../platform/store/schema/money.ts';
import { players } from '../../platform/store/schema/players.ts';
import type { Db, Store } from '../../platform/store/store.ts';
import { selectPrizes } from './prizes.ts';
import { tellWinner } from './upkeep.ts';

// What operators see of events and their winners, and what they do with them.

/** All events with what became of them, the latest first. */
export const listEvents = (db: Db) =>
  db
    .select({
      event: events,
      weeks: count(eventWeeks.id),
      qualified: sum(eventWeeks.qualified).mapWith(Number),
      spins: sum(eventWeeks.spins).mapWith(Number),
    })
    .from(events)
    .innerJoin(eventWeeks, eq(eventWeeks.eventId, events.id))
    .groupBy(events.id)
    .orderBy(desc(events.opensAt), desc(events.id))
    .limit(1000);

/** Prizes with their winners, by week and place; of one event, or all whose post is late at `lateAt`. */
export const listWinners = (db: Db, which: { eventId: number } | { lateAt: number }) =>
  db
    .select({
      prize: eventPrizes,
      what: weekPrizes,
      event: events,
      week: eventWeeks.number,
      uid: players.uid,
      place: eventTries.place,
      rewardId: rewards.id,
    })
    .from(eventPrizes)
    .innerJoin(
      weekPrizes,
      and(eq(weekPrizes.weekId, eventPrizes.weekId), eq(weekPrizes.at, eventPrizes.at)),
    )
    .innerJoin(eventWeeks, eq(eventWeeks.id, eventPrizes.weekId))
    .innerJoin(events, eq(events.id, eventWeeks.eventId))
    .innerJoin(players, eq(players.id, eventPrizes.playerId))
    .innerJoin(
      eventTries,
      and(eq(eventTries.weekId, eventPrizes.weekId), eq(eventTries.playerId, eventPrizes.playerId)),
    )
    .leftJoin(rewards, eq(rewards.eventPrizeId, eventPrizes.id))
    .where(
      'eventId' in which
        ? eq(events.id, which.eventId)
        : and(
            eq(eventPrizes.state, 'claimed'),
            isNotNull(eventPrizes.sendBy),
            lt(eventPrizes.sendBy, dayOf(which.lateAt)),
          ),
    )
    .orderBy(asc(events.id), asc(eventWeeks.number), asc(eventPrizes.number))
    .limit(10_000);

/** True for tickets that should have been posted before the day of `now`. */
export const isLate = (
  { state, sendBy }: Pick<typeof eventPrizes.$inferSelect, 'state' | 'sendBy'>,
  now: number,
): boolean => state === 'claimed' && sendBy !== null && sendBy < dayOf(now);

/** Ends a published event now: nobody answers or spins any more. What else it is is answered. */
export const closeEvent = (
  store: Store,
  key: string,
  now: number,
): Promise<'closed' | 'draft' | 'over' | null> =>
  store.transaction(async (tx) => {
    const [row] = await tx.select().from(events).where(eq(events.key, key)).for('update');
    if (!row) return null;
    if (row.publishedAt === null) return 'draft';
    if (row.closedAt !== null || row.endsAt.getTime() <= now) return 'over';
    await tx
      .update(events)
      .set({ closedAt: new Date(now) })
      .where(eq(events.id, row.id));
    return 'closed';
  });

/** Tickets that can't be marked as posted; `state` says what they are. */
export class NotSendable extends Error {
  override readonly name = 'NotSendable';
}

/** Notes that tickets were posted and tells the winner, once. Throws `NotSendable`; then nothing has changed. */
export const markSent = (
  store: Store,
  id: number,
  { operator, now }: { operator: string; now: number },
): Promise<Change> =>
  store.transaction(async (tx) => {
    const [found] = await selectPrizes(tx)
      .where(eq(eventPrizes.id, id))
      .for('update', { of: eventPrizes });
    if (!found) throw new NotSendable(`There is no prize ${id}.`);
    const { prize, what } = found;
    if (what.kind !== 'tickets')
      throw new NotSendable(`Prize ${id} is a bonus: it is sent when its reward is paid.`);
    if (prize.state !== 'claimed') throw new NotSendable(`Prize ${id} is ${prize.state}.`);
    await tx
      .update(eventPrizes)
      .set({ state: 'sent', sentAt: new Date(now), sentBy: operator })
      .where(eq(eventPrizes.id, id));
    return tellWinner(tx, id, 'sent', now);
  });
