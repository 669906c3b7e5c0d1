import { inArray, sql } from 'drizzle-orm';
import { COIN, REMATCH_HOURS } from '#contract/terms.ts';
import { players } from '../../../platform/store/schema/players.ts';
import { duels, rounds } from '../../../platform/store/schema/rounds.ts';
import { sightings } from '../../../platform/store/schema/sightings.ts';
import { type Db, rowsOf } from '../../../platform/store/store.ts';
import type { SightingKind } from '../../sightings/index.ts';
import type { Suspicion } from '../../suspicions/index.ts';

/** Two who met don't meet again for so many milliseconds. */
export const REMATCH_MS = REMATCH_HOURS * 3_600_000;

/** Two players who are not to meet, the lower id first, and why. */
export interface Apart {
  one: number;
  other: number;
  why: SightingKind | 'met';
}

/**
 * Who of these players is not to meet whom: one device or address by which they are known, or a match
 * not long ago.
 */
export const apartAmong = async (
  db: Db,
  playerIds: readonly number[],
  now: number,
): Promise<Apart[]> => {
  const ids = sql`in ${playerIds}`;
  const since = new Date(now - REMATCH_MS).toISOString();
  const found = await rowsOf<{ one: string; other: string; why: Apart['why'] }>(
    db,
    sql`
      select a.player_id as one, b.player_id as other, a.kind as why
      from ${sightings} a
        join ${sightings} b on b.kind = a.kind and b.hash = a.hash and b.player_id > a.player_id
      where a.player_id ${ids} and b.player_id ${ids}
      union
      select a.player_id, b.player_id, 'met'
      from ${rounds} a
        join ${rounds} b on b.duel_id = a.duel_id and b.player_id > a.player_id
        join ${duels} d on d.id = a.duel_id
      where a.player_id ${ids} and b.player_id ${ids} and d.opened_at > ${since}::timestamptz`,
  );
  return found.map(({ one, other, why }) => ({ one: Number(one), other: Number(other), why }));
};

const WHERE: Readonly<Record<SightingKind, string>> = {
  device: 'on the same device',
  address: 'at the same network address',
};

/** So many others are named to the operator; of a whole network there may be hundreds. */
const MOST_NAMED = 10;

/** What is noticed of players who looked for an opponent at one table from one place. */
export const sameHands = async (
  db: Db,
  apart: readonly Apart[],
  { game, bet }: { game: string; bet: number },
): Promise<Suspicion[]> => {
  const near = Map.groupBy(
    apart.flatMap(({ one, other, why }) =>
      why === 'met'
        ? []
        : [{ id: one, other, why } as const, { id: other, other: one, why } as const],
    ),
    ({ id }) => id,
  );
  if (near.size === 0) return [];
  const people = await db
    .select({ id: players.id, uid: players.uid })
    .from(players)
    .where(inArray(players.id, [...near.keys()]));
  const uidOf = new Map(people.map(({ id, uid }) => [id, uid]));
  return people.map(({ id }) => {
    const others = near.get(id) ?? [];
    const said = others
      .slice(0, MOST_NAMED)
      .map(({ other, why }) => `${uidOf.get(other)} ${WHERE[why]}`);
    const more = others.length - said.length;
    if (more > 0) said.push(`${more} more`);
    const seen = `Looked for an opponent in ${game} for ${bet / COIN} coins while others did: ${said.join(', ')}. They were not matched.`;
    return { playerId: id, kind: 'same-hands', seen };
  });
};
