import { and, eq, isNull } from 'drizzle-orm';
import type { CoinBalance } from '#contract/coins.ts';
import type { RoundAnswer } from '#contract/rounds.ts';
import { type Met, meet, overWith } from '#engine/core/rules/after.ts';
import { boundsOf } from '#engine/core/rules/plan.ts';
import { isRefusedStep } from '#engine/core/rules/rules.ts';
import { tooFrequent } from '../../../platform/limits/tooFrequent.ts';
import { Refusal, RuleRefusal } from '../../../platform/refusal.ts';
import { type Change, changesOf } from '../../../platform/requests/change.ts';
import {
  answeredBefore,
  demandSame,
  type RequestKey,
} from '../../../platform/requests/idempotent.ts';
import { roundSteps } from '../../../platform/store/schema/rounds.ts';
import { type Db, sqlState, UNIQUE_VIOLATION } from '../../../platform/store/store.ts';
import { coinBalance, InsufficientCoins } from '../../ledger/index.ts';
import type { RoundDeps } from '../deps.ts';
import {
  demandGame,
  drawsOf,
  type LoadedRound,
  type MovePlayed,
  ROUND_TYP,
  readRound,
} from '../load.ts';
import { checkCoins } from '../open/stakes.ts';
import { Passed, settlePassed } from '../settle/settle.ts';
import { Overtaken, untilWritten } from '../write/overtaken.ts';
import type { AnyStep } from '../write/steps.ts';
import { restored, type Written, writeMove } from './writeMove.ts';

/** The round is a side of a match: the move is the match's. */
class InDuel extends Error {
  override readonly name = 'InDuel';
}

/** What makes a move the same request again, also for a round that is a side of a match. */
export const moveKey = (played: MovePlayed): RequestKey => {
  const { playerId, game, requestId, roundId, step, move, bet, now } = played;
  const body = { roundId, step, move, ...(bet !== undefined && { bet }) };
  return { playerId, requestId, kind: `${game}.move`, typ: ROUND_TYP, body, now };
};

/** Refuses a move for a step that is over. */
const refuseOver = async (db: Db, { game, row }: LoadedRound, step: number): Promise<Refusal> => {
  const [timedOut] = await db
    .select({ step: roundSteps.step })
    .from(roundSteps)
    .where(
      and(eq(roundSteps.roundId, row.id), eq(roundSteps.step, step + 1), isNull(roundSteps.move)),
    );
  return new RuleRefusal(overWith(game, timedOut !== undefined), { typ: ROUND_TYP });
};

/** The move a round takes up at its step. Throws what it is refused with before the rules are asked. */
export const demandMove = async (
  db: Db,
  round: LoadedRound,
  played: MovePlayed,
  deadlineAt: Date | null = round.row.deadlineAt,
): Promise<Extract<Met<unknown>, { kind: 'move' }>> => {
  const { game, row, tuning } = round;
  const { step, status } = row;
  const at = { step, status, deadlineAt: deadlineAt?.getTime() ?? null, tuning: tuning.parsed };
  const met = meet(game, at, played, played.now);
  switch (met.kind) {
    case 'move':
      return met;
    case 'over':
      throw await refuseOver(db, round, played.step);
    case 'passed':
      throw new Passed(round);
    case 'invalid': {
      const field = met.field === 'bet' ? { field: 'bet' } : {};
      throw new Refusal('msg.invalidRequest', { typ: ROUND_TYP, ...field });
    }
  }
};

/** The player's round as it is; throws where there is none such. */
const demandRound = async (
  { store: { db }, games }: RoundDeps,
  { playerId, game, roundId, step, cached }: MovePlayed,
): Promise<LoadedRound> => {
  // What was read a moment ago will do if it is what the move answers.
  const fits = cached?.row.status === 'open' && cached.row.step === step;
  const round = fits ? cached : await readRound(db, games, Number(roundId));
  if (!round || round.row.playerId !== playerId || round.game.key !== game)
    throw new Refusal('msg.roundNotFound', { typ: ROUND_TYP });
  if (round.row.duelId !== null && round.row.status === 'open') throw new InDuel();
  return round;
};

/**
 * Throws 429 `msg.tooFrequent` for a move that came sooner than a person can make it. Nothing has
 * happened then: sent again under its id after the wait, as the client does by itself, it is played.
 */
const demandTime = ({ game, row, tuning }: LoadedRound, move: unknown, now: number): void => {
  const leastMs = game.leastMs?.(tuning.parsed, move) ?? 0;
  const tookMs = now - row.shownAt.getTime();
  // Below zero two servers' clocks disagree, which is not the player's doing.
  if (tookMs >= 0 && tookMs < leastMs) throw tooFrequent(ROUND_TYP, leastMs - tookMs);
};

interface Worked {
  round: LoadedRound;
  move: unknown;
  /** What the move stakes. */
  bet: number;
  step: AnyStep;
}

/** What the move leads to, by the game's rules; throws what it is refused with. */
const workOut = async (deps: RoundDeps, played: MovePlayed): Promise<Worked> => {
  const round = await demandRound(deps, played);
  const { game, row, tuning } = round;
  const { move, bet } = await demandMove(deps.store.db, round, played);
  const step = game.rules.move(
    tuning.parsed,
    row.state,
    move,
    drawsOf(deps.cipher, round, row.step + 1),
  );
  if (isRefusedStep(step)) throw new RuleRefusal(step.refused, { typ: ROUND_TYP });
  demandTime(round, move, played.now);
  return { round, move, bet, step };
};

interface Came {
  answer: Omit<RoundAnswer, 'coin'> & { coin: CoinBalance };
  changes: readonly Change[];
  /** The round as the move has left it; null when it was played before. */
  next: LoadedRound | null;
}

const cameOf = (
  { change, answer, next }: Extract<Written, { result: 'played' }>,
  { playerId }: MovePlayed,
): Came => ({ answer, changes: changesOf(change, playerId, 'coins'), next });

/** Plays the move on the round as it is now. */
const tryMove = async (deps: RoundDeps, played: MovePlayed): Promise<Came | Overtaken> => {
  const { store } = deps;
  const key = moveKey(played);
  const work = await workOut(deps, played).catch(async (error: unknown) => {
    // What was answered before is answered again, whatever has become of the round.
    const stored = await answeredBefore<RoundAnswer>(store.db, key);
    const round = stored && (await readRound(store.db, deps.games, Number(stored.round.id)));
    if (!stored || !round) throw error;
    return restored(stored, round);
  });
  if (!('step' in work)) return { answer: work, changes: [], next: null };
  const { status, step, deadlineAt, holdId } = work.round.row;
  const read = [played.roundId, status, step, deadlineAt, holdId];
  try {
    const written = await writeMove(store, key, work, null);
    switch (written.result) {
      case 'stale':
        return new Overtaken(read);
      case 'repeated':
        demandSame(key, written.hash);
        return { answer: written.answer, changes: [], next: null };
      case 'played':
        return cameOf(written, played);
    }
  } catch (error) {
    if (error instanceof InsufficientCoins) {
      const { game, tuning } = work.round;
      const bounds = boundsOf(game.plan, tuning.parsed);
      const coin = await coinBalance(store.db, played.playerId, played.now);
      const since = await readRound(store.db, deps.games, work.round.row.id);
      const isSame = since?.row.status === 'open' && since.row.step === work.round.row.step;
      // What another move has won or lost since would answer for coins this one never met.
      if (bounds && isSame) checkCoins(bounds, work.bet, coin);
      // The round has moved on, or coins have come since and now it can be staked.
      return new Overtaken([...read, coin], error);
    }
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    // The id was used for something else.
    await answeredBefore(store.db, key);
    return new Overtaken(read, error);
  }
};

/**
 * Plays the move on the round at hand, for a session that is still to be proven: one statement does both.
 * Null: something is not as it was, or the move is refused; nothing has changed.
 */
const tryUnproven = async (
  deps: RoundDeps,
  played: MovePlayed,
  tokenHash: string,
): Promise<Came | null> => {
  try {
    const work = await workOut(deps, played);
    const written = await writeMove(deps.store, moveKey(played), work, tokenHash);
    return written.result === 'played' ? cameOf(written, played) : null;
  } catch (error) {
    const isRefused =
      error instanceof Refusal ||
      error instanceof Passed ||
      error instanceof InDuel ||
      error instanceof InsufficientCoins ||
      sqlState(error) === UNIQUE_VIOLATION;
    // A session that is proven is refused alike.
    if (isRefused) return null;
    throw error;
  }
};

/**
 * Plays one step of the player's open round, and charges and pays it, in one transaction, once per
 * request id. Throws 404 `msg.invalidGame` and `msg.roundNotFound`, 400 `msg.invalidRequest` for what
 * is no move of the game (field `bet`: a stake it does not take), 409 with the game's own message for
 * another step, a passed deadline or a move its rules refuse, 409 `msg.insufficientBalance`,
 * `msg.insufficientCoins`, `msg.requestMismatch`, 429 `msg.tooFrequent` for one no person makes so soon. Then nothing has changed, but that a passed
 * deadline was settled.
 *
 * The step is worked out from the round as it was read, and written only if the round still is so: a
 * round's private state changes with its step number alone. A session from memory is tried first by the
 * round from memory (`roundCache.ts`); where that does not do, it is proven and the round read.
 */
export const playMove = async (deps: RoundDeps, played: MovePlayed): Promise<RoundAnswer> => {
  const { onChange, live } = deps;
  const { unproven, now } = played;
  const game = demandGame(deps.games, played.game);
  try {
    let came = unproven ? await tryUnproven(deps, played, unproven.tokenHash) : null;
    if (!came) {
      const read = unproven ? await unproven.prove() : played.cached;
      came = await untilWritten((turn) =>
        tryMove(deps, { ...played, cached: turn === 0 ? read : null }),
      );
    }
    for (const change of came.changes) onChange(change);
    if (came.next) played.onPlayed?.(came.next);
    if (came.next?.row.mode === 'live' && came.next.row.status === 'open')
      await live?.seeking(came.next.row.id, now);
    // The stored answer's deadlines are absolute: the client reads them against the clock of now.
    return { ...came.answer, serverNow: now };
  } catch (error) {
    if (error instanceof InDuel && live) return live.move(played);
    if (!(error instanceof Passed)) throw error;
    await settlePassed(deps, error.round, now);
    throw new RuleRefusal(game.tooLate, { typ: ROUND_TYP });
  }
};
