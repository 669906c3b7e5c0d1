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
  const shared = { tags: ['account'], security: [{ session: [] }] };
  const onRequest = playerOnly(deps);

  app.put(
    API_BASE + changeUidPath,
    {
      schema: {
        ...shared,
        summary: 'Change the UID, at most once in 30 days',
        body: ChangeUidRequest,
        response: { 200: ChangeUidAnswer, '4xx': ErrorBody },
      },
      config: { typ: 'uid' },
      onRequest,
    },
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
    {
      schema: {
        ...shared,
        summary: 'Change the full name',
        body: ChangeNameRequest,
        response: { 200: ChangeNameAnswer, '4xx': ErrorBody },
      },
      config: { typ: 'name' },
      onRequest,
    },
    async (request) => {
      const { fullName } = request.body;
      await changeProfile(store.db, sessionOf(request).playerId, { fullName });
      return { fullName };
    },
  );

  app.put(
    API_BASE + changePasswordPath,
    {
      schema: {
        ...shared,
        summary: 'Change the password; the session stays',
        body: ChangePasswordRequest,
        response: { 200: Done, '4xx': ErrorBody },
      },
      config: { typ: 'password' },
      onRequest,
    },
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
    {
      schema: {
        ...shared,
        summary: 'Change the language messages are sent in',
        body: ChangeLanguageRequest,
        response: { 200: Done, '4xx': ErrorBody },
      },
      config: { typ: 'language' },
      onRequest,
    },
    async (request) => {
      await changeProfile(store.db, sessionOf(request).playerId, request.body);
      return { done: true as const };
    },
  );

  app.put(
    API_BASE + changeNotifyPath,
    {
      schema: {
        ...shared,
        summary: 'Say whether notifications are wanted',
        body: ChangeNotifyRequest,
        response: { 200: Done, '4xx': ErrorBody },
      },
      config: { typ: 'notify' },
      onRequest,
    },
    async (request) => {
      await changeProfile(store.db, sessionOf(request).playerId, request.body);
      return { done: true as const };
    },
  );
};
