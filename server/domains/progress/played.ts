import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { dayOf, dayStart } from '#contract/day.ts';
import { isGameKey } from '#contract/facts.ts';
import type { GameKey } from '#contract/games.ts';
import { rounds } from '../../platform/store/schema/rounds.ts';
import { type Db, rowsOf } from '../../platform/store/store.ts';

/** A player's rounds that were opened from a day's first moment on, and before another's. */
interface Span {
  playerId: number;
  /** As 2026-11-29. */
  from: string;
  /** Not itself. */
  to: string;
}

const within = ({ playerId, from, to }: Span) =>
  and(
    eq(rounds.playerId, playerId),
    gte(rounds.openedAt, new Date(dayStart(from))),
    lt(rounds.openedAt, new Date(dayStart(to))),
  );

/**
 * The days of the span on which a round was begun. One look at the index a day, however many rounds it has.
 */
export const daysPlayed = async (db: Db, { playerId, from, to }: Span): Promise<Set<string>> => {
  const end = new Date(dayStart(to));
  const firstAfter = (moment: ReturnType<typeof sql>) =>
    sql`(select r.opened_at from rounds r where r.player_id = ${playerId}
      and r.opened_at >= ${moment} and r.opened_at < ${end} order by r.opened_at limit 1)`;
  const days = await rowsOf<{ at: string | Date }>(
    db,
    sql`with recursive days as (
        select ${firstAfter(sql`${new Date(dayStart(from))}::timestamptz`)} as at
        union all
        select ${firstAfter(sql`club_day(days.at) + interval '1 day'`)} from days
        where days.at is not null
      ) select at from days where at is not null`,
  );
  return new Set(days.map(({ at }) => dayOf(new Date(at).getTime())));
};

/** What was played of a game in the span, in rounds. */
export interface GamePlayed {
  game: string;
  begun: number;
  /** Settled ones that paid anything, and those that paid more than their stake. */
  paid: number;
  won: number;
}

export const gamesPlayed = (db: Db, span: Span): Promise<GamePlayed[]> => {
  const settled = sql`${rounds.status} = 'settled'`;
  return db
    .select({
      game: rounds.game,
      begun: sql`count(*)`.mapWith(Number),
      paid: sql`count(*) filter (where ${settled} and ${rounds.won} > 0)`.mapWith(Number),
      won: sql`count(*) filter (where ${settled} and ${rounds.won} > ${rounds.bet})`.mapWith(
        Number,
      ),
    })
    .from(rounds)
    .where(within(span))
    .groupBy(rounds.game);
};

/** The round of each game that paid the most in the span; of two alike the earlier. */
export const bestPlayed = (db: Db, span: Span) =>
  db
    .selectDistinctOn([rounds.game], {
      game: rounds.game,
      roundId: rounds.id,
      bet: rounds.bet,
      won: rounds.won,
      at: rounds.openedAt,
    })
    .from(rounds)
    .where(and(within(span), sql`${rounds.status} = 'settled' and ${rounds.won} > 0`))
    .orderBy(rounds.game, sql`${rounds.won} desc`, rounds.id);

/** The games in which a round of the player is open, the last begun first. */
export const gamesOpen = async (db: Db, playerId: number): Promise<GameKey[]> => {
  const open = await db
    .select({ game: rounds.game })
    .from(rounds)
    .where(and(eq(rounds.playerId, playerId), eq(rounds.status, 'open')))
    .orderBy(desc(rounds.id));
  return open.map(({ game }) => game).filter(isGameKey);
};
