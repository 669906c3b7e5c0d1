import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { dayStartAfter } from '#contract/day.ts';
import { activities } from '../store/schema/activities.ts';
import type { Db } from '../store/store.ts';

/** Opens a session of being here; answers its id. */
export const startActivity = async (db: Db, playerId: number, now: number): Promise<string> => {
  const at = new Date(now);
  const [row] = await db
    .insert(activities)
    .values({ playerId, startedAt: at, seenAt: at })
    .returning({ id: activities.id });
  if (!row) throw new Error('The insert answered no row');
  return row.id;
};

interface Seen {
  playerId: number;
  sessionId: string;
  now: number;
  /** It is the last time. */
  isEnd: boolean;
}

/** Notes that a player is still here, or has just left; false: it is over, or not theirs. */
export const noteActivity = async (
  db: Db,
  { playerId, sessionId, now, isEnd }: Seen,
): Promise<boolean> => {
  const at = new Date(now);
  const noted = await db
    .update(activities)
    .set({ seenAt: at, ...(isEnd && { endedAt: at }) })
    .where(
      and(
        eq(activities.id, sessionId),
        eq(activities.playerId, playerId),
        isNull(activities.endedAt),
      ),
    )
    .returning({ id: activities.id });
  return noted.length > 0;
};

/** Minutes a player was here since then. Two windows at the same time are one stay. */
const minutesSince = async (db: Db, playerId: number, since: number): Promise<number> => {
  const from = sql`${new Date(since).toISOString()}::timestamptz`;
  const start = sql`greatest(${activities.startedAt}, ${from})`;
  // A clock that was set back may have seen them before they came.
  const end = sql`greatest(${activities.seenAt}, ${start})`;
  const stays = db
    .select({ stay: sql`unnest(range_agg(tstzrange(${start}, ${end})))`.as('stay') })
    .from(activities)
    .where(and(eq(activities.playerId, playerId), gt(activities.seenAt, new Date(since))))
    .as('stays');
  const [row] = await db
    .select({
      minutes: sql<number>`coalesce(floor(extract(epoch from
        sum(upper(${stays.stay}) - lower(${stays.stay}))) / 60), 0)::int`,
    })
    .from(stays);
  return row?.minutes ?? 0;
};

/** Minutes a player was here on the club's present day, and on it and the six days before. */
export const minutesHere = async (
  db: Db,
  playerId: number,
  now: number,
): Promise<{ today: number; week: number }> => ({
  today: await minutesSince(db, playerId, dayStartAfter(now, 0)),
  week: await minutesSince(db, playerId, dayStartAfter(now, -6)),
});
