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

const loadState = (game: string, signal?: AbortSignal) =>
  call(GameStateAnswer, { url: gameStatePath(game), ...(signal && { signal }) });

/** How a game stands, asked for while its scene still comes. */
export interface EarlyState {
  answer: ReturnType<typeof loadState>;
  askedAt: number;
}
/** An older answer than this is asked for again. Milliseconds. */
const EARLY_MS = 3_000;

export const askEarly = (game: string): EarlyState => {
  const answer = loadState(game);
  // It fails where it is used.
  answer.catch(() => {});
  return { answer, askedAt: wallClock.now() };
};

/** The early answer, once, while it is of now. */
const takeOnce = (early: EarlyState | null) => () => {
  const taken = early;
  early = null;
  return taken && wallClock.now() - taken.askedAt < EARLY_MS ? taken.answer : null;
};

/** Everything outside a round's machine: the network, the storage, the clock, the balance. */
export const roundServices = (
  uid: string,
  game: string,
  early: EarlyState | null,
): RoundServices => {
  const takeEarly = takeOnce(early);
  return {
    calls: {
      load: (signal) => asResult(takeEarly() ?? loadState(game, signal)),
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
  };
};
