import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { dayStartAfter } from '#contract/day.ts';
import { activities } from '../../platform/store/schema/activities.ts';
import type { Db } from '../../platform/store/store.ts';

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

/** Minutes a player was here on the club's present day, and on it and the six days before. */
export const minutesHere = async (
  db: Db,
  playerId: number,
  now: number,
): Promise<{ today: number; week: number }> => {
  const instant = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`;
  const weekStart = dayStartAfter(now, -6);
  // A clock that was set back may have seen them before they came.
  const end = sql`greatest(${activities.seenAt}, ${activities.startedAt})`;
  // Two windows at the same time are one stay.
  const stays = db
    .select({
      stay: sql`unnest(range_agg(tstzrange(${activities.startedAt}, ${end})))`.as('stay'),
    })
    .from(activities)
    .where(and(eq(activities.playerId, playerId), gt(activities.seenAt, new Date(weekStart))))
    .as('stays');
  const since = (start: number) => sql<number>`coalesce(floor(extract(epoch from
      sum(greatest(upper(${stays.stay}) - greatest(lower(${stays.stay}), ${instant(start)}), interval '0'))
    ) / 60), 0)::int`;
  const [row] = await db
    .select({ today: since(dayStartAfter(now, 0)), week: since(weekStart) })
    .from(stays);
  return row ?? { today: 0, week: 0 };
};
