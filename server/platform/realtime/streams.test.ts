import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { Redis } from 'ioredis';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import {
  REALTIME_EVENT,
  REALTIME_NAMESPACE,
  REALTIME_PATH,
  type RealtimeChange,
} from '#contract/realtime.ts';
import { openTestApp, registerPlayer, type TestApp } from '../../edges/testApp.ts';
import { pause } from '../clock.ts';
import { players } from '../store/schema/players.ts';
import type { Store } from '../store/store.ts';
import { openTestStore } from '../store/testStore.ts';
import { openLine } from '../testLine.ts';
import { openStreams } from './streams.ts';

const silent = { warn: () => {} };
const coin = { balance: 100, pending: 0, redeemed: 0, expire: { balance: 0, date: null } };
const changeOf = (version: number): RealtimeChange => ({ version, topic: 'round', coin });

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A server process with sockets of its own; its address. */
const openServer = async (store: Store, redisUrl: string, club: string, heardMs?: number) => {
  const streams = openStreams(redisUrl, club, silent, heardMs);
  const app = await openTestApp({ store, adapter: streams.adapter });
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  closing.push(async () => {
    await app.close();
    streams.close();
  });
  return { app, url: `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}` };
};

const pageAt = async (url: string, token: string): Promise<Socket> => {
  const page = io(url + REALTIME_NAMESPACE, {
    path: REALTIME_PATH,
    transports: ['websocket'],
    auth: { token },
    reconnection: false,
    forceNew: true,
  });
  closing.push(() => page.disconnect());
  await new Promise((resolve, reject) => {
    page.once('connect', () => resolve(null));
    page.once('connect_error', reject);
  });
  return page;
};

/** Versions that arrived, in their order. */
const seenBy = (page: Socket): number[] => {
  const seen: number[] = [];
  page.on(REALTIME_EVENT, ({ version }: RealtimeChange) => seen.push(version));
  return seen;
};

/** Repeats what may come before the others listen, until it has come through. */
const until = async (isTrue: () => boolean, again: () => void = () => {}): Promise<void> => {
  while (!isTrue()) {
    again();
    await pause(50);
  }
};

const playerIdOf = async (store: Store) =>
  (await store.db.select({ id: players.id }).from(players))[0]?.id ?? 0;

const openStoreWith = async () => {
  const store = await openTestStore();
  closing.push(() => store.close());
  return store;
};

const register = (app: TestApp) => registerPlayer(app, 'Merbau77', '+60123456787');

describe.runIf(process.env.TEST_REDIS_URL)('several processes on one Redis', () => {
  const redisUrl = process.env.TEST_REDIS_URL ?? '';
  const clubs: string[] = [];
  const newClub = () => {
    const club = randomUUID();
    clubs.push(club);
    return club;
  };

  afterAll(async () => {
    const redis = new Redis(redisUrl);
    await redis.del(clubs.map((club) => `hornbill:${club}`));
    redis.disconnect();
  });

  test("[rps-live] a change told at one reaches the player's pages at all of them, in order", async () => {
    const store = await openStoreWith();
    const club = newClub();
    const here = await openServer(store, redisUrl, club);
    const there = await openServer(store, redisUrl, club);
    const token = await register(here.app);
    const pages = [await pageAt(here.url, token), await pageAt(there.url, token)];
    const [near, far] = pages.map(seenBy) as [number[], number[]];
    const id = await playerIdOf(store);
    let version = 0;
    const tell = () => here.app.deps.realtime.broadcast(id, changeOf(++version));
    await until(() => far.length > 0, tell);
    const from = version;
    for (let sent = 0; sent < 20; sent += 1) tell();
    await until(() => far.includes(version) && near.includes(version));
    const expected = Array.from({ length: 20 }, (_, index) => from + 1 + index);
    expect(far.slice(-20)).toEqual(expected);
    expect(near.slice(-20)).toEqual(expected);
  });

  test('a process whose line to Redis went silent hears what it missed over another', async () => {
    const store = await openStoreWith();
    const club = newClub();
    const line = await openLine(redisUrl);
    closing.push(() => line.close());
    const here = await openServer(store, redisUrl, club);
    const there = await openServer(store, line.url, club, 200);
    const far = seenBy(await pageAt(there.url, await register(here.app)));
    const id = await playerIdOf(store);
    let version = 0;
    const tell = () => here.app.deps.realtime.broadcast(id, changeOf(++version));
    await until(() => far.length > 0, tell);
    line.silence();
    tell();
    // Whatever it was asked for and has answered since is lost on the way.
    await pause(300);
    line.up();
    await until(() => far.includes(version));
  });

  test('clubs that share a Redis hear nothing of each other', async () => {
    const store = await openStoreWith();
    const ours = await openServer(store, redisUrl, newClub());
    const theirs = await openServer(store, redisUrl, newClub());
    const token = await register(ours.app);
    const foreign = seenBy(await pageAt(theirs.url, token));
    const own = seenBy(await pageAt(ours.url, token));
    const id = await playerIdOf(store);
    ours.app.deps.realtime.broadcast(id, changeOf(1));
    theirs.app.deps.realtime.broadcast(id, changeOf(2));
    await until(() => own.length > 0 && foreign.length > 0);
    expect([own, foreign]).toEqual([[1], [2]]);
  });

  test("a login at one process sends the account's pages at the others away", async () => {
    const store = await openStoreWith();
    const club = newClub();
    const here = await openServer(store, redisUrl, club);
    const there = await openServer(store, redisUrl, club);
    const token = await register(here.app);
    const page = await pageAt(there.url, token);
    const id = await playerIdOf(store);
    const seen = seenBy(page);
    await until(
      () => seen.length > 0,
      () => here.app.deps.realtime.broadcast(id, changeOf(1)),
    );
    await here.app.post('login', { uid: 'Merbau77', password: 'secret12' });
    await until(() => page.disconnected);
    const back = new Promise((resolve) =>
      page.once('connect_error', ({ message }) => resolve(message)),
    );
    page.connect();
    expect(await back).toBe('sessionConflict');
  });

  test('a process that ends lets go of Redis', async () => {
    const redis = new Redis(redisUrl);
    closing.push(() => redis.disconnect());
    const store = await openStoreWith();
    const club = newClub();
    const connections = async () =>
      String(await redis.client('LIST')).split(`name=hornbill:${club}`).length - 1;
    const streams = openStreams(redisUrl, club, silent);
    const app = await openTestApp({ store, adapter: streams.adapter });
    while ((await connections()) < 3) await pause(20);
    await app.close();
    streams.close();
    // Whoever waits for the stream's next entry looks up every few seconds.
    while ((await connections()) > 0) await pause(100);
  });
});

test('with Redis out of reach a process still tells its own players', async () => {
  // A port nobody listens on any more.
  const probe = createServer();
  const port = await new Promise<number>((resolve) =>
    probe.listen(0, '127.0.0.1', () => resolve((probe.address() as AddressInfo).port)),
  );
  await new Promise((resolve) => probe.close(resolve));
  const store = await openStoreWith();
  const here = await openServer(store, `redis://127.0.0.1:${port}`, randomUUID());
  const token = await register(here.app);
  const seen = seenBy(await pageAt(here.url, token));
  const id = await playerIdOf(store);
  for (const version of [1, 2, 3]) here.app.deps.realtime.broadcast(id, changeOf(version));
  await until(() => seen.length === 3);
  expect(seen).toEqual([1, 2, 3]);
});
