import { DrizzleQueryError, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { timeout } from '#tools/timeouts.ts';
import { type Ask, Player } from '../../../tests/attack/player.ts';
import { givePin } from '../../domains/accounts/testPin.ts';
import { checkLedger } from '../../domains/ledger/check/check.ts';
import { credit } from '../../domains/ledger/ledger.ts';
import { roundDeps } from '../../domains/rounds/routes.ts';
import { NO_VIDEOS } from '../../domains/verification/testUpload.ts';
import { startJobs } from '../../edges/jobs/jobs.ts';
import { openTestApp, registerPlayer, type TestApp } from '../../edges/testApp.ts';
import { pause } from '../clock.ts';
import { OWN_CLOCK } from '../hostClock.ts';
import { findPlayer } from '../identity/players.ts';
import { openLine } from '../testLine.ts';
import { lostBecause } from './lost.ts';
import { openPostgres } from './postgres.ts';
import type { Store } from './store.ts';
import { createTestDatabase } from './testTemplate.ts';

test('a lost database is told from a refusal, however deep it is wrapped', () => {
  const because = (fields: object, message = '') => {
    const cause = Object.assign(new Error(message), fields);
    return lostBecause(new DrizzleQueryError('select 1', [], cause));
  };
  expect(because({ code: '57P01' }, 'terminating connection')).toBe('terminating connection');
  expect(because({ code: '08006' })).toBe('08006');
  expect(because({ code: 'ECONNREFUSED' })).toBe('ECONNREFUSED');
  expect(because({}, 'Connection terminated unexpectedly')).not.toBeNull();
  expect(because({}, 'Query read timeout')).not.toBeNull();
  expect(because({ code: '23505' }, 'duplicate key')).toBeNull();
  expect(because({ code: '40001' })).toBeNull();
  expect(because({}, 'Connection is a word of ours')).toBeNull();
  expect(lostBecause('text')).toBeNull();
});

const serverUrl = process.env.TEST_DATABASE_URL;
const POOL = 4;
const CUTS = 20;
const PLAYERS = 4;
/** Actions between two cuts, of all players together. */
const BETWEEN = 8;

describe.runIf(serverUrl)('a PostgreSQL that goes away', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let line: Awaited<ReturnType<typeof openLine>>;
  let store: Store;
  let club: TestApp;
  beforeAll(async () => {
    database = await createTestDatabase(serverUrl ?? '');
    line = await openLine(database.url);
    store = await openPostgres({ databaseUrl: line.url, poolSize: POOL });
    // Who logs in and out all the time is no guesser here.
    const limits = { take: async () => undefined, forgive: async () => undefined };
    club = await openTestApp({ store, limits });
  });
  afterAll(async () => {
    line.up();
    await club.close();
    // Of a hundred pools that were cut this often two never ended, and nobody knows yet what they waited for.
    await Promise.race([store.close(), pause(timeout.shown)]);
    line.close();
    await database.drop(true);
  });

  const ask: Ask = async (method, path, body, token) => {
    const answer =
      method === 'GET' ? await club.get(path, token) : await club.post(path, body, token);
    return { status: answer.statusCode, answer: answer.json() };
  };
  const seated = async (number: number): Promise<Player> => {
    const person = { uid: `Kawan${number}x`, password: 'secret12', pin: '246802' };
    const token = await registerPlayer(club, person.uid, `+6012345671${number}`, person.password);
    await givePin(club, token, person.pin);
    const playerId = (await findPlayer(store.db, person.uid))?.id ?? 0;
    const now = club.deps.clock.now();
    await store.transaction((tx) =>
      credit(tx, { playerId, type: 'FINDTHEODD', amount: 1000_00, now }),
    );
    return new Player(ask, person, () => pause(5));
  };
  /** Every connection of the pool can be had at the same time. */
  const expectWhole = () =>
    Promise.all(
      Array.from({ length: POOL * 3 }, () =>
        store.transaction((tx) => tx.execute(sql`select pg_sleep(0.01)`)),
      ),
    );

  test('a transaction that is cut fails by itself, and its connection is replaced', async () => {
    for (let times = 0; times < POOL * 3; times += 1) {
      const cut = store.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        line.down();
        line.up();
        // The connection ends while nothing is asked of it.
        await pause(5);
        await tx.execute(sql`select 1`);
      });
      expect(lostBecause(await cut.catch((error: unknown) => error))).not.toBeNull();
    }
    await expectWhole();
  });

  test('a transaction that could not begin gives its connection back', async () => {
    for (let times = 0; times < POOL * 3; times += 1) {
      await store.db.execute(sql`select 1`);
      line.down();
      line.up();
      // The pool has not heard of it yet.
      const begun = store.transaction((tx) => tx.execute(sql`select 1`));
      expect(lostBecause(await begun.catch((error: unknown) => error))).not.toBeNull();
    }
    await expectWhole();
  });

  const expectReady = async () => expect((await club.app.inject('/readyz')).statusCode).toBe(200);

  test(`${CUTS} cuts under mixed load: nothing acknowledged is lost or doubled, the pool is whole`, async () => {
    const players = await Promise.all(Array.from({ length: PLAYERS }, (_, i) => seated(i)));
    const admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    let acts = 0;
    let cuts = 0;
    const cut = async () => {
      cuts += 1;
      await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`,
      );
    };
    const play = async (player: Player) => {
      while (cuts < CUTS) {
        await player.act();
        acts += 1;
        if (acts % BETWEEN === 0) await cut();
      }
    };
    await Promise.all(players.map(play));
    await admin.end();
    for (const player of players) {
      await player.demandAll();
      expect(player.score.faults).toEqual([]);
    }
    expect(players.reduce((sum, { score }) => sum + score.acknowledged, 0)).toBeGreaterThan(CUTS);
    await expectWhole();
    expect((await checkLedger(store)).problems).toEqual([]);
    await expectReady();
  });

  test('while it is away /readyz and calls say so, and jobs go on after it', async () => {
    const token = await registerPlayer(club, 'Meranti77', '+60123456799');
    const failed = vi.fn();
    const { clock } = club.deps;
    line.down();
    const stop = startJobs({
      rounds: roundDeps(club.deps),
      push: club.deps,
      realtime: club.deps.realtime,
      hostClock: OWN_CLOCK,
      videos: NO_VIDEOS,
      clock,
      onError: failed,
    });
    await vi.waitFor(() => expect(failed).toHaveBeenCalled());
    for (const [, error] of failed.mock.calls) expect(lostBecause(error)).not.toBeNull();
    const ready = await club.app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'no database' }]);
    for (const answer of [
      await club.get('player', token),
      await club.post('login', { uid: 'Meranti77', password: 'secret12' }),
      await club.post('seeds/rotate', { requestId: crypto.randomUUID() }, token),
    ]) {
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('2');
      expect(answer.json()).toMatchObject({ message: 'msg.networkSlow', seconds: 2 });
    }
    line.up();
    await expectReady();
    expect((await club.get('player', token)).statusCode).toBe(200);
    failed.mockClear();
    clock.advance(1_000);
    await stop();
    expect(failed).not.toHaveBeenCalled();
  });

  test('one that has gone silent is told by /readyz all the same', async () => {
    line.silence();
    expect((await club.app.inject('/readyz')).statusCode).toBe(503);
    line.down();
    line.up();
    await vi.waitFor(expectReady, { timeout: timeout.loading });
  });

  test('at the start it is waited for', async () => {
    line.down();
    const reasons: string[] = [];
    const opened = await openPostgres({
      databaseUrl: line.url,
      startTimeoutMs: 60_000,
      onWait(reason) {
        reasons.push(reason);
        line.up();
      },
    });
    expect(reasons).toHaveLength(1);
    expect(await opened.db.execute(sql`select 1`)).toBeTruthy();
    await opened.close();
  });

  test('at the start a refusal is no reason to wait', async () => {
    const onWait = vi.fn();
    const databaseUrl = new URL(line.url);
    databaseUrl.pathname = '/there_is_none';
    const opening = openPostgres({ databaseUrl: databaseUrl.href, startTimeoutMs: 60_000, onWait });
    await expect(opening).rejects.toThrow('there_is_none');
    expect(onWait).not.toHaveBeenCalled();
  });
});
