import { and, eq } from 'drizzle-orm';
import type { EventPrizesAnswer, WonPrize } from '#contract/event.ts';
import { cutPage, PAGE_LIMIT, pageById } from '../../platform/store/page.ts';
import { eventPrizes, events, eventWeeks, weekPrizes } from '../../platform/store/schema/events.ts';
import type { Db } from '../../platform/store/store.ts';

type PrizeRow = typeof eventPrizes.$inferSelect;

/** A prize with what it is, of which week of which event. */
export interface PrizeOf {
  prize: PrizeRow;
  what: typeof weekPrizes.$inferSelect;
  event: typeof events.$inferSelect;
  week: number;
}

/** Prizes that were won, with all that is told of them. */
export const selectPrizes = (db: Db) =>
  db
    .select({ prize: eventPrizes, what: weekPrizes, event: events, week: eventWeeks.number })
    .from(eventPrizes)
    .innerJoin(
      weekPrizes,
      and(eq(weekPrizes.weekId, eventPrizes.weekId), eq(weekPrizes.at, eventPrizes.at)),
    )
    .innerJoin(eventWeeks, eq(eventWeeks.id, eventPrizes.weekId))
    .innerJoin(events, eq(events.id, eventWeeks.eventId));

/** A prize as its winner sees it: nobody is shown an address again. */
export const toWonPrize = ({ prize, what, event, week }: PrizeOf): WonPrize => ({
  id: String(prize.id),
  event: event.key,
  week,
  key: what.key,
  name: what.name,
  kind: what.kind,
  tickets: what.tickets,
  sen: what.sen,
  state: prize.state,
  number: prize.number,
  clientSeed: prize.clientSeed,
  receipt: prize.receipt,
  wonAt: prize.wonAt.toISOString(),
  claimBy: prize.claimBy.toISOString(),
  claimedAt: prize.claimedAt?.toISOString() ?? null,
  sendBy: prize.sendBy,
  sentAt: prize.sentAt?.toISOString() ?? null,
});

/** One prize; throws where it is gone. */
export const readPrize = async (db: Db, id: number): Promise<PrizeOf> => {
  const [row] = await selectPrizes(db).where(eq(eventPrizes.id, id));
  if (!row) throw new Error(`prize ${id} is gone`);
  return row;
};

/** What the player won in all events, newest first, 30 a page; `before` is the last page's `next`. */
export const listPrizes = async (
  db: Db,
  playerId: number,
  before?: string | undefined,
): Promise<EventPrizesAnswer> => {
  const { lines, order } = pageById(eventPrizes, playerId, before);
  const rows = await selectPrizes(db)
    .where(lines)
    .orderBy(...order)
    .limit(PAGE_LIMIT);
  const { page, next } = cutPage(rows.map((row) => ({ ...row, id: row.prize.id })));
  return { prizes: page.map(toWonPrize), next };
};
