import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { API_BASE } from '#contract/api.ts';
import { ErrorBody } from '#contract/errors.ts';
import { GameKey } from '#contract/games.ts';
import {
  approvalPath,
  FiguresAnswer,
  FiguresQuery,
  figuresPath,
  PublishAnswer,
  PublishRequest,
  RollbackRequest,
  rollbackPath,
  TuningsAnswer,
  tuningsPath,
  withdrawalPath,
} from '#contract/tunings.ts';
import { canonical } from '#engine/fair/canonical.ts';
import { sessionOf, staffOnly } from '../auth.ts';
import { dateOf } from '../clock.ts';
import type { Deps, Routes } from '../deps.ts';
import { ApiError } from '../http/apiError.ts';
import { idempotent } from '../ledger/idempotent.ts';
import { audited } from '../operator/audited.ts';
import { forgetPublic } from '../refresh/public.ts';
import { servedGames } from '../rounds/games.ts';
import { gameOf } from '../rounds/load.ts';
import type { Tx } from '../store/store.ts';
import { keptFigures } from './figures.ts';
import {
  approveTuning,
  type By,
  publishTuning,
  rollBackTuning,
  TUNING_TYP,
  withdrawTuning,
} from './publish.ts';
import { versionsOf } from './versions.ts';

/** Of figures, where nobody says how many. */
const USUAL_DAYS = 7;

const OfGame = z.object({ game: GameKey });
const OfVersion = z.object({
  game: GameKey,
  version: z.string().check(z.regex(/^[1-9][0-9]{0,8}$/)),
});

const byOf = (request: FastifyRequest): By => {
  const { uid, playerId } = sessionOf(request);
  return { name: uid, playerId };
};

const refusalOf = (error: unknown): string | null =>
  error instanceof ApiError ? [error.key, ...(error.extras.params ?? [])].join('; ') : null;

interface Changing {
  action: string;
  game: GameKey;
  args: object;
  /** Makes it happen once; without one it may happen again, to no effect. */
  requestId?: string;
}

/** Carries a designer's change out, with its line in the audit; whoever asks next sees it. */
const changing =
  ({ store, clock, limits }: Deps) =>
  async (
    request: FastifyRequest,
    { action, game, args, requestId }: Changing,
    work: (tx: Tx, by: By, now: number) => Promise<PublishAnswer>,
  ): Promise<PublishAnswer> => {
    const by = byOf(request);
    await limits.take('mutation', String(by.playerId), { typ: TUNING_TYP });
    const now = clock.now();
    const once = (key: string) =>
      idempotent(
        store,
        {
          ...{ playerId: sessionOf(request).playerId, requestId: key },
          ...{ kind: action, typ: TUNING_TYP, body: { game, ...args }, now },
        },
        async (tx) => ({ answer: await work(tx, by, now), changes: [] }),
      );
    const noted = { actor: by.name, action, target: game, args: { game, ...args } };
    try {
      return await audited(store, { ...noted, at: dateOf(clock) }, refusalOf, async () =>
        requestId === undefined
          ? store.transaction((tx) => work(tx, by, now))
          : (await once(requestId)).answer,
      );
    } finally {
      forgetPublic(store);
    }
  };

/** The versions of the games' numbers, for designers. */
export const tuningRoutes: Routes = (app, deps) => {
  const { store, clock } = deps;
  const change = changing(deps);
  const guarded = { config: { typ: TUNING_TYP }, onRequest: staffOnly(deps, 'designer') };
  const shared = { tags: ['tunings'], security: [{ session: [] }] };
  const changed = { ...shared, response: { 200: PublishAnswer, '4xx': ErrorBody } };

  app.get(
    API_BASE + tuningsPath(':game'),
    {
      schema: {
        ...shared,
        summary: "The versions of a game's numbers; for the role designer alone, as all below",
        params: OfGame,
        response: { 200: TuningsAnswer, '4xx': ErrorBody },
      },
      ...guarded,
    },
    (request) => versionsOf(store.db, request.params.game, byOf(request), clock.now()),
  );

  app.get(
    API_BASE + figuresPath(':game'),
    {
      schema: {
        ...shared,
        summary: 'What really came of the versions, a day each and altogether',
        params: OfGame,
        querystring: FiguresQuery,
        response: { 200: FiguresAnswer, '4xx': ErrorBody },
      },
      ...guarded,
    },
    ({ params: { game }, query: { days } }) =>
      keptFigures(store, gameOf(servedGames, game), Number(days ?? USUAL_DAYS), clock.now()),
  );

  app.post(
    API_BASE + tuningsPath(':game'),
    {
      schema: { ...changed, summary: 'Publish values', params: OfGame, body: PublishRequest },
      ...guarded,
    },
    (request) => {
      const { game } = request.params;
      const { requestId, values, base, reason } = request.body;
      const args = { base, reason, values: canonical(values ?? null) };
      return change(request, { action: 'tuning publish', game, args, requestId }, (tx, by, now) =>
        publishTuning(tx, { game, values, base, reason, by, now }),
      );
    },
  );

  app.post(
    API_BASE + rollbackPath(':game', ':version'),
    {
      schema: {
        ...changed,
        summary: 'Put the values of an old version in force again, as a new one',
        params: OfVersion,
        body: RollbackRequest,
      },
      ...guarded,
    },
    (request) => {
      const { game } = request.params;
      const version = Number(request.params.version);
      const { requestId, base, reason } = request.body;
      const args = { version, base, reason };
      return change(request, { action: 'tuning rollback', game, args, requestId }, (tx, by, now) =>
        rollBackTuning(tx, { game, version, base, reason, by, now }),
      );
    },
  );

  const decisions = [
    ['tuning approve', approvalPath, 'Put a version that waits in force', approveTuning],
    ['tuning withdraw', withdrawalPath, 'End the wait of a version', withdrawTuning],
  ] as const;
  for (const [action, pathOf, summary, decide] of decisions)
    app.post(
      API_BASE + pathOf(':game', ':version'),
      { schema: { ...changed, summary, params: OfVersion }, ...guarded },
      (request) => {
        const { game } = request.params;
        const version = Number(request.params.version);
        return change(request, { action, game, args: { version } }, (tx, by, now) =>
          decide(tx, { game, version, by, now }),
        );
      },
    );
};
