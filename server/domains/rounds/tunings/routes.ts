import * as z from 'zod/mini';
import { API_BASE } from '#contract/api.ts';
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
import { canonical } from '#engine/core/fair/canonical.ts';
import type { Deps, Routes } from '../../../platform/deps.ts';
import { staffOnly } from '../../../platform/identity/auth.ts';
import { servedGames } from '../games.ts';
import { demandGame } from '../load.ts';
import { byOf, changing } from './changing.ts';
import { keptFigures } from './figures.ts';
import {
  approveTuning,
  publishTuning,
  rollBackTuning,
  TUNING_TYP,
  withdrawTuning,
} from './publish.ts';
import { tuningVersions } from './versions.ts';

/** Of figures, where nobody says how many. */
const USUAL_DAYS = 7;

const OfGame = z.object({ game: GameKey });
const OfVersion = z.object({
  game: GameKey,
  version: z.string().check(z.regex(/^[1-9][0-9]{0,8}$/)),
});

const SHARED = { tags: ['tunings'], security: [{ session: [] }] };

const guardOf = (deps: Deps) => ({
  config: { typ: TUNING_TYP },
  onRequest: staffOnly(deps, 'designer'),
});

/** What designers read of the versions. */
const readRoutes: Routes = (app, deps) => {
  const { store, clock } = deps;
  const guarded = guardOf(deps);
  app.get(
    API_BASE + tuningsPath(':game'),
    {
      schema: {
        ...SHARED,
        summary: "The versions of a game's numbers; for the role designer alone, as all below",
        params: OfGame,
        response: { 200: TuningsAnswer },
      },
      ...guarded,
    },
    (request) => tuningVersions(store.db, request.params.game, byOf(request), clock.now()),
  );

  app.get(
    API_BASE + figuresPath(':game'),
    {
      schema: {
        ...SHARED,
        summary: 'What really came of the versions, a day, device or language each and altogether',
        params: OfGame,
        querystring: FiguresQuery,
        response: { 200: FiguresAnswer },
      },
      ...guarded,
    },
    ({ params: { game }, query: { days = USUAL_DAYS, by = 'day' } }) =>
      keptFigures(store, clock, demandGame(servedGames, game), { days: Number(days), by }),
  );
};

/** The versions of the games' numbers, for designers. */
export const tuningRoutes: Routes = (app, deps) => {
  readRoutes(app, deps);
  const change = changing(deps);
  const guarded = guardOf(deps);
  const changed = { ...SHARED, response: { 200: PublishAnswer } };

  app.post(
    API_BASE + tuningsPath(':game'),
    {
      schema: { ...changed, summary: 'Publish values', params: OfGame, body: PublishRequest },
      ...guarded,
    },
    (request) => {
      const { game } = request.params;
      const { requestId, values, base, reason, confirmed } = request.body;
      const args = { base, reason, confirmed, values: canonical(values ?? null) };
      return change(request, { action: 'tuning publish', game, args, requestId }, (tx, by, now) =>
        publishTuning(tx, { game, values, base, reason, confirmed, by, now }),
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
