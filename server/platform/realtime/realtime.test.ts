import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  CLUB_EVENT,
  REALTIME_EVENT,
  REALTIME_NAMESPACE,
  REALTIME_PATH,
  RealtimeChange,
} from '#contract/realtime.ts';
import { endSessionsOf } from '../../domains/accounts/sessions.ts';
import { openTestApp, registerPlayer, type TestApp } from '../../edges/testApp.ts';
import { findPlayer } from '../identity/players.ts';
import { recordChange } from '../requests/change.ts';
import { players } from '../store/schema/players.ts';
import { securityEvents } from '../store/schema/security.ts';

let club: TestApp;
let url: string;
let token: string;
const sockets: Socket[] = [];

beforeAll(async () => {
  club = await openTestApp({ env: { PUBLIC_URL: 'https://hornbill.example' } });
  token = await registerPlayer(club, 'Merbau77', '+60123456787');
  await club.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(club.app.server.address() as AddressInfo).port}`;
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => club.close());

const open = (
  auth: object,
  transport = 'websocket',
  namespace = REALTIME_NAMESPACE,
  extraHeaders: Record<string, string> = {},
) => {
  const socket = io(url + namespace, {
    path: REALTIME_PATH,
    transports: [transport],
    auth,
    extraHeaders,
    reconnectionDelay: 20,
    forceNew: true,
  });
  sockets.push(socket);
  return socket;
};

const outcome = (socket: Socket) =>
  new Promise<string>((resolve) => {
    socket.once('connect', () => resolve('connected'));
    socket.once('connect_error', (error) => resolve(error.message));
  });

/** A new session's, which ends the others. */
const tokenOf = async (uid: string): Promise<string> =>
  (await club.post('login', { uid, password: 'secret12' })).json().token;

const coin = { balance: 100, pending: 0, redeemed: 0, expire: { balance: 0, date: null } };
const change = { version: 7, topic: 'coins', coin } as const;

test("a page of another site opens no socket, and is recorded; the club's own and programs do", async () => {
  const { port } = new URL(url);
  const from = async (origin: string | undefined) => {
    const socket = open({ token }, 'websocket', REALTIME_NAMESPACE, origin ? { origin } : {});
    const came = await outcome(socket);
    socket.disconnect();
    return came;
  };
  for (const origin of [
    'https://evil.example',
    `http://127.0.0.1.evil.example:${port}`,
    `http://127.0.0.1:${Number(port) + 1}`,
    'https://hornbill.example.evil.example',
    'http://hornbill.example',
    'https://sub.hornbill.example',
    'null',
    'file://',
  ])
    expect([origin, await from(origin)]).toEqual([origin, 'websocket error']);
  await club.deps.security.settled();
  const rows = await club.deps.store.db.select().from(securityEvents);
  const refused = rows.filter(({ kind }) => kind === 'originRefused');
  expect(refused.length).toBeGreaterThanOrEqual(8);
  expect(refused[0]).toMatchObject({ reason: 'socket', address: '127.0.0.0/24' });
  for (const origin of [url, 'https://hornbill.example', undefined])
    expect([origin, await from(origin)]).toEqual([origin, 'connected']);
});

test('a change reaches every open page of its player and nobody else', async () => {
  const other = await registerPlayer(club, 'Keruing1', '+60123456797');
  const pages = [open({ token }), open({ token }), open({ token: other })];
  await Promise.all(pages.map(outcome));
  const seen: number[] = [];
  const arrived = pages.slice(0, 2).map(
    (page, i) =>
      new Promise((resolve) =>
        page.on(REALTIME_EVENT, (what) => {
          seen.push(i);
          resolve(what);
        }),
      ),
  );
  pages[2]?.on(REALTIME_EVENT, () => seen.push(2));
  const [player] = await club.deps.store.db.select().from(players);
  club.deps.realtime.broadcast(player?.id ?? 0, { ...change, playerId: 1 } as typeof change);
  expect(await Promise.all(arrived)).toEqual([change, change]);
  // What was sent to the third before this answer would have been here by now.
  await outcome(open({ token: other }));
  expect(seen.sort()).toEqual([0, 1]);
});

test.each([
  ['no token', {}],
  ['a broken token', { token: 7 }],
  ['an unknown token', { token: 'a'.repeat(43) }],
])('%s is pleaseLoginToContinue', async (_, auth) => {
  expect(await outcome(open(auth))).toBe('pleaseLoginToContinue');
});

test('another role, and the bare namespace, are forbidden', async () => {
  expect(await outcome(open({ token }, 'websocket', '/'))).toBe('forbidden');
  await club.deps.store.db.update(players).set({ role: 'operator' });
  expect(await outcome(open({ token }))).toBe('forbidden');
  await club.deps.store.db.update(players).set({ role: 'player' });
});

test('a connection that asks again before it is answered is closed: the database is asked once', async () => {
  const run = vi.spyOn(club.deps.store, 'run');
  const wire = new WebSocket(
    `${url.replace('http', 'ws')}${REALTIME_PATH}/?EIO=4&transport=websocket`,
  );
  await new Promise((resolve) => wire.addEventListener('message', resolve, { once: true }));
  const closed = new Promise((resolve) => wire.addEventListener('close', resolve));
  const ask = `40${REALTIME_NAMESPACE},${JSON.stringify({ token: 'a'.repeat(43) })}`;
  for (let n = 0; n < 1000; n += 1) wire.send(ask);
  await closed;
  expect(run).toHaveBeenCalledTimes(1);
  run.mockRestore();
});

test('nothing but a websocket is taken', async () => {
  expect(await outcome(open({ token }, 'polling'))).not.toBe('connected');
});

test('a login elsewhere closes the page, which is told sessionConflict when it comes back', async () => {
  const page = open({ token });
  expect(await outcome(page)).toBe('connected');
  // As the club's own page does when it was sent away.
  page.on('disconnect', () => page.connect());
  const told = new Promise((resolve) =>
    page.on('connect_error', (error) => resolve(error.message)),
  );
  await club.post('login', { uid: 'Merbau77', password: 'secret12' });
  expect(await told).toBe('sessionConflict');
});

test('a change that nobody told, as of a process that died, is told as missed when it is due', async () => {
  const own = await registerPlayer(club, 'Meranti1', '+60123456798');
  const page = open({ token: own });
  await outcome(page);
  const { store, clock, realtime } = club.deps;
  const id = (await findPlayer(store.db, 'Meranti1'))?.id ?? 0;
  const told: unknown[] = [];
  page.on(REALTIME_EVENT, (input) => told.push(RealtimeChange.parse(input)));
  const commit = () => store.transaction((tx) => recordChange(tx, id, 'coins', clock.now()));
  const first = await commit();
  await commit();
  // It may be on its way.
  await realtime.tellMissed();
  await realtime.tellMissed();
  await expect.poll(() => told).toMatchObject([{ version: 2, topic: 'missed', coin: first.coin }]);
  // What was told is missed by nobody; nor what a page that comes now asks for.
  const { playerId: _, ...third } = await commit();
  realtime.broadcast(id, third);
  const late = open({ token: own });
  late.on(REALTIME_EVENT, (input) => told.push(input));
  await outcome(late);
  await realtime.tellMissed();
  await realtime.tellMissed();
  realtime.tellClub();
  await new Promise((resolve) => late.once(CLUB_EVENT, () => resolve(null)));
  expect(told).toHaveLength(2);
});

test('a page whose session ended past this process, as by a command elsewhere, is ended with the next look', async () => {
  const uid = 'Meranti2';
  const own = await registerPlayer(club, uid, '+60123456799');
  const page = open({ token: own });
  expect(await outcome(page)).toBe('connected');
  const { store, clock, realtime } = club.deps;
  const id = (await findPlayer(store.db, uid))?.id ?? 0;
  await endSessionsOf(store.db, clock, id, 'operator');
  const told: unknown[] = [];
  page.on(REALTIME_EVENT, (what) => told.push(what));
  await store.transaction((tx) => recordChange(tx, id, 'coins', clock.now()));
  await realtime.tellMissed();
  await realtime.tellMissed();
  await expect.poll(() => page.connected).toBe(false);
  expect(told).toEqual([]);
});

test('what changed for everyone is told to every page, with nothing in it', async () => {
  const tokens = [await tokenOf('Merbau77'), await tokenOf('Meranti1')];
  const pages = tokens.map((each) => open({ token: each }));
  await Promise.all(pages.map(outcome));
  const heard = pages.map(
    (page) => new Promise((resolve) => page.once(CLUB_EVENT, (...all) => resolve(all))),
  );
  club.deps.realtime.tellClub();
  expect(await Promise.all(heard)).toEqual([[], []]);
});
