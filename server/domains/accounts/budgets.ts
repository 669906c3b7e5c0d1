import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { DAY_MS } from '#contract/day.ts';
import { tooFrequent } from '../../platform/limits/tooFrequent.ts';
import { players } from '../../platform/store/schema/players.ts';
import { sightings } from '../../platform/store/schema/sightings.ts';
import type { Db, Tx } from '../../platform/store/store.ts';
import { type Caller, KNOWN_MS, SIGHTING_KINDS, type SightingKind } from '../sightings/index.ts';
import type { Suspicion } from '../suspicions/index.ts';

const HOUR_MS = 3_600_000;

/**
 * How many accounts may be made in one place in what time. A family with one tablet doesn't meet the
 * first, nor a village with one cafe, or with one address of a mobile carrier, the others.
 */
const BUDGETS: readonly { place: SightingKind; most: number; ms: number }[] = [
  { place: 'device', most: 5, ms: DAY_MS },
  { place: 'address', most: 12, ms: HOUR_MS },
  { place: 'address', most: 40, ms: DAY_MS },
];

/** From so many accounts on, while the place is known, an operator looks at each. */
export const NOTED: Readonly<Record<SightingKind, number>> = { device: 4, address: 10 };

const madeAt = (place: SightingKind, caller: Caller, since: number) =>
  and(
    eq(sightings.kind, place),
    eq(sightings.hash, caller[place]),
    gt(sightings.registeredAt, new Date(since)),
  );

/** Throws 429 `msg.tooFrequent` with the seconds to wait where no account may be made now. */
export const demandBudget = async (db: Db, caller: Caller, now: number): Promise<void> => {
  for (const { place, most, ms } of BUDGETS) {
    const [last] = await db
      .select({ at: sightings.registeredAt })
      .from(sightings)
      .where(madeAt(place, caller, now - ms))
      .orderBy(desc(sightings.registeredAt))
      .offset(most - 1)
      .limit(1);
    if (last?.at) throw tooFrequent('register', last.at.getTime() + ms - now);
  }
};

/** As above, and whoever asks the same at the same time waits for this transaction's end. */
export const takeBudget = async (tx: Tx, caller: Caller, now: number): Promise<void> => {
  for (const place of SIGHTING_KINDS) {
    const lock = `register:${place}:${caller[place]}`;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  }
  await demandBudget(tx, caller, now);
};

const WORDS: Readonly<Record<SightingKind, { kind: Suspicion['kind']; where: string }>> = {
  device: { kind: 'accounts-on-device', where: 'on one device in 30 days' },
  address: { kind: 'accounts-at-address', where: 'at one network address in 24 hours' },
};

/** What is noticed of an account that was just made: how many others were made in the same place. */
export const crowdAt = async (
  db: Db,
  { playerId, caller }: { playerId: number; caller: Caller },
  now: number,
): Promise<Suspicion[]> => {
  const found: Suspicion[] = [];
  for (const place of SIGHTING_KINDS) {
    const made = await db
      .select({ uid: players.uid })
      .from(sightings)
      .innerJoin(players, eq(players.id, sightings.playerId))
      .where(madeAt(place, caller, now - KNOWN_MS[place]))
      .orderBy(desc(sightings.registeredAt), desc(players.id));
    if (made.length < NOTED[place]) continue;
    const { kind, where } = WORDS[place];
    const uids = made.map(({ uid }) => uid).join(', ');
    found.push({ playerId, kind, seen: `${made.length} accounts were made ${where}: ${uids}.` });
  }
  return found;
};
