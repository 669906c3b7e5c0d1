import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { REALTIME_EVENT, REALTIME_NAMESPACE, REALTIME_PATH } from '#contract/realtime.ts';
import { openSession } from '#server/accounts/sessions.ts';
import { pause } from '#server/clock.ts';
import { recordChange } from '#server/ledger/change.ts';
import { credit } from '#server/ledger/ledger.ts';
import { testPlayer } from '#server/ledger/testPlayer.ts';
import { openTestApp } from '#server/testApp.ts';
import { type LiveAnswer, type LiveAsk, machineNow } from './live.ts';

// A process of its own, so that its memory and its time are its own. Started by realtime.ts with what it
// is, and for how many players.
const PLAYERS = Number(process.argv[3]);
/** Between two changes: none waits for the one before. */
const APART_MS = 5;

interface Measured {
  url: string;
  players: { id: number; token: string }[];
  /** Commits a change and sends it; answers when it was committed. */
  tell(player: number, time: number): Promise<number>;
}

const addressOf = (address: AddressInfo | string | null) =>
  `http://127.0.0.1:${(address as AddressInfo).port}`;

const openClub = async (): Promise<Measured> => {
  const { app, deps } = await openTestApp();
  const { store, clock, realtime } = deps;
  const players: Measured['players'] = [];
  for (let count = 0; count < PLAYERS; count += 1) {
    const id = await testPlayer(store, 0, clock.now());
    players.push({ id, token: (await openSession(store.db, clock, id)).token });
  }
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: addressOf(app.server.address()),
    players,
    async tell(playerId) {
      const now = clock.now();
      const change = await store.transaction(async (tx) => {
        await credit(tx, { playerId, type: 'ADJUST', amount: 1, now });
        return recordChange(tx, playerId, 'coins', now);
      });
      const at = machineNow();
      realtime.broadcast(playerId, change);
      return at;
    },
  };
};

const coin = { balance: 100, pending: 0, redeemed: 0, expire: { balance: 0, date: null } };

const openBare = async (): Promise<Measured> => {
  const server = createServer();
  const io = new Server(server, { path: REALTIME_PATH, transports: ['websocket'] });
  const sockets = io.of(REALTIME_NAMESPACE);
  sockets.on('connection', (socket) => socket.join(String(socket.handshake.auth.token)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: addressOf(server.address()),
    players: Array.from({ length: PLAYERS }, (_, id) => ({ id, token: `player ${id}` })),
    async tell(player, time) {
      const at = machineNow();
      const change = { version: time + 1, topic: 'coins', coin };
      sockets.to(`player ${player}`).emit(REALTIME_EVENT, change);
      return at;
    },
  };
};

const { url, players, tell } = process.argv[2] === 'club' ? await openClub() : await openBare();
const say = (answer: LiveAnswer) => process.send?.(answer);

process.on('message', async (ask: LiveAsk) => {
  if (ask.kind === 'memory') {
    global.gc?.();
    // Not what the system has given the process: some of that is left over from its start.
    const { heapUsed, external } = process.memoryUsage();
    return say({ kind: 'memory', bytes: heapUsed + external });
  }
  const at: number[] = [];
  for (let time = 0; time < ask.times; time += 1) {
    at.push(await tell(ask.player, time));
    await pause(APART_MS);
  }
  say({ kind: 'told', at });
});
say({ kind: 'opened', url, players });
