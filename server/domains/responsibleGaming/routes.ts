import { API_BASE } from '#contract/api.ts';
import {
  LimitRequest,
  limitPath,
  PauseRequest,
  pausePath,
  ResponsibleGamingAnswer,
  responsibleGamingPath,
} from '#contract/responsibleGaming.ts';
import type { Routes } from '../../platform/deps.ts';
import { playerOnly, sessionOf } from '../../platform/identity/auth.ts';
import {
  pausePlay,
  RESPONSIBLE_GAMING_TYP,
  readResponsibleGaming,
  setLimit,
} from './responsibleGaming.ts';

/** Playing responsibly: a daily limit, a pause, and what was played month by month. */
export const responsibleGamingRoutes: Routes = (app, deps) => {
  const { store, clock } = deps;
  const shared = { tags: ['responsibleGaming'], security: [{ session: [] }] };
  const response = { 200: ResponsibleGamingAnswer };
  const guarded = { config: { typ: RESPONSIBLE_GAMING_TYP }, onRequest: playerOnly(deps) };

  app.get(
    API_BASE + responsibleGamingPath,
    { schema: { ...shared, summary: "A player's limit, pause and months", response }, ...guarded },
    (request) => readResponsibleGaming(store, sessionOf(request).playerId, clock.now()),
  );

  app.put(
    API_BASE + limitPath,
    {
      schema: { ...shared, summary: 'Set the daily limit', body: LimitRequest, response },
      ...guarded,
    },
    async (request) => {
      const { playerId } = sessionOf(request);
      const now = clock.now();
      await setLimit(store, { playerId, dailyLimit: request.body.dailyLimit, now });
      return readResponsibleGaming(store, playerId, now);
    },
  );

  app.post(
    API_BASE + pausePath,
    { schema: { ...shared, summary: 'Pause playing', body: PauseRequest, response }, ...guarded },
    async (request) => {
      const { playerId } = sessionOf(request);
      const now = clock.now();
      await pausePlay(store, { playerId, days: request.body.days, now });
      return readResponsibleGaming(store, playerId, now);
    },
  );
};
