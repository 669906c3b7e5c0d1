import {
  GameStateAnswer,
  gameStatePath,
  movePath,
  openRoundPath,
  RoundAnswer,
} from '#contract/rounds.ts';
import { bridge } from '#engine/bridge.ts';
import { newRequestId } from '#engine/core/chance.ts';
import { wallClock } from '#engine/core/clock.ts';
import type { RoundServices } from '#engine/round/actors.ts';
import type { OpenRequest, StepRequest } from '#engine/round/calls.ts';
import { call } from '#src/base/calls/client.ts';
import { logFailure } from '#src/base/log.ts';
import { asResult } from '#src/features/rounds/callResult.ts';
import { pendingStore } from '#src/features/rounds/pendingStore.ts';
import { nextClientSeed } from '#src/session/clientSeed.ts';
import { applyCoin } from '#src/session/store.ts';

/** The request has its id from the machine, which stored it before: a repeat is the same call. */
const post = (url: string, data: OpenRequest | StepRequest, signal: AbortSignal) =>
  asResult(call(RoundAnswer, { method: 'POST', url, data, signal }));

/** Everything outside a round's machine: the network, the storage, the clock, the balance. */
export const roundServices = (uid: string, game: string): RoundServices => ({
  calls: {
    load: (signal) => asResult(call(GameStateAnswer, { url: gameStatePath(game), signal })),
    open: (request, signal) => post(openRoundPath(game), request, signal),
    move: (roundId, request, signal) => post(movePath(game, roundId), request, signal),
  },
  pending: pendingStore(uid, game),
  clock: wallClock,
  newRequestId,
  newClientSeed: nextClientSeed,
  applyCoins: applyCoin,
  showStake: bridge.showStake,
  report: (error) => logFailure(`${game}: a fault was survived`, error),
});
