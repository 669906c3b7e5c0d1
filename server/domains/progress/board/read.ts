import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { BOARD_ROWS, type BoardAnswer, type BoardRow } from '#contract/board.ts';
import { dayOf } from '#contract/day.ts';
import { boardMembers, boardWeeks } from '../../../platform/store/schema/progress.ts';
import type { Db, Store } from '../../../platform/store/store.ts';
import { weekOf } from '../goals.ts';
import { isTold } from '../progress.ts';
import { dayAfter } from '../streak.ts';
import { nicknameOf } from './nicknames.ts';

const { first: FIRST, beside: BESIDE, lastWeek: LAST_WEEK } = BOARD_ROWS;
const KEPT_MS = 60_000;

/** What places go by. */
type Reached = Pick<typeof boardWeeks.$inferSelect, 'goals' | 'days'>;
interface Row extends Reached {
  playerId: number;
  nickname: number;
  tie: number;
}

const isMore = (one: Reached, other: Reached): boolean =>
  one.goals > other.goals || (one.goals === other.goals && one.days > other.days);

/** From the best down, along the index `board_weeks_order`; the other way `isUp`. */
const rowsOf = (
  db: Db,
  week: string,
  { limit, only, isUp = false }: { limit: number; only?: SQL; isUp?: boolean },
): Promise<Row[]> => {
  const { goals, days, tie } = boardWeeks;
  const order = [goals, days, tie].map((column) => (isUp ? column : desc(column)));
  return db
    .select({ playerId: boardWeeks.playerId, nickname: boardMembers.nickname, goals, days, tie })
    .from(boardWeeks)
    .innerJoin(boardMembers, eq(boardMembers.playerId, boardWeeks.playerId))
    .where(and(eq(boardWeeks.week, week), only))
    .orderBy(...order)
    .limit(limit);
};

/** How many members reached as much as which: a few dozen rows, however many members there are. */
const countReached = async (db: Db, week: string): Promise<(Reached & { members: number })[]> =>
  db
    .select({
      goals: boardWeeks.goals,
      days: boardWeeks.days,
      members: sql`count(*)`.mapWith(Number),
    })
    .from(boardWeeks)
    .where(eq(boardWeeks.week, week))
    .groupBy(boardWeeks.goals, boardWeeks.days);

type Counts = Awaited<ReturnType<typeof countReached>>;
const kept = new WeakMap<Store, { week: string; at: number; counts: Promise<Counts> }>();

/** Who is shown is read each time, so that who left is gone; only how many are above is so old. */
const countsOf = (store: Store, week: string, now: number): Promise<Counts> => {
  const last = kept.get(store);
  if (last?.week === week && now >= last.at && now - last.at < KEPT_MS) return last.counts;
  const next = { week, at: now, counts: countReached(store.db, week) };
  kept.set(store, next);
  next.counts.catch(() => kept.get(store) === next && kept.delete(store));
  return next.counts;
};

const shownTo =
  (playerId: number, placeOf: (row: Row) => number) =>
  (row: Row): BoardRow => ({
    place: placeOf(row),
    nickname: nicknameOf(row.nickname),
    goals: row.goals,
    days: row.days,
    isOwn: row.playerId === playerId,
  });

/** The place among rows that begin with the best. */
const placeIn = (rows: readonly Row[]) => (row: Row) =>
  1 + rows.filter((other) => isMore(other, row)).length;

const around = async (store: Store, week: string, own: Row, now: number): Promise<BoardRow[]> => {
  const { goals, days, tie } = boardWeeks;
  const columns = sql`(${goals}, ${days}, ${tie})`;
  const values = sql`(${own.goals}, ${own.days}, ${own.tie})`;
  const above = sql`${columns} > ${values}`;
  const before = await rowsOf(store.db, week, { limit: BESIDE, only: above, isUp: true });
  const after = await rowsOf(store.db, week, { limit: BESIDE, only: sql`${columns} < ${values}` });
  const counts = await countsOf(store, week, now);
  const placeOf = (row: Row) =>
    counts.filter((each) => isMore(each, row)).reduce((sum, { members }) => sum + members, 1);
  return [...before.reverse(), own, ...after].map(shownTo(own.playerId, placeOf));
};

/** The board as a member sees it: who is not on it, or has no progress told now, is told of nobody. */
export const readBoard = async (
  store: Store,
  playerId: number,
  now: number,
): Promise<BoardAnswer> => {
  const none = { nickname: null, first: [], around: [], lastWeek: [] };
  const { db } = store;
  const [member] = await db.select().from(boardMembers).where(eq(boardMembers.playerId, playerId));
  if (!member) return none;
  const nickname = nicknameOf(member.nickname);
  if (!(await isTold(db, playerId, now))) return { ...none, nickname };
  const week = weekOf(dayOf(now));
  // With those beside the last of them: from the next one on there is a gap.
  const top = await rowsOf(db, week, { limit: FIRST + 2 * BESIDE + 1 });
  const show = shownTo(playerId, placeIn(top));
  const at = top.findIndex((row) => row.playerId === playerId);
  const isNear = at >= 0 && at < FIRST + BESIDE + 1;
  const first = top.slice(0, isNear ? Math.max(FIRST, at + BESIDE + 1) : FIRST);
  const mine = sql`${boardWeeks.playerId} = ${playerId}`;
  const [own] = isNear ? [] : await rowsOf(db, week, { limit: 1, only: mine });
  const last = await rowsOf(db, dayAfter(week, -7), { limit: LAST_WEEK });
  return {
    nickname,
    first: first.map(show),
    around: own ? await around(store, week, own, now) : [],
    lastWeek: last.map(shownTo(playerId, placeIn(last))),
  };
};
