import { and, eq, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { API_BASE } from '#contract/api.ts';
import {
  LoginAnswer,
  LoginRequest,
  loginPath,
  logoutPath,
  TokenLoginRequest,
  tokenLoginPath,
} from '#contract/session.ts';
import type { Deps, Routes } from '../../platform/deps.ts';
import { bearerOf } from '../../platform/identity/auth.ts';
import { findPlayer, type Player } from '../../platform/identity/players.ts';
import { findSession } from '../../platform/identity/sessions.ts';
import { addressKey } from '../../platform/limits/address.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SecurityNote } from '../../platform/security/kinds.ts';
import { players, sessions } from '../../platform/store/schema/players.ts';
import type { Tx } from '../../platform/store/store.ts';
import { callerOf } from '../sightings/index.ts';
import { ownBudget } from './devices/devices.ts';
import { demandRole, enter } from './enter.ts';
import { dummyHash, verifyPassword } from './passwords.ts';
import { findAccount, loginAnswer } from './players.ts';
import { endSession } from './sessions.ts';

const loginFailed = (reason: string, playerId: number | undefined): SecurityNote => ({
  kind: 'loginFailed',
  reason,
  playerId,
});

const wrongLogin = (
  reason: 'wrongPassword' | 'unknownUid',
  playerId: number | undefined,
): Refusal => new Refusal('msg.wrongLogin', {}, loginFailed(reason, playerId));

/**
 * The player of a UID and a password. Throws 400 `msg.wrongLogin`, 409 `msg.accountClosed` to who knows its password, and 429 `msg.tooFrequent` with the
 * seconds to wait once a UID was tried too often: on a device the account knows, by that device.
 */
const playerBy = async (
  { store, limits, cipher }: Pick<Deps, 'store' | 'limits' | 'cipher'>,
  { uid, password }: z.infer<typeof LoginRequest>,
  { ip, device }: { ip: string; device: string },
): Promise<Player> => {
  const player = await findAccount(store.db, cipher, uid);
  const own = await ownBudget(store.db, player?.id, device);
  const [rule, key] =
    own === null ? (['loginUid', uid.toLowerCase()] as const) : (['loginDevice', own] as const);
  // Nor does whoever shares its address use up anything of a known device.
  if (own === null) await limits.take('loginAddress', addressKey(ip));
  await limits.take(rule, key, player ? { playerId: player.id } : {});
  // An unknown UID costs the same time as a wrong password, and is answered the same.
  const isRight = await verifyPassword(password, player?.passwordHash ?? (await dummyHash()));
  if (!player) throw wrongLogin('unknownUid', undefined);
  if (!isRight) throw wrongLogin('wrongPassword', player.id);
  await limits.forgive(rule, key);
  if (player.closedAt) throw new Refusal('msg.accountClosed', {}, loginFailed('closed', player.id));
  return player;
};

/**
 * Throws 400 `msg.wrongLogin` where another password was set since this one was compared: a session opened by the
 * old one would not be ended with the others.
 */
const demandSamePassword = async (
  tx: Tx,
  { id: playerId, passwordHash }: Player,
): Promise<void> => {
  const same = and(
    eq(players.id, playerId),
    eq(players.passwordHash, passwordHash),
    isNull(players.closedAt),
  );
  const [kept] = await tx.select({ id: players.id }).from(players).where(same);
  if (!kept) throw wrongLogin('wrongPassword', playerId);
};

const invalidToken = () =>
  new Refusal('msg.invalidToken', {}, { kind: 'loginFailed', reason: 'token' });

/**
 * Until the transaction's end nobody else ends the session of a link's token, which the new one then does: whoever
 * reads the link later, in a log or a history, comes in no more. Throws 400 `msg.invalidToken` where another was faster.
 */
const demandOpenSession = async (tx: Tx, tokenHash: string): Promise<void> => {
  const open = and(eq(sessions.tokenHash, tokenHash), isNull(sessions.endedAt));
  const [found] = await tx
    .select({ id: sessions.playerId })
    .from(sessions)
    .where(open)
    .for('update');
  if (!found) throw invalidToken();
};

/** Login by UID and password, login by token, logout. */
export const loginRoutes: Routes = (app, deps) => {
  const { store, clock, limits, realtime, security } = deps;

  app.post(
    API_BASE + loginPath,
    {
      schema: {
        summary: 'Log in by UID and password',
        tags: ['session'],
        body: LoginRequest,
        response: { 200: LoginAnswer },
      },
      config: { typ: 'login', staysOpen: true },
    },
    async (request, reply) => {
      const caller = callerOf(deps, request, reply);
      const { ip } = request;
      const player = await playerBy(deps, request.body, { ip, device: caller.device });
      const role = demandRole(player);
      const token = await enter(deps, {
        player,
        by: 'password',
        prove: (tx) => demandSamePassword(tx, player),
        caller,
        ip,
      });
      return loginAnswer(player, token, role);
    },
  );

  app.post(
    API_BASE + tokenLoginPath,
    {
      schema: {
        summary: 'Trade the token of an open session, once, for a new session of its player',
        tags: ['session'],
        body: TokenLoginRequest,
        response: { 200: LoginAnswer },
      },
      config: { typ: 'login', staysOpen: true },
    },
    async (request, reply) => {
      await limits.take('tokenAddress', addressKey(request.ip));
      const state = await findSession(deps, request.body.token);
      const player = state.kind === 'open' ? await findPlayer(store.db, state.session.uid) : null;
      if (state.kind !== 'open' || !player) throw invalidToken();
      // The links that carry a token are players' alone.
      demandRole(player, ['player']);
      const token = await enter(deps, {
        player,
        by: 'token',
        prove: (tx) => demandOpenSession(tx, state.session.tokenHash),
        caller: callerOf(deps, request, reply),
        ip: request.ip,
      });
      return loginAnswer(player, token);
    },
  );

  app.post(
    API_BASE + logoutPath,
    {
      schema: {
        summary: 'End the session; a session that is over already is answered the same',
        tags: ['session'],
        // Either will do.
        security: [{ session: [] }, {}],
        response: { 200: z.object({}) },
      },
      config: { typ: 'logout', staysOpen: true },
    },
    async (request) => {
      const token = bearerOf(request);
      const state = token === null ? null : await findSession(deps, token);
      if (state?.kind === 'open') {
        await endSession(store.db, clock, state.session.tokenHash);
        const { playerId } = state.session;
        realtime.drop(playerId);
        security.record({ kind: 'logout', playerId, ip: request.ip });
      }
      return {};
    },
  );
};
