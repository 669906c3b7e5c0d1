import type { Server as HttpServer } from 'node:http';
import { type DefaultEventsMap, Server } from 'socket.io';
import {
  REALTIME_EVENT,
  REALTIME_NAMESPACE,
  REALTIME_PATH,
  type RealtimeChange,
} from '#contract/realtime.ts';
import { SessionToken } from '#contract/session.ts';
import { findSession, type SessionState } from '../accounts/sessions.ts';
import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';

/** The connect errors of spec 4; each sends the client to /login. */
type ConnectError = 'pleaseLoginToContinue' | 'accessBlock' | 'sessionConflict' | 'forbidden';

export interface Realtime {
  /** Tells every open page of a player about a change. Call it after the commit, never before. */
  broadcast(playerId: number, change: RealtimeChange): void;
  /** Ends the open pages of sessions that ended: they connect again and are told why they can't. */
  drop(playerId: number, exceptTokenHash?: string): void;
  attach(server: HttpServer): void;
  /** Closes every socket. */
  close(): Promise<void>;
}

interface SocketData {
  playerId: number;
  tokenHash: string;
}
type Sockets = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;

const roomOf = (playerId: number) => `player:${playerId}`;
const sessionRoom = (tokenHash: string) => `session:${tokenHash}`;

const refusalOf = (state: SessionState): ConnectError | null => {
  if (state.kind === 'ended') {
    return state.reason === 'otherDevice' ? 'sessionConflict' : 'pleaseLoginToContinue';
  }
  if (state.kind === 'none') return 'pleaseLoginToContinue';
  return state.session.role === 'player' ? null : 'forbidden';
};

/**
 * Sockets of one process. For several processes behind one address hand in `adapter` (streams.ts): a
 * broadcast, and the end of a session, then reach the rooms of all of them.
 */
export const createRealtime = (
  deps: { store: Store; clock: Clock },
  adapter?: Parameters<Server['adapter']>[0],
): Realtime => {
  const io: Sockets = new Server({
    path: REALTIME_PATH,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: 16 * 1024,
    ...(adapter && { adapter }),
  });
  const players = io.of(REALTIME_NAMESPACE);
  players.use(async (socket, next) => {
    const token = SessionToken.safeParse(socket.handshake.auth.token);
    let state: SessionState = { kind: 'none' };
    try {
      if (token.success) state = await findSession(deps, token.data);
    } catch {
      return next(new Error('tryAgain'));
    }
    const refusal = refusalOf(state);
    if (refusal || state.kind !== 'open') return next(new Error(refusal ?? 'forbidden'));
    socket.data = { playerId: state.session.playerId, tokenHash: state.session.tokenHash };
    next();
  });
  players.on('connection', (socket) => {
    const { playerId, tokenHash } = socket.data;
    void socket.join([roomOf(playerId), sessionRoom(tokenHash)]);
  });
  // Nobody has business on the bare namespace.
  io.use((_, next) => next(new Error('forbidden')));
  return {
    broadcast(playerId, { version, topic, coin }) {
      const change: RealtimeChange = { version, topic, coin };
      players.to(roomOf(playerId)).emit(REALTIME_EVENT, change);
    },
    drop(playerId, exceptTokenHash) {
      const pages = players.in(roomOf(playerId));
      const dropped = exceptTokenHash ? pages.except(sessionRoom(exceptTokenHash)) : pages;
      dropped.disconnectSockets(true);
    },
    attach(server) {
      io.attach(server);
    },
    async close() {
      io.engine?.close();
      for (const namespace of [io.of('/'), players]) namespace.adapter.close();
    },
  };
};
