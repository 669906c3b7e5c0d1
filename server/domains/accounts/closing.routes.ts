import { Done } from '#contract/account.ts';
import { API_BASE } from '#contract/api.ts';
import { ClosingAnswer, ClosingRequest, closingPath } from '#contract/closing.ts';
import type { Routes } from '../../platform/deps.ts';
import { playerOnly, sessionOf } from '../../platform/identity/auth.ts';
import { closeAccount, readClosing } from './closing.ts';
import { stepUpOf } from './stepUp.ts';

/** A player closes the account. */
export const closingRoutes: Routes = (app, deps) => {
  const { store, clock, realtime, security, videos } = deps;
  const guarded = { config: { typ: 'closing' as const }, onRequest: playerOnly(deps) };

  app.get(
    API_BASE + closingPath,
    {
      schema: {
        summary: 'What closing the account would lose, and what has to be over before',
        tags: ['account'],
        security: [{ session: [] }],
        response: { 200: ClosingAnswer },
      },
      ...guarded,
    },
    async (request) => readClosing(store.db, sessionOf(request).playerId, clock.now()),
  );

  app.post(
    API_BASE + closingPath,
    {
      schema: {
        summary: 'Close the account for good',
        tags: ['account'],
        security: [{ session: [], stepUp: [] }],
        body: ClosingRequest,
        response: { 200: Done },
      },
      ...guarded,
    },
    async (request) => {
      const steppedUp = stepUpOf(clock, request);
      const files = await closeAccount(deps, steppedUp);
      const { playerId } = steppedUp;
      realtime.drop(playerId);
      // One that can't be removed now is found later (server/domains/verification/forget.ts).
      await videos.remove(files).catch((error: unknown) => request.log.error(error, 'videos stay'));
      security.record({ kind: 'accountClosed', playerId, ip: request.ip });
      return { done: true as const };
    },
  );
};
