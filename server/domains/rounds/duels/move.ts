import { and, eq } from 'drizzle-orm';
import type { RoundAnswer } from '#contract/rounds.ts';
import { SEATS, type Seat } from '#engine/core/rules/duel.ts';
import { isRefusedStep } from '#engine/core/rules/rules.ts';
import { Refusal, RuleRefusal } from '../../../platform/refusal.ts';
import { idempotent } from '../../../platform/requests/idempotent.ts';
import { rounds } from '../../../platform/store/schema/rounds.ts';
import type { Tx } from '../../../platform/store/store.ts';
import { coinBalance } from '../../ledger/index.ts';
import { availabilityOf } from '../availability.ts';
import { demandGame, type LoadedRound, type MovePlayed, ROUND_TYP, toRound } from '../load.ts';
import { demandMove, moveKey } from '../move/move.ts';
import { Passed } from '../settle/settle.ts';
import { advanceDuel } from './advance.ts';
import { type DuelDeps, type LoadedDuel, lockDuel } from './load.ts';
import { settleDuel } from './settle.ts';

interface Seated {
  duel: LoadedDuel;
  seat: Seat;
  mine: LoadedRound;
}

const notFound = () => new Refusal('msg.roundNotFound', { typ: ROUND_TYP });

/** The match a player's round is a side of. */
const duelIdOf = async (
  { store }: DuelDeps,
  { playerId, roundId }: MovePlayed,
): Promise<number> => {
  const [round] = await store.db
    .select({ duelId: rounds.duelId })
    .from(rounds)
    .where(and(eq(rounds.id, Number(roundId)), eq(rounds.playerId, playerId)));
  if (round?.duelId == null) throw notFound();
  return round.duelId;
};

/** The player's side of the match, locked; throws where there is none. */
const demandSeat = async (
  tx: Tx,
  deps: DuelDeps,
  duelId: number,
  { roundId }: MovePlayed,
): Promise<Seated> => {
  const duel = await lockDuel(tx, deps, duelId);
  const seat = SEATS.find((each) => duel?.sides[each].row.id === Number(roundId));
  if (!duel || seat === undefined) throw notFound();
  return { duel, seat, mine: duel.sides[seat] };
};

/**
 * Plays a move of a round that is one side of a match, and whatever follows for both sides, in one
 * transaction, once per request id. Throws as `playMove` does.
 */
export const moveInDuel = async (deps: DuelDeps, played: MovePlayed): Promise<RoundAnswer> => {
  const { playerId, now } = played;
  const game = demandGame(deps.games, played.game);
  const duelId = await duelIdOf(deps, played);
  const play = () =>
    idempotent(deps.store, moveKey(played), async (tx) => {
      const { duel, seat, mine } = await demandSeat(tx, deps, duelId, played);
      const tuning = mine.tuning.parsed;
      const { move } = await demandMove(tx, mine, played, duel.row.deadlineAt);
      const result = duel.rules.move(tuning, duel.row.state, seat, move);
      if (isRefusedStep(result)) throw new RuleRefusal(result.refused, { typ: ROUND_TYP });
      const { sides, changes } = await advanceDuel(tx, duel, result, {
        mover: { seat, move },
        now,
      });
      const round = sides[seat] ?? mine;
      const answer: RoundAnswer = {
        serverNow: now,
        round: toRound(round),
        events: [...(result.sides[seat]?.events ?? [])],
        coin: await coinBalance(tx, playerId, now),
        ...availabilityOf({ game, latest: round, tuning, now }),
      };
      return { answer, changes };
    });
  try {
    const done = await play();
    for (const change of done.changes) deps.onChange(change);
    return { ...done.answer, serverNow: now };
  } catch (error) {
    // The move's own transaction has left nothing behind, yet the passed step has to be settled.
    if (!(error instanceof Passed)) throw error;
    await settleDuel(deps, duelId, now);
    throw new RuleRefusal(game.tooLate, { typ: ROUND_TYP });
  }
};
