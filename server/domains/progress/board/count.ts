import { and, eq, lt, sql } from 'drizzle-orm';
import { DAY_MS, dayOf } from '#contract/day.ts';
import { eachAlone, type OnError, thrown } from '../../../platform/jobs/eachAlone.ts';
import { boardMembers, boardWeeks, progress } from '../../../platform/store/schema/progress.ts';
import { rowsOf, type Store, type Tx } from '../../../platform/store/store.ts';
import { goalsOf, nextWeek, weekOf } from '../goals.ts';
import { daysPlayed } from '../played.ts';
import { dayAfter } from '../streak.ts';

/** Members at a time, those first who were counted longest ago. */
const BATCH = 500;
/** A round is over so long after its opening at most; what comes of it counts for the week it was begun in. */
const ROUND_MS = DAY_MS + 3_600_000;
/** A round that something happened in may be committed so much later: it is counted again. */
const COMMIT_MS = 30_000;

/** The member's row, locked: whoever counts does it alone. False: not a member, or days and goals are off. */
const lockMember = async (tx: Tx, playerId: number): Promise<boolean> => {
  const [member] = await tx
    .select({ one: sql`1` })
    .from(boardMembers)
    .where(eq(boardMembers.playerId, playerId))
    .for('update');
  if (!member) return false;
  const [row] = await tx
    .select({ isOn: progress.isOn })
    .from(progress)
    .where(eq(progress.playerId, playerId));
  return row?.isOn ?? true;
};

const countWeek = async (tx: Tx, playerId: number, week: string): Promise<void> => {
  const days = (await daysPlayed(tx, { playerId, from: week, to: nextWeek(week) })).size;
  if (days === 0) return;
  const goals = await goalsOf(tx, playerId, week);
  const counted = { goals: goals.filter(({ done, target }) => done === target).length, days };
  await tx
    .insert(boardWeeks)
    .values({ ...counted, playerId, week })
    .onConflictDoUpdate({ target: [boardWeeks.playerId, boardWeeks.week], set: counted });
};

/** Counts what a member reached this week, and in the last one while rounds of it may still be open; older weeks go. */
export const countMember = (store: Store, playerId: number, now: number): Promise<void> =>
  store.transaction(async (tx) => {
    if (!(await lockMember(tx, playerId))) return;
    const weeks = new Set([now - ROUND_MS, now].map((at) => weekOf(dayOf(at))));
    for (const week of weeks) await countWeek(tx, playerId, week);
    const lastWeek = dayAfter(weekOf(dayOf(now)), -7);
    await tx
      .delete(boardWeeks)
      .where(and(eq(boardWeeks.playerId, playerId), lt(boardWeeks.week, lastWeek)));
    await tx
      .update(boardMembers)
      .set({ countedAt: new Date(now - COMMIT_MS) })
      .where(eq(boardMembers.playerId, playerId));
  });

/** Counts the members in whose rounds something happened since they were counted. */
export const countBoard = async (
  store: Store,
  now: number,
  onError: OnError = thrown,
): Promise<void> => {
  const since = new Date(now - ROUND_MS);
  const due = await rowsOf<{ id: string | number }>(
    store.db,
    sql`select m.player_id as id from board_members m
        left join progress p on p.player_id = m.player_id
      where p.is_on is not false and exists (
        select 1 from rounds r where r.player_id = m.player_id and r.opened_at >= ${since}
          and greatest(r.touched_at, r.settled_at) >= m.counted_at)
      order by m.counted_at limit ${BATCH}`,
  );
  await eachAlone(due, ({ id }) => countMember(store, Number(id), now), onError);
};

/** Who turned days and goals off is on no week of the board; the nickname stays theirs. */
export const clearWeeks = async (tx: Tx, playerId: number): Promise<void> => {
  await lockMember(tx, playerId);
  await tx.delete(boardWeeks).where(eq(boardWeeks.playerId, playerId));
};
