import type { FastifyRequest } from 'fastify';
import {
  hashToken,
  type SessionRow,
  type SessionState,
  sessionState,
} from '../accounts/sessions.ts';
import type { Parts } from '../parts.ts';
import type { Games } from './games.ts';
import { type Found, type LoadedRound, toLoaded } from './load.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The round a move is for, as it was when the session was looked up. */
    roundAtHand: LoadedRound | null;
  }
}

const READ_BOTH = {
  name: 'session_and_round',
  text: 'select session_read($1) as session, round_read($2::bigint) as round',
};

const idOf = ({ params }: FastifyRequest): string | null => {
  const { id } = params as { id?: string };
  return id !== undefined && /^[0-9]{1,15}$/.test(id) ? id : null;
};

/** Finds a session, and in the same statement the round the call's path names. */
export const findWithRound =
  (games: Games) =>
  async (
    parts: Pick<Parts, 'store' | 'clock'>,
    token: string,
    request: FastifyRequest,
  ): Promise<SessionState> => {
    const tokenHash = hashToken(token);
    const [found] = await parts.store.run<{ session: SessionRow | null; round: Found | null }>(
      READ_BOTH,
      [tokenHash, idOf(request)],
    );
    request.roundAtHand = toLoaded(games, found?.round);
    return sessionState(parts, tokenHash, found?.session ?? null);
  };
