import { and, eq, isNull } from 'drizzle-orm';
import type { RoundAnswer } from '#contract/rounds.ts';
import { isRefusal } from '#engine/round/rules.ts';
import { ApiError } from '../http/apiError.ts';
import { coinBalance } from '../ledger/balance.ts';
import { recordChange } from '../ledger/change.ts';
import { once } from '../ledger/once.ts';
import { roundSteps } from '../store/schema.ts';
import type { Tx } from '../store/store.ts';
import { advance, isPassed } from './advance.ts';
import {
  drawsOf,
  gameOf,
  type LoadedRound,
  lockRound,
  ROUND_TYP,
  type RoundParts,
  toRound,
} from './load.ts';
import { settlePassed } from './settle.ts';
import { availabilityOf } from './state.ts';

export interface MovePlayed {
  playerId: number;
  game: string;
  roundId: string;
  requestId: string;
  /** The step the player saw when choosing. */
  step: number;
  move: unknown;
  now: number;
}

/** The move's own transaction must leave nothing behind, yet the passed step has to be settled. */
class TooLate extends Error {
  override readonly name = 'TooLate';
}

/** A move for a step that is over: too late when its clock took it, else for another step. */
const wrongStep = async (tx: Tx, { game, row }: LoadedRound, step: number): Promise<ApiError> => {
  const [timedOut] = await tx
    .select({ step: roundSteps.step })
    .from(roundSteps)
    .where(
      and(eq(roundSteps.roundId, row.id), eq(roundSteps.step, step + 1), isNull(roundSteps.move)),
    );
  return new ApiError(409, timedOut ? game.tooLate : game.wrongStep, { typ: ROUND_TYP });
};

/**
 * Plays one step of the player's open round and pays it at once, in one transaction, once per request
 * id. Throws 404 `msg.invalidGame` and `msg.roundNotFound`, 400 `msg.invalidRequest` for what is no
 * move of the game, 409 with the game's own message for another step, a passed deadline or a move its
 * rules refuse, 409 `msg.requestMismatch`. Then nothing has changed, but that a passed deadline was
 * settled.
 */
export const playMove = async (parts: RoundParts, played: MovePlayed): Promise<RoundAnswer> => {
  const { store, games, onChange } = parts;
  const { playerId, requestId, roundId, step, now } = played;
  const game = gameOf(games, played.game);
  const key = {
    playerId,
    requestId,
    kind: `${game.key}.move`,
    typ: ROUND_TYP,
    body: { roundId, step, move: played.move },
    now,
  };
  const play = () =>
    once(store, key, async (tx) => {
      const round = await lockRound(tx, games, Number(roundId));
      if (!round || round.row.playerId !== playerId || round.game !== game)
        throw new ApiError(404, 'msg.roundNotFound', { typ: ROUND_TYP });
      if (round.row.status !== 'open' || round.row.step !== step)
        throw await wrongStep(tx, round, step);
      if (isPassed(round, now)) throw new TooLate();
      const { parsed } = round.tuning;
      const move = game.rules.parseMove(played.move);
      if (move === null) throw new ApiError(400, 'msg.invalidRequest', { typ: ROUND_TYP });
      const result = game.rules.move(parsed, round.row.state, move, drawsOf(round, step + 1));
      if (isRefusal(result)) throw new ApiError(409, result.refused, { typ: ROUND_TYP });
      const next = await advance(tx, round, result, { move, now });
      const changes = next.credited > 0 ? [await recordChange(tx, playerId, 'coins', now)] : [];
      const answer: RoundAnswer = {
        serverNow: now,
        round: toRound(next.round),
        events: [...result.events],
        coin: changes[0]?.coin ?? (await coinBalance(tx, playerId, now)),
        ...availabilityOf(game, next.round, parsed, now),
      };
      return { answer, changes };
    });
  try {
    const done = await play();
    for (const change of done.changes) onChange(change);
    // The stored answer's deadlines are absolute: the client reads them against the clock of now.
    return { ...done.answer, serverNow: now };
  } catch (error) {
    if (!(error instanceof TooLate)) throw error;
    await settlePassed(parts, playerId, game.key, now);
    throw new ApiError(409, game.tooLate, { typ: ROUND_TYP });
  }
};
