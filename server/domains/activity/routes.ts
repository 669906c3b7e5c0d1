import * as z from 'zod/mini';
import {
  ActivityId,
  activityEndPath,
  activityHeartbeatPath,
  activityStartPath,
} from '#contract/activity.ts';
import { API_BASE } from '#contract/api.ts';
import type { Routes } from '../../platform/deps.ts';
import { playerOnly, sessionOf } from '../../platform/identity/auth.ts';
import { Refusal } from '../../platform/refusal.ts';
import { noteActivity, startActivity } from './activity.ts';

/** How long players are here (spec 7). */
export const activityRoutes: Routes = (app, deps) => {
  const { store, clock } = deps;
  const onRequest = playerOnly(deps);
  const config = { typ: 'activity' as const };
  const shared = { tags: ['activity'], security: [{ session: [] }] };

  app.post(
    API_BASE + activityStartPath,
    {
      schema: {
        ...shared,
        summary: 'A page of the club was opened or is looked at again',
        body: z.object({}),
        response: { 200: ActivityId },
      },
      config,
      onRequest,
    },
    async (request) => ({
      sessionId: await startActivity(store.db, sessionOf(request).playerId, clock.now()),
    }),
  );

  const noted = (path: string, summary: string, isEnd: boolean) =>
    app.post(
      API_BASE + path,
      {
        schema: {
          ...shared,
          summary,
          body: ActivityId,
          response: { 200: z.object({}) },
        },
        config,
        onRequest,
      },
      async (request) => {
        const { playerId } = sessionOf(request);
        const seen = { playerId, ...request.body, now: clock.now(), isEnd };
        const isNoted = await noteActivity(store.db, seen);
        if (!isNoted && !isEnd) throw new Refusal('msg.invalidSessionId', { field: 'sessionId' });
        return {};
      },
    );
  noted(activityHeartbeatPath, 'The page is still looked at', false);
  noted(activityEndPath, 'The page was left or hidden', true);
};
