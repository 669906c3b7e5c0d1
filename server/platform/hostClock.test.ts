import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_BASE } from '#contract/api.ts';
import { GAME_KEYS } from '#contract/games.ts';
import { gameStatePath } from '#contract/rounds.ts';
import { otpPath } from '#contract/session.ts';
import { openTestApp, registerPlayer } from '../edges/testApp.ts';
import { startServer } from '../edges/testProcess.ts';
import { ManualClock, systemClock } from './clock.ts';
import { MOST_OFF_MS, OWN_CLOCK, watchHostClock } from './hostClock.ts';
import type { Store } from './store/store.ts';
import { openTestStore } from './store/testStore.ts';
import { createTestDatabase } from './store/testTemplate.ts';

const NOW = Date.UTC(2026, 2, 10, 4);
const MINUTE_MS = 60_000;

/** A database that says what time it is, after a while on the way; and a machine whose clock may be set. */
const setUp = async (offMs: number, wayMs = 0) => {
  const clock = new ManualClock(NOW + offMs);
  const world = { now: NOW, even: 0, isAway: false, asked: 0 };
  const pass = (ms: number) => {
    world.now += ms;
    world.even += ms;
    clock.advance(ms);
  };
  const execute = async () => {
    world.asked += 1;
    if (world.isAway) throw new Error('away');
    pass(wayMs / 2);
    const told = world.now;
    pass(wayMs / 2);
    return { rows: [{ told }] };
  };
  const said: string[] = [];
  const say = (_: unknown, text: string) => void said.push(text);
  const hostClock = await watchHostClock({
    store: { kind: 'postgres', db: { execute } } as unknown as Store,
    clock,
    log: { error: say, info: say } as never,
    monotonic: () => world.even,
  });
  return { hostClock, clock, world, pass, said };
};
const turns = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

describe('the clock of a machine', () => {
  test.each([
    [0, true],
    [MOST_OFF_MS, true],
    [-MOST_OFF_MS, true],
    [MOST_OFF_MS + 1, false],
    [-MOST_OFF_MS - 1, false],
    [300_000, false],
  ])('%d ms from the database’s: right %s', async (offMs, isRight) => {
    const { hostClock, said } = await setUp(offMs);
    expect([hostClock.isRight(), hostClock.offMs()]).toEqual([isRight, offMs]);
    expect(said).toHaveLength(isRight ? 0 : 1);
    hostClock.stop();
  });

  test('a slow answer is no wrong clock, and hides none', async () => {
    expect((await setUp(0, 10_000)).hostClock.isRight()).toBe(true);
    expect((await setUp(300_000, 10_000)).hostClock.isRight()).toBe(false);
    expect((await setUp(-300_000, 10_000)).hostClock.isRight()).toBe(false);
  });

  test('set to something else it is known at once; set right, within the minute', async () => {
    const { hostClock, clock, pass, said, world } = await setUp(0);
    clock.advance(300_000);
    expect(hostClock.isRight()).toBe(false);
    await turns();
    expect(hostClock.isRight()).toBe(false);
    const asked = world.asked;
    for (let nth = 0; nth < 100; nth += 1) hostClock.isRight();
    expect(world.asked).toBe(asked);
    // The other clock comes to the same.
    world.now += 300_000;
    pass(MINUTE_MS);
    await turns();
    expect(hostClock.isRight()).toBe(true);
    expect(said).toHaveLength(2);
    hostClock.stop();
  });

  test('a clock that drifts is found within the minute; a database that is away leaves what was known', async () => {
    const { hostClock, pass, world } = await setUp(0);
    world.isAway = true;
    pass(MINUTE_MS);
    await turns();
    expect(hostClock.isRight()).toBe(true);
    world.isAway = false;
    // The database's clock was put back.
    world.now -= 300_000;
    pass(MINUTE_MS);
    await turns();
    expect(hostClock.isRight()).toBe(false);
  });
});

describe('a process whose clock is wrong', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  afterAll(() => store.close());

  test('is not ready, answers no call that judges time, and says when to come again', async () => {
    let isRight = true;
    const hostClock = { ...OWN_CLOCK, isRight: () => isRight, offMs: () => 300_000 };
    const club = await openTestApp({ store, hostClock });
    const token = await registerPlayer(club, 'Kenyalang1', '+60123456781');
    isRight = false;
    const ready = await club.app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([
      503,
      { status: 'wrong clock', offSeconds: 300 },
    ]);
    expect((await club.app.inject('/healthz')).statusCode).toBe(200);
    const calls = [
      ...GAME_KEYS.map((game) => club.get(gameStatePath(game), token)),
      club.get('player', token),
      club.post('login', { uid: 'Kenyalang1', password: 'secret12' }),
      club.post(otpPath, { phone: '+60123456781' }),
    ];
    for (const answer of await Promise.all(calls)) {
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('10');
      expect(answer.json()).toMatchObject({ message: 'msg.networkSlow', seconds: 10 });
    }
    isRight = true;
    expect((await club.app.inject('/readyz')).statusCode).toBe(200);
    expect((await club.get('player', token)).statusCode).toBe(200);
    await club.close();
  });

  test.skipIf(!process.env.TEST_DATABASE_URL)(
    'a server five minutes ahead settles nothing, and takes no bet',
    async () => {
      const { url, drop } = await createTestDatabase(process.env.TEST_DATABASE_URL ?? '');
      const dataDir = mkdtempSync(join(tmpdir(), 'club-clock-'));
      const ahead = 'data:text/javascript,const{now}=Date;Date.now=()=>now()+300000';
      const { child, port } = await startServer({
        DATABASE_URL: url,
        DATA_DIR: dataDir,
        NODE_OPTIONS: `--import=${ahead}`,
      });
      try {
        const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
        expect([ready.status, await ready.json()]).toEqual([
          503,
          { status: 'wrong clock', offSeconds: 300 },
        ]);
        const state = await fetch(`http://127.0.0.1:${port}${API_BASE}${gameStatePath('fto')}`);
        expect(state.status).toBe(503);
      } finally {
        const gone = once(child, 'exit');
        child.kill('SIGKILL');
        await gone;
        rmSync(dataDir, { recursive: true, force: true });
        await drop();
      }
    },
  );

  test('reads the database’s own clock', async () => {
    const host = await watchHostClock({ store, clock: systemClock, log: {} as never });
    expect(host.isRight()).toBe(true);
    host.stop();
  });
});
