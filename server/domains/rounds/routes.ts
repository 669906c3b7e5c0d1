import * as z from 'zod/mini';
import { API_BASE } from '#contract/api.ts';
import {
  GameStateAnswer,
  gameStatePath,
  MoveRequest,
  movePath,
  OpenRoundRequest,
  openRoundPath,
  RoundAnswer,
} from '#contract/rounds.ts';
import type { Deps, Routes } from '../../platform/deps.ts';
import { playerOnly, sessionOf } from '../../platform/identity/auth.ts';
import type { Change } from '../../platform/requests/change.ts';
import { callerOf, noteSighting } from '../sightings/index.ts';
import type { RoundDeps } from './deps.ts';
import { createDuels } from './duels/duels.ts';
import { servedGames } from './games.ts';
import { ROUND_TYP } from './load.ts';
import { createRoundCache } from './move/roundCache.ts';
import { openRound } from './open/open.ts';
import { gameState } from './state.ts';

const GameParams = z.object({ game: z.string() });
const MoveParams = z.object({
  game: z.string(),
  id: z.string().check(z.regex(/^[0-9]{1,15}$/, 'msg.roundNotFound')),
});

/** The club's games over the server's deps; changes reach the player's open pages. */
export const roundDeps = ({
  store,
  cipher,
  realtime,
  log,
}: Pick<Deps, 'store' | 'cipher' | 'realtime' | 'log'>): RoundDeps => {
  const shared = {
    store,
    games: servedGames,
    cipher,
    onChange: (change: Change) => realtime.broadcast(change.playerId, change),
  };
  const onError = (error: unknown) =>
    log.error({ err: error }, 'a match could not be made or settled');
  return { ...shared, live: createDuels({ ...shared, onError }) };
};

/** Playing: where a game stands, opening a round, and its moves. */
export const roundRoutes: Routes = (app, deps) => {
  const { store, clock } = deps;
  const rounds = roundDeps(deps);
  const shared = { tags: ['games'], security: [{ session: [] }] };
  const cache = createRoundCache(deps, rounds);
  app.decorateRequest('cachedRound', null);
  app.decorateRequest('keptUntil', null);
  const guarded = { config: { typ: ROUND_TYP }, onRequest: playerOnly(deps) };

  app.get(
    API_BASE + gameStatePath(':game'),
    {
      schema: {
        ...shared,
        summary: 'The open round if there is one, and when the next may be opened',
        params: GameParams,
        response: { 200: GameStateAnswer },
      },
      ...guarded,
    },
    (request) => gameState(rounds, sessionOf(request).playerId, request.params.game, clock.now()),
  );

  app.post(
    API_BASE + openRoundPath(':game'),
    {
      schema: {
        ...shared,
        summary: 'Open a round',
        params: GameParams,
        body: OpenRoundRequest,
        response: { 200: RoundAnswer },
      },
      ...guarded,
    },
    async (request, reply) => {
      const { playerId } = sessionOf(request);
      const now = clock.now();
      if (request.body.mode === 'live') {
        // Before the round is there: any process may pair it at once.
        const caller = callerOf(deps, request, reply);
        await noteSighting(store.db, { playerId, caller }, now);
      }
      return openRound(rounds, {
        ...request.body,
        playerId,
        game: request.params.game,
        onPlayed: (round) => cache.keep(request, round),
        now,
      });
    },
  );

  app.post(
    API_BASE + movePath(':game', ':id'),
    {
      schema: {
        ...shared,
        summary: 'Play one step of a round',
        params: MoveParams,
        body: MoveRequest,
        response: { 200: RoundAnswer },
      },
      config: guarded.config,
      onRequest: playerOnly(deps, cache.find),
      errorHandler: cache.refuse,
    },
    (request) =>
      cache.play(request, {
        ...request.body,
        playerId: sessionOf(request).playerId,
        game: request.params.game,
        roundId: request.params.id,
        now: clock.now(),
      }),
  );
};
