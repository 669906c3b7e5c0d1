import * as z from 'zod/mini';
import { API_BASE } from '#contract/api.ts';
import {
  RotateSeedAnswer,
  RotateSeedRequest,
  RoundRecord,
  RoundsAnswer,
  RoundsQuery,
  rotateSeedPath,
  roundPath,
  roundsPath,
  SeedsAnswer,
  seedsPath,
} from '#contract/fairness.ts';
import { QaRoundAnswer, qaRoundPath } from '#contract/qaRounds.ts';
import type { Routes } from '../../../platform/deps.ts';
import { playerOnly, sessionOf, staffOnly } from '../../../platform/identity/auth.ts';
import { servedGames } from '../games.ts';
import { listRounds, qaRound, roundRecord } from '../history/history.ts';
import { ROUND_TYP } from '../load.ts';
import { listSeeds, rotateSeed } from './rotate.ts';

/** A player's seeds, and the rounds played with them: all it takes to check a round, or for QA to open it. */
export const fairnessRoutes: Routes = (app, deps) => {
  const { store, clock } = deps;
  const shared = { tags: ['fairness'], security: [{ session: [] }] };
  const guarded = { config: { typ: ROUND_TYP }, onRequest: playerOnly(deps) };

  app.get(
    API_BASE + seedsPath,
    {
      schema: {
        ...shared,
        summary: 'The hash of the seed in force, and the seeds that were revealed',
        response: { 200: SeedsAnswer },
      },
      ...guarded,
    },
    (request) => listSeeds(deps, sessionOf(request).playerId, clock.now()),
  );

  app.post(
    API_BASE + rotateSeedPath,
    {
      schema: {
        ...shared,
        summary: 'Reveal the seed in force and commit to a new one',
        body: RotateSeedRequest,
        response: { 200: RotateSeedAnswer },
      },
      ...guarded,
    },
    (request) =>
      rotateSeed(deps, {
        playerId: sessionOf(request).playerId,
        requestId: request.body.requestId,
        now: clock.now(),
      }),
  );

  app.get(
    API_BASE + roundsPath,
    {
      schema: {
        ...shared,
        summary: "The player's rounds, newest first",
        querystring: RoundsQuery,
        response: { 200: RoundsAnswer },
      },
      ...guarded,
    },
    (request) => listRounds(store.db, sessionOf(request).playerId, request.query),
  );

  app.get(
    API_BASE + roundPath(':id'),
    {
      schema: {
        ...shared,
        summary: 'A round with everything that happened in it',
        params: z.object({ id: z.string() }),
        response: { 200: RoundRecord },
      },
      ...guarded,
    },
    (request) =>
      roundRecord({ store, games: servedGames }, sessionOf(request).playerId, request.params.id),
  );

  app.get(
    API_BASE + qaRoundPath(':id'),
    {
      schema: {
        ...shared,
        summary: "Any player's round and what they saw after each step; for the role qa alone",
        params: z.object({ id: z.string() }),
        response: { 200: QaRoundAnswer },
      },
      config: { typ: ROUND_TYP },
      onRequest: staffOnly(deps, 'qa'),
    },
    (request) => qaRound({ ...deps, games: servedGames }, request.params.id),
  );
};
