import { bridge } from '#engine/bridge.ts';
import { newRequestId } from '#engine/core/chance.ts';
import { wallClock } from '#engine/core/clock.ts';
import type { RoundServices } from '#engine/round/actors.ts';
import { logFailure } from '#src/base/log.ts';
import { asResult } from '#src/features/rounds/callResult.ts';
import { pendingStore } from '#src/features/rounds/pendingStore.ts';
import { nextClientSeed } from '#src/session/clientSeed.ts';
import { applyCoin } from '#src/session/store.ts';
import { getGameState, moveRound, requestRound } from './rounds.ts';

/** Everything outside a round's machine: the network, the storage, the clock, the balance. */
export const roundServices = (uid: string, game: string): RoundServices => ({
  calls: {
    load: (signal) => asResult(getGameState(game, signal)),
    open: (request, signal) => asResult(requestRound(game, request, signal)),
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
