import * as z from 'zod/mini';
import { API_BASE } from '#contract/api.ts';
import { DraftName, DraftRequest, DraftsAnswer, draftsPath } from '#contract/drafts.ts';
import { GameKey } from '#contract/games.ts';
import type { Routes } from '../../../platform/deps.ts';
import { staffOnly } from '../../../platform/identity/auth.ts';
import { byOf } from './changing.ts';
import { dropTuningDraft, keepTuningDraft, readTuningDrafts } from './drafts.ts';
import { TUNING_TYP } from './publish.ts';

const OfGame = z.object({ game: GameKey });
const OfDraft = z.object({ game: GameKey, name: DraftName });

/** What designers work on, for all of them by name. */
export const draftRoutes: Routes = (app, deps) => {
  const { store, clock, limits } = deps;
  const shared = {
    tags: ['tunings'],
    security: [{ session: [] }],
    response: { 200: DraftsAnswer },
  };
  const guarded = { config: { typ: TUNING_TYP }, onRequest: staffOnly(deps, 'designer') };
  const path = API_BASE + draftsPath(':game');

  app.get(
    path,
    { schema: { ...shared, summary: "A game's drafts", params: OfGame }, ...guarded },
    (request) => readTuningDrafts(store.db, request.params.game),
  );

  app.put(
    `${path}/:name`,
    {
      schema: { ...shared, summary: 'Keep a draft', params: OfDraft, body: DraftRequest },
      ...guarded,
    },
    async (request) => {
      const { name: author, playerId } = byOf(request);
      await limits.take('mutation', String(playerId), { typ: TUNING_TYP });
      const { game, name } = request.params;
      const { values, base, version } = request.body;
      const now = clock.now();
      const kept = { game, name, values, base, version, author, now };
      await store.transaction((tx) => keepTuningDraft(tx, kept));
      return readTuningDrafts(store.db, game);
    },
  );

  app.delete(
    `${path}/:name`,
    { schema: { ...shared, summary: 'Drop a draft', params: OfDraft }, ...guarded },
    async (request) => {
      const { game, name } = request.params;
      await limits.take('mutation', String(byOf(request).playerId), { typ: TUNING_TYP });
      await store.transaction((tx) => dropTuningDraft(tx, game, name));
      return readTuningDrafts(store.db, game);
    },
  );
};
