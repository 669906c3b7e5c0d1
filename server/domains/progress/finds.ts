import { eq, sql } from 'drizzle-orm';
import { FIND_GAME } from '#contract/facts.ts';
import type { Found } from '#contract/progress.ts';
import { progressFinds } from '../../platform/store/schema/progress.ts';
import { type Db, rowsOf, type Tx } from '../../platform/store/store.ts';

/** A session that was opened so long before the last count may have gone on after it. Milliseconds. */
const SESSION_MS = 25 * 3_600_000;
/** Of who was never counted, finds of so long before. Milliseconds. */
const FIRST_MS = 31 * 24 * 3_600_000;

/**
 * What a player found in the nest, each find once, with when it was found first; the oldest first. Read from the
 * steps of rounds, which play writes anyway: those before `countedAt` are kept.
 */
export const findsOf = async (
  db: Db,
  { playerId, countedAt }: { playerId: number; countedAt: Date },
  now: number,
): Promise<Found[]> => {
  const since = new Date(Math.max(countedAt.getTime() - SESSION_MS, now - FIRST_MS));
  const fresh = await rowsOf<{ find: string; at: string | Date }>(
    db,
    sql`select event->>'find' as find, min(s.at) as at
      from rounds r join round_steps s on s.round_id = r.id
        cross join lateral jsonb_array_elements(s.events) event
      where r.player_id = ${playerId} and r.game = ${FIND_GAME} and r.opened_at >= ${since}
        and event->>'find' is not null
      group by 1`,
  );
  const kept = await db.select().from(progressFinds).where(eq(progressFinds.playerId, playerId));
  const found = new Map(fresh.map(({ find, at }) => [find, new Date(at)]));
  for (const { find, at } of kept) found.set(find, at);
  return [...found]
    .sort(([, one], [, other]) => one.getTime() - other.getTime())
    .map(([find, at]) => ({ find, at: at.toISOString() }));
};

/** Nothing is paid for a find, nor for all of them: a full shelf that paid would be a reason to stake. */
export const keepFinds = async (
  tx: Tx,
  playerId: number,
  finds: readonly Found[],
): Promise<void> => {
  if (finds.length === 0) return;
  await tx
    .insert(progressFinds)
    .values(finds.map(({ find, at }) => ({ playerId, find, at: new Date(at) })))
    .onConflictDoNothing();
};
