import { Done } from '#contract/account.ts';
import { API_BASE } from '#contract/api.ts';
import type { ErrorTyp } from '#contract/errorTyp.ts';
import { LoginAnswer } from '#contract/session.ts';
import { TelegramProof, telegramLoginPath, telegramPath } from '#contract/telegram.ts';
import type { Routes } from '../../../platform/deps.ts';
import { playerOnly, sessionOf } from '../../../platform/identity/auth.ts';
import { addressKey } from '../../../platform/limits/address.ts';
import { callerOf } from '../../sightings/index.ts';
import { demandRole, enter } from '../enter.ts';
import { loginAnswer } from '../players.ts';
import { stepUpOf } from '../stepUp.ts';
import { bind, demandStillBound, playerBoundTo, unbind } from './binding.ts';
import { useProof } from './proofs.ts';
import { makeRegisterToken } from './registerToken.ts';

const TYP: ErrorTyp = 'telegram';

/** An account is bound to Telegram, unbound, and logged in to by it. */
export const telegramRoutes: Routes = (app, deps) => {
  const { config, store, clock, limits, realtime, security } = deps;
  const own = { config: { typ: TYP }, onRequest: playerOnly(deps) };
  const session = [{ session: [], stepUp: [] }];

  app.put(
    API_BASE + telegramPath,
    {
      schema: {
        summary: 'Bind the account to one of Telegram',
        tags: ['account'],
        security: session,
        body: TelegramProof,
        response: { 200: Done },
      },
      ...own,
    },
    async (request) => {
      const { playerId } = sessionOf(request);
      await limits.take('telegramPlayer', String(playerId));
      const tgUserId = await useProof(deps, request.body);
      const steppedUp = stepUpOf(clock, request);
      const change = await bind(store, steppedUp, { tgUserId, now: clock.now() });
      if (change) realtime.broadcast(playerId, change);
      security.record({ kind: 'telegramBound', playerId, ip: request.ip });
      return { done: true as const };
    },
  );

  app.delete(
    API_BASE + telegramPath,
    {
      schema: {
        summary: 'Unbind it; an account that is not bound is answered the same',
        tags: ['account'],
        security: session,
        response: { 200: Done },
      },
      ...own,
    },
    async (request) => {
      const { playerId } = sessionOf(request);
      if (await unbind(store, stepUpOf(clock, request)))
        security.record({ kind: 'telegramUnbound', playerId, ip: request.ip });
      return { done: true as const };
    },
  );

  app.post(
    API_BASE + telegramLoginPath,
    {
      schema: {
        summary: 'Log in to the account that is bound to one of Telegram',
        tags: ['session'],
        body: TelegramProof,
        response: { 200: LoginAnswer },
      },
      config: { typ: 'login', staysOpen: true },
    },
    async (request, reply) => {
      await limits.take('telegramAddress', addressKey(request.ip));
      const tgUserId = await useProof(deps, request.body);
      const player = await playerBoundTo(store.db, tgUserId, () =>
        makeRegisterToken(config.telegram?.token ?? '', tgUserId, clock.now()),
      );
      demandRole(player, ['player']);
      const token = await enter(deps, {
        player,
        by: 'telegram',
        prove: (tx) => demandStillBound(tx, player),
        caller: callerOf(deps, request, reply),
        ip: request.ip,
      });
      return loginAnswer(player, token);
    },
  );
};
