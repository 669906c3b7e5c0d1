import { bridge } from '#engine/bridge.ts';
import { newRequestId } from '#engine/core/chance.ts';
import { wallClock } from '#engine/core/clock.ts';
import type { RoundServices } from '#engine/round/actors.ts';
import type { PendingStore } from '#engine/round/calls.ts';
import { logFailure } from '#src/base/log.ts';
import { pendingCall } from '#src/base/stored.ts';
import { asResult } from '#src/features/rounds/callResult.ts';
import { nextClientSeed } from '#src/session/clientSeed.ts';
import { applyCoin } from '#src/session/store.ts';
import { getGameState, moveRound, openRound } from './rounds.ts';

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
