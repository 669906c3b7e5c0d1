import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { RoundAnswer } from '#contract/rounds.ts';
import type { Deps } from '../../../platform/deps.ts';
import { admit, sessionOf } from '../../../platform/identity/auth.ts';
import {
  hashToken,
  type Session,
  type SessionLookup,
  type SessionRow,
  sessionState,
} from '../../../platform/identity/sessions.ts';
import { slotsOf } from '../../../platform/store/functions.ts';
import type { RoundDeps } from '../deps.ts';
import { type FoundRound, type LoadedRound, type MovePlayed, toLoaded } from '../load.ts';
import { playMove } from './move.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The round a move is for, as it was when the session was looked up. */
    cachedRound: LoadedRound | null;
    /** Until when session and round may come from memory, where they do and are still to be proven. */
    keptUntil: number | null;
  }
}

const READ_BOTH = {
  name: 'session_and_round',
  text: `select ${slotsOf('session_read')} as session, ${slotsOf('round_read', 2)} as round`,
};

/** So long after it was read a session is looked up again, which notes its use. */
const KEPT_MS = 60_000;
/** Sessions whose last round is kept. */
const MOST_KEPT = 500;

interface Kept {
  session: Session;
  round: LoadedRound;
  until: number;
}

const idOf = ({ params }: FastifyRequest): string | null => {
  const { id } = params as { id?: string };
  return id !== undefined && /^[0-9]{1,15}$/.test(id) ? id : null;
};

/**
 * What a move needs to be worked out, its session and its round: read in one statement, or left by the
 * player's last move in this process. What was left is only a guess: the statement that writes the move
 * proves both, and where they are not so any more all is read again.
 */
export const createRoundCache = (
  { store, clock }: Pick<Deps, 'store' | 'clock'>,
  rounds: RoundDeps,
) => {
  const kept = new LRUCache<string, Kept>({ max: MOST_KEPT });

  const read = async (tokenHash: string, request: FastifyRequest): Promise<SessionLookup> => {
    const [found] = await store.run<{ session: SessionRow | null; round: FoundRound | null }>(
      READ_BOTH,
      [tokenHash, idOf(request)],
    );
    const state = await sessionState({ store, clock }, tokenHash, found?.session ?? null);
    request.keptUntil = null;
    // Who may not call at all is told that first, not what is wrong with a round.
    request.cachedRound = state.kind === 'open' ? toLoaded(rounds.games, found?.round) : null;
    return state;
  };

  const keep = (request: FastifyRequest, round: LoadedRound): void => {
    const session = sessionOf(request);
    const until = request.keptUntil ?? clock.now() + KEPT_MS;
    // A round that looks for an opponent changes without a step.
    if (round.row.status === 'open' && round.row.mode === 'house')
      kept.set(session.tokenHash, { session, round, until });
    else kept.delete(session.tokenHash);
  };

  /** Proves a session that came from memory, and reads the round; throws what `playerOnly` throws. */
  const prove = async (request: FastifyRequest): Promise<void> => {
    if (request.keptUntil === null) return;
    const { tokenHash } = sessionOf(request);
    kept.delete(tokenHash);
    admit(request, await read(tokenHash, request));
  };

  return {
    /** The round a call has opened or played on, for the player's next move. */
    keep,

    /** For `playerOnly`: the session of a token, and with it the round the call's path names. */
    async find(_: unknown, token: string, request: FastifyRequest): Promise<SessionLookup> {
      const tokenHash = hashToken(token);
      const last = kept.get(tokenHash);
      if (!last || last.until <= clock.now() || String(last.round.row.id) !== idOf(request))
        return read(tokenHash, request);
      request.keptUntil = last.until;
      request.cachedRound = last.round;
      return { kind: 'open', session: last.session, isClubClosed: false };
    },

    /** For the route's errors: whoever may not call at all is told that, not what was wrong. */
    async refuse(error: unknown, request: FastifyRequest): Promise<never> {
      await prove(request);
      throw error;
    },

    /** Plays a call's move. Throws what `playMove` and `playerOnly` throw. */
    play(request: FastifyRequest, asked: MovePlayed): Promise<RoundAnswer> {
      const { tokenHash } = sessionOf(request);
      const proven = async () => {
        await prove(request);
        return request.cachedRound;
      };
      return playMove(rounds, {
        ...asked,
        cached: request.cachedRound,
        ...(request.keptUntil !== null && { unproven: { tokenHash, prove: proven } }),
        onPlayed: (round) => keep(request, round),
      });
    },
  };
};
