import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { REALTIME_EVENT, REALTIME_NAMESPACE, REALTIME_PATH } from '#contract/realtime.ts';
import { openSession } from '#server/domains/accounts/sessions.ts';
import { credit } from '#server/domains/ledger/ledger.ts';
import { testPlayer } from '#server/domains/ledger/testPlayer.ts';
import { openTestApp, registerPlayer } from '#server/edges/testApp.ts';
import { pause } from '#server/platform/clock.ts';
import { recordChange } from '#server/platform/requests/change.ts';
import { players as playersTable } from '#server/platform/store/schema/players.ts';
import { epochNow, type LiveAnswer, type LiveAsk } from './live.ts';

// A process of its own, so that its memory and its time are its own. Started by realtime.ts with what it
// is, and for how many players.
const PLAYERS = Number(process.argv[3]);
/** Between two changes: none waits for the one before, and each is shown for itself. */
const APART_MS = 40;

interface Measured {
  url: string;
  /** The first one has a page that shows the coins. */
  players: { id: number; token: string }[];
  /** Commits the change that makes it `coins` hundredths and sends it; answers when it was committed. */
  tell(player: number, coins: number): Promise<number>;
}

const addressOf = (address: AddressInfo | string | null) =>
  `http://127.0.0.1:${(address as AddressInfo).port}`;

const openClub = async (): Promise<Measured> => {
  const club = await openTestApp();
  const { app, deps } = club;
  const { store, clock, realtime } = deps;
  const token = await registerPlayer(club, 'bench123', '+60123456789');
  const [first] = await store.db.select({ id: playersTable.id }).from(playersTable);
  if (!first) throw new Error('Nobody was registered.');
  const players: Measured['players'] = [{ id: first.id, token }];
  while (players.length < PLAYERS) {
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
      const at = epochNow();
      realtime.broadcast(playerId, change);
      return at;
    },
  };
};

/** Shows the coins it is told, and nothing else. */
const BARE_PAGE = `<!doctype html><main><b>0.00</b></main><script src="${REALTIME_PATH}/socket.io.js"></script>
<script>
  io('${REALTIME_NAMESPACE}', {
    path: '${REALTIME_PATH}',
    transports: ['websocket'],
    auth: { token: new URLSearchParams(location.search).get('token') },
  }).on('${REALTIME_EVENT}', ({ coin }) => {
    document.querySelector('b').textContent = (coin.balance / 100).toFixed(2);
  });
</script>`;

const openBare = async (): Promise<Measured> => {
  const server = createServer((_, answer) =>
    answer.setHeader('content-type', 'text/html').end(BARE_PAGE),
  );
  const io = new Server(server, { path: REALTIME_PATH, transports: ['websocket'] });
  const sockets = io.of(REALTIME_NAMESPACE);
  sockets.on('connection', (socket) => socket.join(String(socket.handshake.auth.token)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: addressOf(server.address()),
    players: Array.from({ length: PLAYERS }, (_, id) => ({ id, token: `player ${id}` })),
    async tell(player, coins) {
      const at = epochNow();
      const coin = { balance: coins, pending: 0, redeemed: 0, expire: { balance: 0, date: null } };
      const change = { version: coins, topic: 'coins', coin };
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
  for (let coins = 1; coins <= ask.times; coins += 1) {
    at.push(await tell(ask.player, coins));
    await pause(APART_MS);
  }
  say({ kind: 'told', at });
});
say({ kind: 'opened', url, players });
