import { and, eq, isNull, lt, notInArray, or } from 'drizzle-orm';
import { DAY_MS } from '#contract/day.ts';
import { KEPT_DAYS } from '#contract/terms.ts';
import { rounds } from '../../platform/store/schema/rounds.ts';
import { sightings } from '../../platform/store/schema/sightings.ts';
import type { Db } from '../../platform/store/store.ts';

export type SightingKind = (typeof sightings.$inferSelect)['kind'];
export const SIGHTING_KINDS: readonly SightingKind[] = sightings.kind.enumValues;

/**
 * How long an account is known by where it was used. A phone stays in a family for long; an address of
 * a mobile carrier is another's tomorrow. Milliseconds.
 */
export const KNOWN_MS: Readonly<Record<SightingKind, number>> = {
  device: KEPT_DAYS.device * DAY_MS,
  address: KEPT_DAYS.address * DAY_MS,
};

/** Notes where an account is used; `isNew`: it was made there, just now. */
export const noteSighting = async (
  db: Db,
  {
    playerId,
    caller,
    isNew = false,
  }: { playerId: number; caller: Record<SightingKind, string>; isNew?: boolean },
  now: number,
): Promise<void> => {
  const seenAt = new Date(now);
  const registeredAt = isNew ? seenAt : null;
  await db
    .insert(sightings)
    .values(
      SIGHTING_KINDS.map((kind) => ({ kind, hash: caller[kind], playerId, registeredAt, seenAt })),
    )
    .onConflictDoUpdate({
      target: [sightings.kind, sightings.hash, sightings.playerId],
      set: { seenAt },
    });
};

/**
 * Forgets where accounts were used that tells nothing any more. Whoever looks for an opponent is known
 * by it for as long as they look.
 */
export const forgetSightings = async (db: Db, now: number): Promise<void> => {
  const isOld = SIGHTING_KINDS.map((kind) =>
    and(eq(sightings.kind, kind), lt(sightings.seenAt, new Date(now - KNOWN_MS[kind]))),
  );
  const looking = db
    .select({ playerId: rounds.playerId })
    .from(rounds)
    .where(and(eq(rounds.status, 'open'), eq(rounds.mode, 'live'), isNull(rounds.duelId)));
  await db.delete(sightings).where(and(or(...isOld), notInArray(sightings.playerId, looking)));
};
