import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, lte, ne } from 'drizzle-orm';
import { sendTo } from '#server/domains/inbox/sending.ts';
import { coinBalance } from '#server/domains/ledger/balance.ts';
import { checkLedger } from '#server/domains/ledger/check/check.ts';
import { openService } from '#server/domains/push/testService.ts';
import { countUnread } from '#server/domains/push/unread.ts';
import { startServer } from '#server/edges/testProcess.ts';
import { pause, systemClock } from '#server/platform/clock.ts';
import { openStore } from '#server/platform/store/open.ts';
import { pushMessages } from '#server/platform/store/schema/push.ts';
import { rounds } from '#server/platform/store/schema/rounds.ts';
import type { Store } from '#server/platform/store/store.ts';
import { createTestDatabase } from '#server/platform/store/testTemplate.ts';
import { timeout } from '#tools/timeouts.ts';
import { openProxy } from './proxy.ts';
import { type Seat, seatOf } from './seat.ts';

/** Players rest up to so long between two things: they are people, and the machine is small. */
const REST_MS = 400;
/** What is played before a process is killed, and after all are back. */
const PLAY_MS = 1_500;
const MESSAGES = 3;

export interface NodesReport {
  acknowledged: number;
  repeated: number;
  /** Connections that came up again; changes told; gaps that had a page ask for everything. */
  back: number;
  told: number;
  gaps: number;
  /** Rounds that were open on a bridge when a process was killed. */
  open: number;
  pushes: number;
  faults: string[];
}

/** Waits until it is true; false: it never was. */
const until = async (isTrue: () => boolean | Promise<boolean>): Promise<boolean> => {
  const end = performance.now() + 3 * timeout.shown;
  while (performance.now() < end) {
    if (await isTrue()) return true;
    await pause(100);
  }
  return false;
};

/** Processes of one club, each with a folder of its own; the first one lays the ground for the others. */
const openProcesses = async (env: NodeJS.ProcessEnv) => {
  const folder = mkdtempSync(join(tmpdir(), 'attack-nodes-'));
  let count = 0;
  const running = new Map<number, Awaited<ReturnType<typeof startServer>>['child']>();
  const start = async () => {
    count += 1;
    const { child, port } = await startServer({ ...env, DATA_DIR: join(folder, String(count)) });
    running.set(port, child);
  };
  const end = async (port: number) => {
    const child = running.get(port);
    running.delete(port);
    const gone = new Promise((resolve) => child?.once('exit', resolve));
    child?.kill('SIGKILL');
    await gone;
  };
  return {
    start,
    ports: () => [...running.keys()],
    /** Ends the oldest, as a power cut would. */
    killOne: () => end([...running.keys()][0] ?? 0),
    async close() {
      for (const port of running.keys()) await end(port);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Ids of the rounds that stand on a bridge. */
const openBridges = async ({ db }: Store): Promise<number[]> => {
  const rows = await db
    .select({ id: rounds.id })
    .from(rounds)
    .where(and(eq(rounds.game, 'squidgame'), eq(rounds.status, 'open')));
  return rows.map(({ id }) => id);
};

/** What each page knows when it is quiet is what the database says. */
const ignorant = async (store: Store, seats: readonly Seat[]): Promise<string[]> => {
  const knows = async ({ playerId, page }: Seat) => {
    const coin = await coinBalance(store.db, playerId, systemClock.now());
    const is = { coin, unread: await countUnread(store.db, playerId) };
    const faultOf = () =>
      `player ${playerId}: ${JSON.stringify(page.known)} is known, ${JSON.stringify(is)} is so`;
    return isDeepStrictEqual(page.known, is) ? null : faultOf();
  };
  let left: (string | null)[] = [];
  await until(async () => {
    left = await Promise.all(seats.map(knows));
    return left.every((fault) => fault === null);
  });
  return left.filter((fault) => fault !== null);
};

/** Messages reach each device once at most, and all but those under way in a process that was killed. */
const badlyPushed = async (
  store: Store,
  service: Awaited<ReturnType<typeof openService>>,
  seats: readonly Seat[],
): Promise<string[]> => {
  const states = () =>
    store.db
      .select({ state: pushMessages.state })
      .from(pushMessages)
      .where(and(ne(pushMessages.state, 'sent'), lte(pushMessages.dueAt, new Date())));
  await until(async () => (await states()).every(({ state }) => state !== 'waiting'));
  const left = (await states()).filter(({ state }) => state !== 'sending');
  const twice = seats.flatMap(({ playerId, device }) => {
    const tags = service.newsFor(device).map(({ tag }) => tag);
    return new Set(tags).size === tags.length ? [] : [`player ${playerId}: pushed twice: ${tags}`];
  });
  return [...twice, ...left.map(({ state }) => `a push is ${state}`)];
};

/** Plays, kills one process after the other, and looks at what is left. */
const attack = async (
  store: Store,
  seats: readonly Seat[],
  {
    kill,
    restart,
    kills,
  }: { kill: () => Promise<void>; restart: () => Promise<void>; kills: number },
): Promise<{ open: number; faults: string[] }> => {
  let isOver = false;
  const play = async ({ player }: Seat) => {
    while (!isOver) {
      await player.play();
      await pause(randomInt(REST_MS));
    }
  };
  /** Past every process, as by one that died after its commit: nobody tells the pages. */
  const write = async (count: number, coin: number) => {
    for (let sent = 0; sent < count; sent += 1)
      for (const { playerId } of seats) {
        const message = { reference: `${coin} ${sent}`, payload: { redeem_credit: 1000, coin } };
        await sendTo(store, playerId, { ...message, now: systemClock.now() });
      }
  };
  const faults: string[] = [];
  const playing = Promise.all(seats.map(play));
  const writing = pause(PLAY_MS / 2).then(() => write(MESSAGES, 1_00));
  let open: number[] = [];
  for (let killed = 0; killed < kills; killed += 1) {
    await pause(PLAY_MS);
    if (killed > 0) await restart();
    await kill();
    open = [...open, ...(await openBridges(store))];
    if (!(await until(() => seats.every(({ page }) => page.isUp))))
      faults.push('not all pages came back');
  }
  await pause(PLAY_MS);
  await writing;
  isOver = true;
  await playing;
  for (const { player } of seats) await player.finish();
  // Nothing comes after it that would show a gap.
  await write(1, 2_00);
  const lost = open.length
    ? await store.db
        .select({ id: rounds.id, status: rounds.status })
        .from(rounds)
        .where(and(inArray(rounds.id, open), ne(rounds.status, 'settled')))
    : [];
  for (const { id, status } of lost) faults.push(`round ${id} did not go on: ${status}`);
  return { open: open.length, faults };
};

/**
 * Two processes on one PostgreSQL and one Redis behind a plain proxy. Players hold a live connection each
 * and play while a process is killed, `kills` times, and another takes its place before the next.
 */
export const attackNodes = async (of: {
  databaseUrl: string;
  redisUrl: string;
  players: number;
  kills: number;
}): Promise<NodesReport> => {
  const database = await createTestDatabase(of.databaseUrl);
  const service = await openService();
  const processes = await openProcesses({
    DATABASE_URL: database.url,
    REDIS_URL: of.redisUrl,
    PUSH_HOSTS: service.origin,
    TRUST_PROXY: 'loopback',
  });
  await processes.start();
  await processes.start();
  const proxy = await openProxy(processes.ports());
  const store = await openStore({ databaseUrl: database.url, dataDir: '', onFatal: () => {} });
  const seats: Seat[] = [];
  try {
    for (let count = 0; count < of.players; count += 1)
      seats.push(await seatOf(store, { url: proxy.url, pushOrigin: service.origin }));
    if (!(await until(() => seats.every(({ page }) => page.isUp))))
      throw new Error('the pages could not connect');
    const { open, faults } = await attack(store, seats, {
      kills: of.kills,
      kill: processes.killOne,
      async restart() {
        await processes.start();
        proxy.lead(processes.ports());
      },
    });
    for (const { player } of seats) await player.demandAll();
    faults.push(...seats.flatMap(({ player, page }) => [...player.score.faults, ...page.refused]));
    faults.push(...(await ignorant(store, seats)));
    faults.push(...(await badlyPushed(store, service, seats)));
    faults.push(...(await checkLedger(store)).problems);
    const sum = (of: (seat: Seat) => number) => seats.reduce((all, seat) => all + of(seat), 0);
    return {
      acknowledged: sum(({ player }) => player.score.acknowledged),
      repeated: sum(({ player }) => player.score.repeated),
      back: sum(({ page }) => page.opened - 1),
      told: sum(({ page }) => page.told),
      gaps: sum(({ page }) => page.gaps),
      open,
      pushes: service.posted.length,
      faults,
    };
  } finally {
    for (const { page } of seats) page.close();
    proxy.close();
    await processes.close();
    await service.close();
    await store.close();
    await database.drop(true);
  }
};
