import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import { MOVE_GRACE_MS } from '#contract/rounds.ts';
import { type Change, recordChange } from '../ledger/change.ts';
import { rounds } from '../store/schema.ts';
import { isPassed, timeOut } from './advance.ts';
import { type LoadedRound, latestRound, lockRound, type RoundParts } from './load.ts';

/**
 * A round in which no clock runs and nothing happened for this long is settled with what was played:
 * no round stays open for ever.
 */
export const IDLE_MS = 24 * 3_600_000;
const BATCH = 100;

/** Settles one round's passed deadline, if it still is; whoever comes second finds nothing to do. */
const settleRound = async (parts: RoundParts, id: number, now: number): Promise<boolean> => {
  const { store, games, onChange } = parts;
  const settled = await store.transaction(async (tx) => {
    const round = await lockRound(tx, games, id);
    if (!round || !isPassed(round, now)) return null;
    const { credited } = await timeOut(tx, round, now);
    const changes: Change[] =
      credited > 0 ? [await recordChange(tx, round.row.playerId, 'coins', now)] : [];
    return changes;
  });
  for (const change of settled ?? []) onChange(change);
  return settled !== null;
};

/**
 * Settles what has passed in the player's latest round of a game, before anything is said about it;
 * answers that round, or null when there was none.
 */
export const settlePassed = async (
  parts: RoundParts,
  playerId: number,
  game: string,
  now: number,
): Promise<LoadedRound | null> => {
  const read = () => latestRound(parts.store.db, parts.games, playerId, game);
  const round = await read();
  if (!round || !isPassed(round, now)) return round;
  await settleRound(parts, round.row.id, now);
  return read();
};

/** The job's part: every passed deadline and every idle round. Answers how many it settled. */
export const sweepRounds = async (parts: RoundParts, now: number): Promise<number> => {
  const { db } = parts.store;
  const isOpen = eq(rounds.status, 'open');
  const passed = await db
    .select({ id: rounds.id })
    .from(rounds)
    .where(and(isOpen, lt(rounds.deadlineAt, new Date(now - MOVE_GRACE_MS))))
    .orderBy(asc(rounds.deadlineAt))
    .limit(BATCH);
  let count = 0;
  for (const { id } of passed) if (await settleRound(parts, id, now)) count += 1;
  const idle = await db
    .update(rounds)
    .set({ status: 'settled', settledAt: new Date(now) })
    .where(and(isOpen, isNull(rounds.deadlineAt), lt(rounds.touchedAt, new Date(now - IDLE_MS))))
    .returning({ id: rounds.id });
  return count + idle.length;
};
