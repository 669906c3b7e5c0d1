import type * as z from 'zod/mini';
import {
  ChangeLanguageRequest,
  ChangeNameAnswer,
  ChangeNameRequest,
  ChangeNotifyRequest,
  ChangePasswordRequest,
  ChangeUidAnswer,
  ChangeUidRequest,
  changeLanguagePath,
  changeNamePath,
  changeNotifyPath,
  changePasswordPath,
  changeUidPath,
  Done,
} from '#contract/account.ts';
import { API_BASE } from '#contract/api.ts';
import { ErrorBody } from '#contract/errors.ts';
import { playerOnly, sessionOf } from '../auth.ts';
import type { Routes } from '../deps.ts';
import { addressKey } from '../limits/address.ts';
import { changePassword, changeProfile, changeUid } from './account.ts';

/** What players change of their own account. */
export const accountRoutes: Routes = (app, deps) => {
  const { store, limits } = deps;

  const change = <Body extends z.ZodMiniType, Answer extends z.ZodMiniType>(
    typ: string,
    summary: string,
    body: Body,
    answer: Answer,
  ) => ({
    schema: {
      summary,
      tags: ['account'],
      security: [{ session: [] }],
      body,
      response: { 200: answer, '4xx': ErrorBody },
    },
    config: { typ },
    onRequest: playerOnly(deps),
  });

  app.put(
    API_BASE + changeUidPath,
    change('uid', 'Change the UID, at most once in 30 days', ChangeUidRequest, ChangeUidAnswer),
    async (request) => {
      const { uid } = request.body;
      // It tells which UIDs are taken, as the check of the registration does.
      await limits.take('uidAddress', addressKey(request.ip));
      await changeUid(deps, sessionOf(request).playerId, uid);
      return { message: 'msg.uidUpdated' as const, uid };
    },
  );

  app.put(
    API_BASE + changeNamePath,
    change('name', 'Change the full name', ChangeNameRequest, ChangeNameAnswer),
    async (request) => {
      const { fullName } = request.body;
      await changeProfile(store.db, sessionOf(request).playerId, { fullName });
      return { fullName };
    },
  );

  app.put(
    API_BASE + changePasswordPath,
    change('password', 'Change the password; the session stays', ChangePasswordRequest, Done),
    async (request) => {
      const { playerId } = sessionOf(request);
      await limits.take('passwordPlayer', String(playerId));
      await changePassword(store.db, playerId, request.body);
      await limits.forgive('passwordPlayer', String(playerId));
      deps.security.record({ kind: 'passwordChanged', playerId, ip: request.ip });
      return { done: true as const };
    },
  );

  app.put(
    API_BASE + changeLanguagePath,
    change('language', 'Change the language messages are sent in', ChangeLanguageRequest, Done),
    async (request) => {
      await changeProfile(store.db, sessionOf(request).playerId, request.body);
      return { done: true as const };
    },
  );

  app.put(
    API_BASE + changeNotifyPath,
    change('notify', 'Say whether notifications are wanted', ChangeNotifyRequest, Done),
    async (request) => {
      await changeProfile(store.db, sessionOf(request).playerId, request.body);
      return { done: true as const };
    },
  );
};
