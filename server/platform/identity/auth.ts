import type { FastifyReply, FastifyRequest } from 'fastify';
import { BEARER } from '#contract/api.ts';
import { SessionToken } from '#contract/session.ts';
import type { Deps } from '../deps.ts';
import { demandOpenClub } from '../http/closed.ts';
import { Refusal, SessionRefusal } from '../refusal.ts';
import { findSession, type Session, type SessionLookup } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
}

/** Looks a token up; a route may read more with it than the session. */
type Find = (
  deps: Pick<Deps, 'store' | 'clock'>,
  token: string,
  request: FastifyRequest,
) => Promise<SessionLookup>;

/**
 * Takes the session a token stands for as the call's. Throws what `playerOnly` throws of a session.
 */
export const admit = (
  request: FastifyRequest,
  state: SessionLookup,
  role: Session['role'] = 'player',
): void => {
  if (state.kind !== 'open') {
    const reason = state.kind === 'ended' ? state.reason : null;
    if (reason === 'closed') throw new SessionRefusal('msg.accountClosed');
    throw new SessionRefusal(reason === 'otherDevice' ? 'msg.otherDevice' : 'msg.sessionExpired');
  }
  demandOpenClub(request, state.isClubClosed);
  const { playerId, role: own } = state.session;
  if (own !== role)
    throw new Refusal(
      'msg.invalidRole',
      {},
      { kind: 'roleRefused', reason: `${own} as ${role}`, playerId },
    );
  request.session = state.session;
};

/** The session token a call brings; null: none, or nothing that could be one. */
export const bearerOf = (request: FastifyRequest): string | null => {
  const header = request.headers.authorization ?? '';
  const token = SessionToken.safeParse(header.slice(BEARER.length));
  return header.startsWith(BEARER) && token.success ? token.data : null;
};

const tokenOf = (request: FastifyRequest): string => {
  const token = bearerOf(request);
  if (token === null) throw new SessionRefusal('msg.sessionExpired');
  return token;
};

/** So long a session that was proven is good for: a call's body may come slowly, and its turn late. */
export const PROVEN_MS = 1000;

/**
 * Proves a call's session once more, right before the call is carried out, where that was long ago: else who was
 * logged out meanwhile went on by what they had begun. Throws as `playerOnly`.
 */
export const proveAgain = async (
  deps: Pick<Deps, 'store' | 'clock'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  if (request.session && reply.elapsedTime > PROVEN_MS)
    admit(request, await findSession(deps, tokenOf(request)), request.session.role);
};

/** The hook of calls of a role of the club's staff; what changes something takes its limit itself. Throws as `playerOnly`. */
export const staffOnly =
  (deps: Pick<Deps, 'store' | 'clock'>, role: Exclude<Session['role'], 'player'>) =>
  async (request: FastifyRequest): Promise<void> =>
    admit(request, await findSession(deps, tokenOf(request)), role);

/**
 * The hook of every call that needs a player: `{ onRequest: playerOnly(deps) }`. It runs before the
 * body is read; a `find` that answers from memory has the session proven later. Throws 401
 * `msg.sessionExpired` without an open session, 401 `msg.otherDevice` where a later login took its
 * place, 401 `msg.accountClosed` where the account is closed, 403 `msg.invalidRole` for another role, 503 `msg.systemMaintenance` while the club is closed,
 * 429 for too many changes.
 */
export const playerOnly =
  ({ store, clock, limits }: Pick<Deps, 'store' | 'clock' | 'limits'>, find: Find = findSession) =>
  async (request: FastifyRequest): Promise<void> => {
    admit(request, await find({ store, clock }, tokenOf(request), request));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const { typ = 'request' } = request.routeOptions.config;
      await limits.take('mutation', String(sessionOf(request).playerId), { typ });
    }
  };

/** The session `playerOnly` found. Throws 401 on a route that forgot it. */
export const sessionOf = (request: FastifyRequest): Session => {
  if (!request.session) throw new SessionRefusal('msg.sessionExpired');
  return request.session;
};
