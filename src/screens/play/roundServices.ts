import { bridge } from '#engine/bridge.ts';
import { newRequestId } from '#engine/core/chance.ts';
import { wallClock } from '#engine/core/clock.ts';
import type { RoundServices } from '#engine/round/actors.ts';
import type { CallResult, Failure, PendingStore } from '#engine/round/calls.ts';
import { CallError } from '#src/base/calls/CallError.ts';
import { formatParam } from '#src/base/format.ts';
import { logFailure } from '#src/base/log.ts';
import { pendingCall } from '#src/base/stored.ts';
import { nextClientSeed } from '#src/session/clientSeed.ts';
import { applyCoin, useSession } from '#src/session/store.ts';
import { getGameState, moveRound, openRound } from './rounds.ts';

/** What a failed call means for the round; what is no call's failure is a fault of ours. */
const failureOf = (error: unknown): Failure => {
  if (!(error instanceof CallError)) throw error;
  const { message, status, seconds, params } = error;
  if (message === 'msg.gameMaintenance' || message === 'msg.systemMaintenance') {
    return { kind: 'maintenance', message };
  }
  // Nobody carried it out, or nobody can say: a proxy without its server speaks in these numbers.
  if ([0, 408, 502, 503, 504].includes(status)) return { kind: 'network' };
  if (status >= 500) return { kind: 'broken', message };
  if (status === 429) return { kind: 'busy', seconds: seconds ?? 1 };
  // An answer that is not of the contract: repeating the call would not make it readable.
  if (status < 400) throw error;
  const { language } = useSession.getState();
  return { kind: 'refused', message, params: params.map((each) => formatParam(each, language)) };
};

const asResult = async <Answer>(asked: Promise<Answer>): Promise<CallResult<Answer>> => {
  try {
    return { isOk: true, answer: await asked };
  } catch (error) {
    return { isOk: false, failure: failureOf(error) };
  }
};

/** The call under way, one place for each player and game; unreadable text counts as none. */
const pendingStore = (uid: string, game: string): PendingStore => {
  const place = pendingCall(uid, game);
  return {
    load() {
      try {
        return JSON.parse(place.get() ?? 'null');
      } catch {
        return null;
      }
    },
    save: (call) => place.set(JSON.stringify(call)),
    clear: () => place.set(null),
  };
};

/** Everything outside a round's machine: the network, the storage, the clock, the balance. */
export const roundServices = (uid: string, game: string): RoundServices => ({
  calls: {
    load: (signal) => asResult(getGameState(game, signal)),
    open: (request, signal) => asResult(openRound(game, request, signal)),
    move: (roundId, request, signal) => asResult(moveRound(game, roundId, request, signal)),
  },
  pending: pendingStore(uid, game),
  clock: wallClock,
  newRequestId,
  newClientSeed: nextClientSeed,
  applyCoins: applyCoin,
  showStake: bridge.showStake,
  report: (error) => logFailure(`${game}: a fault was survived`, error),
});
