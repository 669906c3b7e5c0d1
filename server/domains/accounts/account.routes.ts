import type * as z from 'zod/mini';
import {
  ChangeLanguageRequest,
  ChangeNameAnswer,
  ChangeNameRequest,
  ChangeNotifyRequest,
  ChangeUidAnswer,
  ChangeUidRequest,
  changeLanguagePath,
  changeNamePath,
  changeNotifyPath,
  changeUidPath,
  Done,
} from '#contract/account.ts';
import { API_BASE } from '#contract/api.ts';
import type { ErrorTyp } from '#contract/errorTyp.ts';
import type { Routes } from '../../platform/deps.ts';
import { playerOnly, sessionOf } from '../../platform/identity/auth.ts';
import { addressKey } from '../../platform/limits/address.ts';
import { changeName, changeProfile, changeUid } from './account.ts';
import { stepUpOf } from './stepUp.ts';

/** What the documentation says of a change that a session alone is not enough for. */
const STEPPED_UP = { stepUp: [] as [] };

/** What players change of their own account. */
export const accountRoutes: Routes = (app, deps) => {
  const { store, clock, limits, security } = deps;

  const change = <Body extends z.ZodMiniType, Answer extends z.ZodMiniType>(
    typ: ErrorTyp,
    summary: string,
    body: Body,
    answer: Answer,
    stepUp: { stepUp?: [] } = {},
  ) => ({
    schema: {
      summary,
      tags: ['account'],
      security: [{ session: [], ...stepUp }],
      body,
      response: { 200: answer },
    },
    config: { typ },
    onRequest: playerOnly(deps),
  });

  app.put(
    API_BASE + changeUidPath,
    change(
      'uid',
      'Change the UID, at most once in 30 days',
      ChangeUidRequest,
      ChangeUidAnswer,
      STEPPED_UP,
    ),
    async (request) => {
      const { uid } = request.body;
      // It tells which UIDs are taken, as the check of the registration does.
      await limits.take('uidAddress', addressKey(request.ip));
      const steppedUp = stepUpOf(clock, request);
      if (await changeUid(deps, steppedUp, uid))
        security.record({ kind: 'uidChanged', playerId: steppedUp.playerId, ip: request.ip });
      return { message: 'msg.uidUpdated' as const, uid };
    },
  );

  app.put(
    API_BASE + changeNamePath,
    change('name', 'Change the full name', ChangeNameRequest, ChangeNameAnswer, STEPPED_UP),
    async (request) => {
      const { fullName } = request.body;
      await changeName(store, stepUpOf(clock, request), fullName);
      return { fullName };
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
