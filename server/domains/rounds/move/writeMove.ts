import type { RoundAnswer } from '#contract/rounds.ts';
import { settlementOf } from '#engine/core/rules/after.ts';
import type { ChangeRow } from '../../../platform/requests/change.ts';
import { type RequestKey, requestHash } from '../../../platform/requests/idempotent.ts';
import type { Store } from '../../../platform/store/store.ts';
import { ledgerError } from '../../ledger/index.ts';
import { responsibleGamingError } from '../../responsibleGaming/index.ts';
import { availabilityOf } from '../availability.ts';
import { type LoadedRound, ROUND_TYP, toRound } from '../load.ts';
import { writePlay } from '../write/groupCommit.ts';
import { playOf } from '../write/plays.ts';
import { type AnyStep, rowAfter } from '../write/steps.ts';

export type Written =
  /** Written and kept; `next` is the round as it is now, `change` has no version when no coins moved. */
  | { result: 'played'; next: LoadedRound; answer: RoundAnswer; change: ChangeRow }
  /** The id was answered before, for what `hash` says. */
  | { result: 'repeated'; answer: RoundAnswer; hash: string }
  /** The round is not what it was when it was read, or the session doesn't hold. */
  | { result: 'stale' };

/** A reply as it is kept: the round's tuning is long, and is kept once, with the round. */
const kept = (reply: Omit<RoundAnswer, 'coin'>) => ({
  ...reply,
  round: { ...reply.round, tuning: undefined },
});

/** A kept answer with its round's tuning back in it. */
export const restored = (answer: RoundAnswer, { tuning }: LoadedRound): RoundAnswer => ({
  ...answer,
  round: { ...answer.round, tuning: tuning.values },
});

interface Worked {
  round: LoadedRound;
  move: unknown;
  bet: number;
  step: AnyStep;
}

/**
 * Writes a move with its stake, its payout and its answer in one transaction, which it may share with
 * other players' moves. `tokenHash` is of a session that is still to be proven, null when it was before.
 * Throws `InsufficientCoins`, and the database's 23505 when the request's id was used for something else;
 * then nothing has changed.
 */
export const writeMove = async (
  store: Store,
  key: RequestKey,
  { round, move, bet, step }: Worked,
  tokenHash: string | null,
): Promise<Written> => {
  const { game, row, tuning } = round;
  const { now } = key;
  const settlement = settlementOf(game.plan, tuning.parsed, step, { bet, held: row.bet });
  const next: LoadedRound = { ...round, row: rowAfter(row, step, settlement, now) };
  const reply = {
    serverNow: now,
    round: toRound(next),
    events: [...step.events],
    ...availabilityOf({ game, latest: next, tuning: tuning.parsed, now }),
  };
  const { requestId, kind } = key;
  const asked = { tokenHash, requestId, kind, hash: requestHash(key), reply: kept(reply) };
  const worked = { round, step, settlement, next: next.row, move, now };
  const written = await writePlay(store, playOf(worked, asked)).catch((error: unknown) => {
    throw responsibleGamingError(ledgerError(error), ROUND_TYP);
  });
  const { result, hash, stored, version, coin } = written;
  if (result === 'stale') return { result };
  if (result === 'repeated' && stored && hash)
    return { result, answer: restored(stored, round), hash };
  if (!coin) throw new Error('a move has no coins');
  return { result: 'played', next, answer: { ...reply, coin }, change: { version, coin } };
};
