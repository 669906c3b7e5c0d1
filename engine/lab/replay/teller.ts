import type { RoundRecord } from '#contract/fairness.ts';
import type { SeenStep } from '#contract/qaRounds.ts';
import type { GameStateAnswer, RoundAnswer } from '#contract/rounds.ts';
import type { Clock } from '../../core/clock.ts';
import type { CallResult, Failure, RoundCalls } from '../../round/calls.ts';
import { NO_COINS } from '../record/redact.ts';
import { roundAt } from '../record/roundAt.ts';

/** A round with all that came of it, and what its player saw after each step. */
export interface Tellable {
  record: Pick<RoundRecord, 'round' | 'steps'>;
  seen: readonly SeenStep[];
}

const REFUSED: Failure = { kind: 'refused', message: 'msg.invalidQuestion', params: [] };

/** A server that knows one round alone, and tells of it what was stored, when it was. */
export const createTeller = ({ record, seen }: Tellable, clock: Pick<Clock, 'now'>) => {
  const { round, steps } = record;
  /** The step that was told last; -1: it is not opened yet. */
  let told = -1;
  const standing = () => roundAt(record, told, seen[told] ?? null);
  const shared = () => ({ serverNow: clock.now(), coin: NO_COINS, nextAt: null, remain: null });
  /** The next step, if it is one of these; another one the machine wants by itself was never taken. */
  const take = (by: 'open' | 'move'): CallResult<RoundAnswer> => {
    const next = told + 1 < seen.length ? steps[told + 1] : undefined;
    if (next?.by !== by) return { isOk: false, failure: REFUSED };
    told += 1;
    return { isOk: true, answer: { ...shared(), round: standing(), events: next.events } };
  };
  /** The next step came without its player: its time has come, or the clock before it is out. */
  const isDue = (): boolean => {
    const next = told >= 0 && told + 1 < seen.length ? steps[told + 1] : undefined;
    const deadlineAt = seen[told]?.deadlineAt ?? Number.POSITIVE_INFINITY;
    return next?.by === 'timeout' && Math.min(next.at, deadlineAt) <= clock.now();
  };
  const load = (): CallResult<GameStateAnswer> => {
    while (isDue()) told += 1;
    const now = told < 0 ? null : standing();
    const isOpen = now?.status === 'open';
    const { seedId, serverSeedHash, nonce, tuningVersion, tuning, tuningHash } = round;
    const answer: GameStateAnswer = {
      ...shared(),
      round: isOpen ? now : null,
      last: isOpen ? null : now,
      commitment: { seedId, serverSeedHash, nonce },
      tuningVersion,
      tuning,
      tuningHash,
      refusal: null,
      isLive: round.mode === 'live',
    };
    return { isOk: true, answer };
  };
  const calls: RoundCalls = {
    load: async () => load(),
    open: async () => take('open'),
    move: async () => take('move'),
  };
  return { calls, told: () => told };
};
