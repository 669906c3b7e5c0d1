import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { DAY_MS } from '#contract/day.ts';
import { MOVE_GRACE_MS } from '#contract/rounds.ts';
import { PENDING_DAYS } from '#contract/terms.ts';
import { checkLedger } from '../../domains/ledger/check/check.ts';
import { endOfDayAfter } from '../../domains/ledger/expiry.ts';
import { testPlayer } from '../../domains/ledger/testPlayer.ts';
import { redeem } from '../../domains/redemptions/redemptions.ts';
import { openRound } from '../../domains/rounds/open/open.ts';
import { TEST_CLOCK_MS, testGames } from '../../domains/rounds/testGame.ts';
import { NO_VIDEOS } from '../../domains/verification/testUpload.ts';
import { ManualClock } from '../../platform/clock.ts';
import { readConfig } from '../../platform/config.ts';
import { OWN_CLOCK } from '../../platform/hostClock.ts';
import { createLog } from '../../platform/log.ts';
import type { Change } from '../../platform/requests/change.ts';
import { testCipher } from '../../platform/secrets/testCipher.ts';
import { redemptions } from '../../platform/store/schema/redemptions.ts';
import { rounds } from '../../platform/store/schema/rounds.ts';
import { eachStore } from '../../platform/store/testStore.ts';
import { startJobs } from './jobs.ts';

const NOW = Date.UTC(2026, 2, 10, 4);

eachStore('the jobs', (store) => {
  /** Two processes' jobs over one database, and what both broadcast. */
  const setUp = () => {
    const clock = new ManualClock(NOW);
    const changes: Change[] = [];
    const errors: unknown[] = [];
    const deps = {
      store: store(),
      games: testGames,
      cipher: testCipher,
      onChange: (change: Change) => void changes.push(change),
    };
    const push = { ...deps, clock, log: createLog('silent'), config: readConfig({}) };
    const hostClock = { isRight: () => true };
    const realtime = { tellClub: vi.fn(), tellMissed: vi.fn(async () => {}) };
    const onError = (_job: string, error: unknown) => void errors.push(error);
    const start = () =>
      startJobs({ rounds: deps, push, realtime, clock, hostClock, videos: NO_VIDEOS, onError });
    return { clock, hostClock, changes, errors, deps, push, realtime, start };
  };

  test('settle deadlines, lapsed coins and forgotten redemptions once, with two processes', async () => {
    const { clock, changes, errors, deps, start } = setUp();
    const playerId = await testPlayer(store(), 60_00, NOW);
    const ask = { playerId, requestId: randomUUID(), now: NOW };
    await redeem(store(), { ...ask, coins: 50_00 });
    const open = { ...ask, requestId: randomUUID(), game: 'guess', clientSeed: 'x', bet: 0 };
    const { round } = await openRound(deps, open);
    clock.advance(TEST_CLOCK_MS + MOVE_GRACE_MS + 1);
    const stops = [start(), start()];
    await Promise.all(stops.map((stop) => stop()));
    const [row] = await store()
      .db.select()
      .from(rounds)
      .where(eq(rounds.id, Number(round.id)));
    expect(row?.step).toBe(1);
    expect(changes).toEqual([]);
    clock.advance(PENDING_DAYS * DAY_MS);
    await Promise.all([start(), start()].map((stop) => stop()));
    expect(changes).toMatchObject([{ playerId, topic: 'redemption', coin: { pending: 0 } }]);
    clock.advance(endOfDayAfter(NOW, 90).getTime() + 1 - clock.now());
    await Promise.all([start(), start()].map((stop) => stop()));
    expect(changes.slice(1)).toMatchObject([{ playerId, topic: 'coins', coin: { balance: 0 } }]);
    expect(errors).toEqual([]);
    expect((await checkLedger(store())).problems).toEqual([]);
  });

  test('judge nothing while the clock is wrong, and go on when it is right', async () => {
    const { clock, hostClock, realtime, changes, deps, start } = setUp();
    const playerId = await testPlayer(store(), 60_00, NOW);
    const ask = { playerId, requestId: randomUUID(), now: NOW };
    await redeem(store(), { ...ask, coins: 50_00 });
    const open = { ...ask, requestId: randomUUID(), game: 'guess', clientSeed: 'x', bet: 0 };
    const { round } = await openRound(deps, open);
    const stepOf = async () =>
      (
        await store()
          .db.select()
          .from(rounds)
          .where(eq(rounds.id, Number(round.id)))
      )[0]?.step;
    hostClock.isRight = () => false;
    clock.advance(endOfDayAfter(NOW, 90).getTime() + 1 - NOW);
    await start()();
    expect([await stepOf(), changes]).toEqual([0, []]);
    expect(realtime.tellMissed).toHaveBeenCalled();
    hostClock.isRight = () => true;
    await start()();
    expect(await stepOf()).toBe(1);
    expect(changes).not.toEqual([]);
  });

  test('run again when their turn comes, and no more once stopped', async () => {
    const { clock, start } = setUp();
    const playerId = await testPlayer(store(), 100_00, NOW);
    const redeemLongAgo = async () => {
      const now = NOW - (PENDING_DAYS + 1) * DAY_MS;
      const ask = { playerId, requestId: randomUUID(), coins: 50_00, now };
      return Number((await redeem(store(), ask)).answer.redemption.id);
    };
    const statusOf = async (id: number) =>
      (await store().db.select().from(redemptions).where(eq(redemptions.id, id)))[0]?.status;
    const stop = start();
    const first = await redeemLongAgo();
    clock.advance(60_000);
    await expect.poll(() => statusOf(first)).toBe('expired');
    await stop();
    const second = await redeemLongAgo();
    clock.advance(120_000);
    await stop();
    expect(await statusOf(second)).toBe('pending');
  });

  test('an error is told, and the job runs again', async () => {
    const { clock, deps, push, realtime } = setUp();
    const failed: string[] = [];
    const none = { ...store(), db: null as never };
    const broken = { rounds: { ...deps, store: none }, push: { ...push, store: none }, realtime };
    const onError = (job: string) => void failed.push(job);
    const stop = startJobs({ ...broken, clock, hostClock: OWN_CLOCK, videos: NO_VIDEOS, onError });
    await stop();
    const all = [
      'board',
      'club news',
      'coins',
      'events',
      'expiring coins',
      'figures',
      'ledger',
      'old steps',
      'progress',
      'pushes',
      'pushes given up',
      'redemptions',
      'retention',
      'rounds',
      'sightings',
      'suspicions',
      'tunings',
      'videos',
    ];
    expect(failed.sort()).toEqual(all);
  });
});
