import { and, asc, count, eq, gt, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { MOVE_GRACE_MS } from '#contract/rounds.ts';
import type { Both } from '#engine/core/rules/duel.ts';
import type { Change } from '../../../platform/requests/change.ts';
import { players } from '../../../platform/store/schema/players.ts';
import { duels, rounds } from '../../../platform/store/schema/rounds.ts';
import type { Db, Tx } from '../../../platform/store/store.ts';
import { queuePush } from '../../push/index.ts';
import { suspect } from '../../suspicions/index.ts';
import { closedBy, flagsOf } from '../flags.ts';
import { demandGame, type LoadedRound, lockRound } from '../load.ts';
import { advanceDuel } from './advance.ts';
import { type Apart, apartAmong, sameHands } from './apart.ts';
import { firstPair } from './firstPair.ts';
import type { ServedDuel } from './games.ts';
import { type DuelDeps, toDuel } from './load.ts';

/** Whose bets and numbers are equal may meet. */
interface Table {
  game: string;
  /** Hundredths of a coin. */
  bet: number;
  tuningVersion: number;
}

/** A round that looks for an opponent, and whose it is. */
type Seeker = Pick<typeof rounds.$inferSelect, 'id' | 'playerId'>;

/** Rounds that look for an opponent and whose clock has not passed, grace included. */
const isSeeking = ({ seeking }: ServedDuel, game: string, now: number) =>
  and(
    eq(rounds.status, 'open'),
    eq(rounds.mode, 'live'),
    isNull(rounds.duelId),
    eq(rounds.game, game),
    gte(rounds.deadlineAt, new Date(now - MOVE_GRACE_MS)),
    sql`${rounds.state} @> ${JSON.stringify(seeking)}::jsonb`,
  );

/** How a player is named to a stranger: the UID is what they log in with, so most of it is hidden. */
const nameOf = (uid: string): string => `${uid.slice(0, 2)}***${uid.slice(-1)}`;

const namesOf = async (tx: Tx, [first, second]: Both<LoadedRound>): Promise<Both<string>> => {
  const ids = [first.row.playerId, second.row.playerId];
  const found = await tx
    .select({ id: players.id, uid: players.uid })
    .from(players)
    .where(inArray(players.id, ids));
  const of = (id: number) => nameOf(found.find((each) => each.id === id)?.uid ?? '');
  return [of(first.row.playerId), of(second.row.playerId)];
};

/** Puts two locked rounds into a match of their own, in the caller's transaction. */
const startDuel = async (
  tx: Tx,
  deps: DuelDeps,
  rules: ServedDuel,
  both: Both<LoadedRound>,
  now: number,
): Promise<readonly Change[]> => {
  const [{ game, tuning }] = both;
  const step = rules.start(tuning.parsed, await namesOf(tx, both));
  const [row] = await tx
    .insert(duels)
    .values({ game: game.key, state: step.duel, openedAt: new Date(now) })
    .returning();
  if (!row) throw new Error('a match was not written');
  const seated: LoadedRound[] = [];
  for (const [seat, side] of both.entries()) {
    const seating = { duelId: row.id, seat };
    await tx.update(rounds).set(seating).where(eq(rounds.id, side.row.id));
    const { id, playerId } = side.row;
    await queuePush(tx, { playerId, kind: 'match', ref: String(id), now });
    seated.push({ ...side, row: { ...side.row, ...seating } });
  }
  return (await advanceDuel(tx, toDuel(deps, row, seated), step, { mover: null, now })).changes;
};

/**
 * The two of these who meet next, locked; null: nobody may meet anybody. Whose round is being played
 * just now is passed over: the sweep finds them.
 */
const lockPair = async (
  tx: Tx,
  { games }: DuelDeps,
  seekers: readonly Seeker[],
  { apart, isStill }: { apart: readonly Apart[]; isStill: SQL | undefined },
): Promise<Both<LoadedRound> | null> => {
  const kept = new Set(apart.map(({ one, other }) => `${one} ${other}`));
  const mayMeet = ({ playerId: one }: Seeker, { playerId: other }: Seeker) =>
    !kept.has(one < other ? `${one} ${other}` : `${other} ${one}`);
  let free = seekers;
  for (;;) {
    const pair = firstPair(free, mayMeet);
    if (!pair) return null;
    const locked = await tx
      .select({ id: rounds.id })
      .from(rounds)
      .where(and(inArray(rounds.id, [pair[0].id, pair[1].id]), isStill))
      .for('update', { skipLocked: true });
    const isLocked = (seeker: Seeker) => locked.some(({ id }) => id === seeker.id);
    if (pair.every(isLocked)) {
      const first = await lockRound(tx, games, pair[0].id);
      const second = await lockRound(tx, games, pair[1].id);
      return first && second && [first, second];
    }
    free = free.filter((seeker) => !pair.includes(seeker) || isLocked(seeker));
  }
};

/**
 * Makes one match at a table, of those who have looked longest and may meet (`apartAmong`), in one
 * transaction; null: there are no two such, or no matches are made now. Who looks from where another
 * one does is noted for the operator.
 */
const pairOldest = (
  deps: DuelDeps,
  rules: ServedDuel,
  table: Table,
  now: number,
): Promise<readonly Change[] | null> =>
  deps.store.transaction(async (tx) => {
    const { game, bet, tuningVersion } = table;
    const flags = await flagsOf(tx, game);
    if (!flags.isLive || closedBy(demandGame(deps.games, game), flags, now) !== null) return null;
    // One after the other at each table: two who came at the same moment would each see the other
    // locked, and both wait on.
    const lock = `duels:${game}:${bet}:${tuningVersion}`;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
    const isStill = and(
      isSeeking(rules, game, now),
      eq(rounds.bet, bet),
      eq(rounds.tuningVersion, tuningVersion),
    );
    const seekers = await tx
      .select({ id: rounds.id, playerId: rounds.playerId })
      .from(rounds)
      .where(isStill)
      .orderBy(asc(rounds.id));
    if (seekers.length < 2) return null;
    const ids = seekers.map(({ playerId }) => playerId);
    const apart = await apartAmong(tx, ids, now);
    await suspect(tx, await sameHands(tx, apart, table), now);
    const both = await lockPair(tx, deps, seekers, { apart, isStill });
    return both && startDuel(tx, deps, rules, both, now);
  });

/** Makes all matches there can be at a table; answers how many. */
const pairAt = async (
  deps: DuelDeps,
  rules: ServedDuel,
  table: Table,
  now: number,
): Promise<number> => {
  for (let made = 0; ; made += 1) {
    const changes = await pairOldest(deps, rules, table, now);
    if (changes === null) return made;
    for (const change of changes) deps.onChange(change);
  }
};

const TABLE = { game: rounds.game, bet: rounds.bet, tuningVersion: rounds.tuningVersion };

/** Tables at which two or more look for an opponent. */
const tablesOf = (db: Db, rules: ServedDuel, game: string, now: number): Promise<Table[]> =>
  db
    .select(TABLE)
    .from(rounds)
    .where(isSeeking(rules, game, now))
    .groupBy(rounds.game, rounds.bet, rounds.tuningVersion)
    .having(gt(count(), 1));

/** A round may just have begun to look for an opponent: then pairs at its table. */
export const pairRound = async (deps: DuelDeps, roundId: number, now: number): Promise<number> => {
  for (const [game, rules] of deps.duels) {
    const [table] = await deps.store.db
      .select(TABLE)
      .from(rounds)
      .where(and(eq(rounds.id, roundId), isSeeking(rules, game, now)));
    if (table) return pairAt(deps, rules, table, now);
  }
  return 0;
};

/** Pairs whoever was passed over, or whose server stopped before it could. */
export const pairAll = async (deps: DuelDeps, now: number): Promise<number> => {
  let made = 0;
  for (const [game, rules] of deps.duels) {
    const tables = await tablesOf(deps.store.db, rules, game, now);
    for (const table of tables) made += await pairAt(deps, rules, table, now);
  }
  return made;
};
