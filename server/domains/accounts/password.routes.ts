import { ChangePasswordRequest, changePasswordPath, Done } from '#contract/account.ts';
import { API_BASE } from '#contract/api.ts';
import type { Routes } from '../../platform/deps.ts';
import { playerOnly, sessionOf } from '../../platform/identity/auth.ts';
import { changePassword } from './account.ts';
import { playerBudget } from './devices/devices.ts';
import { recordNewPassword } from './newPassword.ts';

/** A player who knows the password changes it. */
export const passwordRoutes: Routes = (app, deps) => {
  const { store, limits, realtime } = deps;

  app.put(
    API_BASE + changePasswordPath,
    {
      schema: {
        summary: 'Change the password; all but this session that opens the account ends',
        tags: ['account'],
        security: [{ session: [] }],
        body: ChangePasswordRequest,
        response: { 200: Done },
      },
      config: { typ: 'password' },
      onRequest: playerOnly(deps),
    },
    async (request) => {
      const session = sessionOf(request);
      const { playerId, tokenHash } = session;
      const budget = await playerBudget(store.db, request);
      await limits.take('passwordPlayer', budget);
      const { change, ...had } = await changePassword(deps, session, request.body);
      await limits.forgive('passwordPlayer', budget);
      realtime.drop(playerId, tokenHash);
      realtime.broadcast(playerId, change);
      recordNewPassword(deps, { playerId, ip: request.ip, by: 'passwordChanged', ...had });
      return { done: true as const };
    },
  );
};
