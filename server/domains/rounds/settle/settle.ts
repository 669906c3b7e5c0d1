import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import { MOVE_GRACE_MS } from '#contract/rounds.ts';
import { eachAlone, type OnError, thrown } from '../../../platform/jobs/eachAlone.ts';
import { type Change, recordChange } from '../../../platform/requests/change.ts';
import { rounds } from '../../../platform/store/schema/rounds.ts';
import { voidHold } from '../../ledger/index.ts';
import type { RoundDeps } from '../deps.ts';
import { type LoadedRound, lockRound } from '../load.ts';
import { isPassed, timeOutStep } from '../write/advance.ts';

/**
 * A round in which no clock runs and nothing happened for this long is settled with what was played, or voided
 * where its bet is still held: no round stays open for ever.
 */
export const IDLE_MS = 24 * 3_600_000;
/** Of one sweep: far more than there can be whose rules or seeds are broken, and are passed over each time. */
const MOST = 10_000;

/** A round's step has passed, and has to be settled before anything is written. */
export class Passed extends Error {
  override readonly name = 'Passed';
  readonly round: LoadedRound;

  constructor(round: LoadedRound) {
    super('the step has passed');
    this.round = round;
  }
}

/** Settles one round's passed deadline, if it still is; whoever comes second finds nothing to do. */
const settleRound = async (deps: RoundDeps, id: number, now: number): Promise<boolean> => {
  const { store, games, cipher, onChange } = deps;
  const changes = await store.transaction(async (tx) => {
    const round = await lockRound(tx, games, id);
    if (!round || round.row.duelId !== null || !isPassed(round, now)) return null;
    return (await timeOutStep(tx, cipher, round, now)).changes;
  });
  for (const change of changes ?? []) onChange(change);
  return changes !== null;
};

/** Settles a passed round, or the match it is a side of, before anything more is said about it. */
export const settlePassed = async (
  deps: RoundDeps,
  { row: { id, duelId } }: LoadedRound,
  now: number,
): Promise<void> => {
  if (duelId === null) await settleRound(deps, id, now);
  else await deps.live?.settle(duelId, now);
};

/** Ends a round nobody will ever go on with: with what was played, and its bet given back. */
const settleIdle = async (deps: RoundDeps, id: number, now: number): Promise<boolean> => {
  const { store, games, onChange } = deps;
  const before = new Date(now - IDLE_MS);
  const changes = await store.transaction(async (tx): Promise<Change[] | null> => {
    const round = await lockRound(tx, games, id);
    if (round?.row.status !== 'open' || round.row.deadlineAt || round.row.touchedAt >= before)
      return null;
    const { holdId, playerId } = round.row;
    const status = holdId === null ? 'settled' : 'voided';
    await tx
      .update(rounds)
      .set({ status, settledAt: new Date(now) })
      .where(eq(rounds.id, id));
    if (holdId === null) return [];
    await voidHold(tx, { holdId, type: round.game.transactionType, roundId: id, now });
    return [await recordChange(tx, playerId, 'coins', now)];
  });
  for (const change of changes ?? []) onChange(change);
  return changes !== null;
};

/**
 * The job's part: every passed deadline and every idle round. Answers how many it settled; one that can't be
 * is told.
 */
export const sweepRounds = async (
  deps: RoundDeps,
  now: number,
  onError: OnError = thrown,
): Promise<number> => {
  const { db } = deps.store;
  const isOwn = and(eq(rounds.status, 'open'), isNull(rounds.duelId));
  const passed = await db
    .select({ id: rounds.id })
    .from(rounds)
    .where(and(isOwn, lt(rounds.deadlineAt, new Date(now - MOVE_GRACE_MS))))
    .orderBy(asc(rounds.deadlineAt))
    .limit(MOST);
  const idle = await db
    .select({ id: rounds.id })
    .from(rounds)
    .where(and(isOwn, isNull(rounds.deadlineAt), lt(rounds.touchedAt, new Date(now - IDLE_MS))))
    .limit(MOST);
  const works: (() => Promise<number | boolean>)[] = [
    async () => (await deps.live?.sweep(now)) ?? 0,
    ...passed.map((round) => () => settleRound(deps, round.id, now)),
    ...idle.map((round) => () => settleIdle(deps, round.id, now)),
  ];
  const counts = await eachAlone(works, (work) => work(), onError);
  return counts.reduce<number>((sum, count) => sum + Number(count), 0);
};
