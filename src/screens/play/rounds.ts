import type * as z from 'zod/mini';
import {
  GameStateAnswer,
  gameStatePath,
  type MoveRequest,
  movePath,
  type OpenRoundRequest,
  openRoundPath,
  RoundAnswer,
} from '#contract/rounds.ts';
import { call } from '#src/base/calls/client.ts';

/**
 * The calls of a round, as plain functions for a game machine's actors. The request id comes with
 * the request: the machine made it and stored it before calling, so that a repeat is the same call.
 */
export const getGameState = (game: string, signal?: AbortSignal): Promise<GameStateAnswer> =>
  call(GameStateAnswer, { url: gameStatePath(game), ...(signal && { signal }) });

export const requestRound = (
  game: string,
  request: z.infer<typeof OpenRoundRequest>,
  signal?: AbortSignal,
): Promise<RoundAnswer> =>
  call(RoundAnswer, {
    method: 'POST',
    url: openRoundPath(game),
    data: request,
    ...(signal && { signal }),
  });

export const moveRound = (
  game: string,
  roundId: string,
  request: z.infer<typeof MoveRequest>,
  signal?: AbortSignal,
): Promise<RoundAnswer> =>
  call(RoundAnswer, {
    method: 'POST',
    url: movePath(game, roundId),
    data: request,
    ...(signal && { signal }),
  });
