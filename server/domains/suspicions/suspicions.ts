import { and, asc, eq, isNull } from 'drizzle-orm';
import { dayOf } from '#contract/day.ts';
import { players } from '../../platform/store/schema/players.ts';
import { suspicions } from '../../platform/store/schema/suspicions.ts';
import type { Db } from '../../platform/store/store.ts';
import type { SuspicionKind } from '../../platform/store/suspicionKinds.ts';

export interface Suspicion {
  playerId: number;
  kind: SuspicionKind;
  /** What was seen, in a sentence of plain facts. */
  seen: string;
}

/**
 * Notes what an operator should look at. One of a kind a player and Malaysian day: what follows on the
 * same day is the same suspicion, also once it was closed.
 */
export const suspect = async (db: Db, found: readonly Suspicion[], now: number): Promise<void> => {
  if (found.length === 0) return;
  // Of many who look alike each is found once for every other: as rows they would be more than a statement takes.
  const first = new Map<string, Suspicion>();
  for (const each of found) {
    const one = `${each.playerId} ${each.kind}`;
    if (!first.has(one)) first.set(one, each);
  }
  const rows = [...first.values()].map((each) => ({ ...each, day: dayOf(now), at: new Date(now) }));
  await db.insert(suspicions).values(rows).onConflictDoNothing();
};

type SuspicionRow = typeof suspicions.$inferSelect;

/** Suspicions with their players' UIDs, oldest first; the open ones, or all, of everybody or of one. */
export const listSuspicions = (
  db: Db,
  { playerId, isAll }: { playerId?: number | undefined; isAll: boolean },
): Promise<{ suspicion: SuspicionRow; uid: string }[]> =>
  db
    .select({ suspicion: suspicions, uid: players.uid })
    .from(suspicions)
    .innerJoin(players, eq(players.id, suspicions.playerId))
    .where(
      and(
        isAll ? undefined : isNull(suspicions.closedAt),
        playerId === undefined ? undefined : eq(suspicions.playerId, playerId),
      ),
    )
    .orderBy(asc(suspicions.id))
    .limit(1000);

/** Closes an open suspicion with a note; null: there is none of that number that is open. */
export const closeSuspicion = async (
  db: Db,
  id: number,
  { operator, note, now }: { operator: string; note: string; now: number },
): Promise<SuspicionRow | null> => {
  const [row] = await db
    .update(suspicions)
    .set({ closedAt: new Date(now), closedBy: operator, note })
    .where(and(eq(suspicions.id, id), isNull(suspicions.closedAt)))
    .returning();
  return row ?? null;
};
