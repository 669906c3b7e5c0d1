import { and, eq, isNull } from 'drizzle-orm';
import type { RoundAnswer } from '#contract/rounds.ts';
import { isRefusal } from '#engine/round/rules.ts';
import { ApiError } from '../http/apiError.ts';
import { coinBalance } from '../ledger/balance.ts';
import { once, type RequestKey } from '../ledger/once.ts';
import { roundSteps } from '../store/schema.ts';
import type { Tx } from '../store/store.ts';
import { advance, isPassed } from './advance.ts';
import { availabilityOf } from './availability.ts';
import {
  drawsOf,
  gameOf,
  type LoadedRound,
  lockRound,
  type MovePlayed,
  ROUND_TYP,
  type RoundParts,
  toRound,
} from './load.ts';
import { settlePassed } from './settle.ts';
import { checkBounds, checkCoins } from './stakes.ts';

/** The move's own transaction must leave nothing behind, yet the passed step has to be settled. */
export class TooLate extends Error {
  override readonly name = 'TooLate';
}

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

/** A move for a step that is over: too late when its clock took it, else for another step. */
export const wrongStep = async (
  tx: Tx,
  { game, row }: LoadedRound,
  step: number,
): Promise<ApiError> => {
  const [timedOut] = await tx
    .select({ step: roundSteps.step })
    .from(roundSteps)
    .where(
      and(eq(roundSteps.roundId, row.id), eq(roundSteps.step, step + 1), isNull(roundSteps.move)),
    );
  return new ApiError(409, timedOut ? game.tooLate : game.wrongStep, { typ: ROUND_TYP });
};

/** The player's round, locked and open at the step the move answers; throws what is not so. */
const demandRound = async (
  tx: Tx,
  { games }: RoundParts,
  { playerId, game, roundId, step, now }: MovePlayed,
): Promise<LoadedRound> => {
  const round = await lockRound(tx, games, Number(roundId));
  if (!round || round.row.playerId !== playerId || round.game.key !== game)
    throw new ApiError(404, 'msg.roundNotFound', { typ: ROUND_TYP });
  if (round.row.duelId !== null && round.row.status === 'open') throw new InDuel();
  if (round.row.status !== 'open' || round.row.step !== step)
    throw await wrongStep(tx, round, step);
  if (isPassed(round, now)) throw new TooLate();
  return round;
};

/** What the move stakes; throws what is wrong with it. */
const demandStake = async (
  tx: Tx,
  { game, row, tuning }: LoadedRound,
  move: unknown,
  { bet = 0, now }: MovePlayed,
): Promise<number> => {
  const { plan } = game;
  const bounds = plan.kind === 'move' && plan.isStaked(move) ? plan.bounds(tuning.parsed) : null;
  checkBounds(bounds, bet);
  if (bounds) checkCoins(bounds, bet, await coinBalance(tx, row.playerId, now));
  return bet;
};

/**
 * Plays one step of the player's open round, and charges and pays it, in one transaction, once per
 * request id. Throws 404 `msg.invalidGame` and `msg.roundNotFound`, 400 `msg.invalidRequest` for what
 * is no move of the game (field `bet`: a stake it does not take), 409 with the game's own message for
 * another step, a passed deadline or a move its rules refuse, 409 `msg.insufficientBalance`,
 * `msg.insufficientCoins`, `msg.requestMismatch`. Then nothing has changed, but that a passed
 * deadline was settled.
 */
export const playMove = async (parts: RoundParts, played: MovePlayed): Promise<RoundAnswer> => {
  const { store, onChange, live } = parts;
  const { playerId, step, now } = played;
  const game = gameOf(parts.games, played.game);
  const play = () =>
    once(store, moveKey(played), async (tx) => {
      const round = await demandRound(tx, parts, played);
      const { parsed } = round.tuning;
      const move = game.rules.parseMove(played.move);
      if (move === null) throw new ApiError(400, 'msg.invalidRequest', { typ: ROUND_TYP });
      const bet = await demandStake(tx, round, move, played);
      const result = game.rules.move(parsed, round.row.state, move, drawsOf(round, step + 1));
      if (isRefusal(result)) throw new ApiError(409, result.refused, { typ: ROUND_TYP });
      const next = await advance(tx, round, result, { move, bet, now });
      const asked = { game, playerId, latest: next.round, tuning: parsed, now };
      const answer: RoundAnswer = {
        serverNow: now,
        round: toRound(next.round),
        events: [...result.events],
        coin: next.changes[0]?.coin ?? (await coinBalance(tx, playerId, now)),
        ...(await availabilityOf(tx, asked)),
      };
      return { answer, changes: next.changes };
    });
  try {
    const done = await play();
    for (const change of done.changes) onChange(change);
    const { id, mode, status } = done.answer.round;
    if (mode === 'live' && status === 'open' && !done.isRepeat)
      await live?.seeking(Number(id), now);
    // The stored answer's deadlines are absolute: the client reads them against the clock of now.
    return { ...done.answer, serverNow: now };
  } catch (error) {
    if (error instanceof InDuel && live) return live.move(played);
    if (!(error instanceof TooLate)) throw error;
    await settlePassed(parts, playerId, game.key, now);
    throw new ApiError(409, game.tooLate, { typ: ROUND_TYP });
  }
};
