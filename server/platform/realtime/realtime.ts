import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { type DefaultEventsMap, Server } from 'socket.io';
import type { CoinBalance } from '#contract/coins.ts';
import {
  CLUB_EVENT,
  REALTIME_EVENT,
  REALTIME_NAMESPACE,
  REALTIME_PATH,
  type RealtimeChange,
} from '#contract/realtime.ts';
import { SessionToken } from '#contract/session.ts';
import type { ServerClock } from '../clock.ts';
import type { Config } from '../config.ts';
import { findSession, type SessionLookup } from '../identity/sessions.ts';
import type { SecurityLog } from '../security/log.ts';
import { playerEvents, sessions } from '../store/schema/players.ts';
import type { Db, Store } from '../store/store.ts';

/** Of sessions that have not ended, by their hashes: how many changes of their player were committed. */
const changeCounts = async (
  db: Db,
  tokenHashes: Iterable<string>,
): Promise<Map<string, number>> => {
  const hashes = [...tokenHashes];
  if (hashes.length === 0) return new Map();
  const rows = await db
    .select({ tokenHash: sessions.tokenHash, version: playerEvents.version })
    .from(sessions)
    .leftJoin(playerEvents, eq(playerEvents.playerId, sessions.playerId))
    .where(
      and(
        sql`${sessions.tokenHash} = any(${`{${hashes.join()}}`}::text[])`,
        isNull(sessions.endedAt),
      ),
    );
  return new Map(rows.map(({ tokenHash, version }) => [tokenHash, version ?? 0]));
};

/** The connect errors of spec 4; each sends the client to /login. */
type ConnectError = 'pleaseLoginToContinue' | 'accessBlock' | 'sessionConflict' | 'forbidden';

export interface Realtime {
  /** Tells every open page of a player about a change. Call it after the commit, never before. */
  broadcast(playerId: number, change: RealtimeChange): void;
  /** Ends the open pages of sessions that ended: they connect again and are told why they can't. */
  drop(playerId: number, exceptTokenHash?: string): void;
  /** Tells this process's open pages that what everyone sees has changed. */
  tellClub(): void;
  /**
   * Tells this process's open pages of changes nobody told them, as where a process died after its commit:
   * those that were committed before the call before this one. A page then asks for everything. Those whose
   * session ended without `drop` reaching them are ended.
   */
  tellMissed(): Promise<void>;
  attach(server: HttpServer): void;
  /** Closes every socket. */
  close(): Promise<void>;
}

interface SocketData {
  playerId: number;
  tokenHash: string;
  /** The player's last change that the page was told of, or knows from its first question. */
  told: number;
  /** The player's last change when `tellMissed` last looked: it should have been told by now. */
  due: number;
}
type Sockets = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;

const sessionOf = ({ data }: { data: SocketData }) => data.tokenHash;
const roomOf = (playerId: number) => `player:${playerId}`;
const sessionRoom = (tokenHash: string) => `session:${tokenHash}`;

const refusalOf = (state: SessionLookup): ConnectError | null => {
  if (state.kind === 'ended') {
    return state.reason === 'otherDevice' ? 'sessionConflict' : 'pleaseLoginToContinue';
  }
  if (state.kind === 'none') return 'pleaseLoginToContinue';
  return state.session.role === 'player' ? null : 'forbidden';
};

interface RealtimeDeps {
  store: Store;
  clock: ServerClock;
  /** The address the club is known by, beside that which a page asks it by. */
  config: Pick<Config, 'publicUrl' | 'trustProxy'>;
  security: Pick<SecurityLog, 'record'>;
  /** A player's coins at a time, in epoch milliseconds. */
  coinBalance: (db: Db, playerId: number, now: number) => Promise<CoinBalance>;
}

/** True for a page of another site, or of none (`null`); what is no browser says nothing of a page. */
const isForeign = ({ headers }: IncomingMessage, publicUrl = ''): boolean => {
  const { origin, host } = headers;
  if (origin === undefined) return false;
  const page = URL.parse(origin);
  return page === null || (page.host !== host && page.origin !== URL.parse(publicUrl)?.origin);
};

type Middleware = Parameters<ReturnType<Sockets['of']>['use']>[0];

/** Lets pages of players in, each with what its player's pages were told so far. */
const admission = (deps: Pick<RealtimeDeps, 'store' | 'clock'>): Middleware => {
  const asking = new WeakSet<object>();
  return async (socket, next) => {
    const { client, conn } = socket;
    // A page asks and waits. Asked thousands of times at once, the database would answer nobody else for seconds.
    if (asking.has(client)) {
      conn.close();
      return;
    }
    asking.add(client);
    const token = SessionToken.safeParse(socket.handshake.auth.token);
    try {
      const state: SessionLookup = token.success
        ? await findSession(deps, token.data)
        : { kind: 'none' };
      const refusal = refusalOf(state);
      if (refusal || state.kind !== 'open') return next(new Error(refusal ?? 'forbidden'));
      const { playerId, tokenHash } = state.session;
      // Whatever was before the page asks for when it is connected.
      const told = (await changeCounts(deps.store.db, [tokenHash])).get(tokenHash) ?? 0;
      socket.data = { playerId, tokenHash, told, due: told };
    } catch {
      return next(new Error('tryAgain'));
    } finally {
      asking.delete(client);
    }
    next();
  };
};

/**
 * Sockets of one process. For several processes behind one address hand in `adapter` (streams.ts): a
 * broadcast, and the end of a session, then reach the rooms of all of them.
 */
export const createRealtime = (
  deps: RealtimeDeps,
  adapter?: Parameters<Server['adapter']>[0],
): Realtime => {
  const io: Sockets = new Server({
    path: REALTIME_PATH,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: 16 * 1024,
    allowRequest(request, answer) {
      const { publicUrl, trustProxy } = deps.config;
      const isRefused = isForeign(request, publicUrl);
      // Behind a proxy the connection's own address is the proxy's.
      const { remoteAddress: ip } = trustProxy ? {} : request.socket;
      if (isRefused)
        deps.security.record({ kind: 'originRefused', reason: 'socket', ...(ip && { ip }) });
      answer(null, !isRefused);
    },
    ...(adapter && { adapter }),
  });
  const players = io.of(REALTIME_NAMESPACE);
  players.use(admission(deps));
  players.on('connection', (socket) => {
    const { playerId, tokenHash } = socket.data;
    socket.onAnyOutgoing((event, change) => {
      if (event === REALTIME_EVENT) socket.data.told = Math.max(socket.data.told, change.version);
    });
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
    tellClub() {
      players.local.emit(CLUB_EVENT);
    },
    async tellMissed() {
      const open = [...players.sockets.values()];
      const versions = await changeCounts(deps.store.db, new Set(open.map(sessionOf)));
      for (const socket of open) {
        const { playerId, tokenHash, told, due } = socket.data;
        const version = versions.get(tokenHash);
        if (version === undefined) {
          socket.disconnect(true);
          continue;
        }
        socket.data.due = version;
        if (told >= due) continue;
        const coin = await deps.coinBalance(deps.store.db, playerId, deps.clock.now());
        const change: RealtimeChange = { version, topic: 'missed', coin };
        socket.emit(REALTIME_EVENT, change);
      }
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
