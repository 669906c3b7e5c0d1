import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#contract/day.ts';
import { squidTuning } from '#games/squidgame/tuning.ts';
import { runCommand } from '../../edges/operator/run.ts';
import { DEMO_PLAYER, seedDemo } from '../../edges/seed/demo.ts';
import { seedQuiz } from '../../edges/seed/event.ts';
import { openTestApp } from '../../edges/testApp.ts';
import { ManualClock } from '../../platform/clock.ts';
import { readConfig } from '../../platform/config.ts';
import { testCipher } from '../../platform/secrets/testCipher.ts';
import { settings } from '../../platform/store/schema/club.ts';
import { banners, promotions, uploads } from '../../platform/store/schema/content.ts';
import { events } from '../../platform/store/schema/events.ts';
import { tunings } from '../../platform/store/schema/games.ts';
import { entries, postings } from '../../platform/store/schema/ledger.ts';
import { players, sessions } from '../../platform/store/schema/players.ts';
import { oneStore } from '../../platform/store/testStore.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { spinWeek } from '../events/spin.ts';
import { almostDone, OPENS, rightOf, runEvent, testEvent } from '../events/testEvent.ts';
import { answerQuestion } from '../events/tries.ts';
import { checkLedger } from '../ledger/check/check.ts';
import { NOW, seatAt } from '../rounds/testSeat.ts';
import { insertTuning } from '../rounds/testTuning.ts';
import { demandKind } from './kind.ts';

const GATEWAY = {
  SMS_WEBHOOK_URL: 'https://sms.example',
  SMS_WEBHOOK_SECRET: 'a secret of the gateway',
};
const PRODUCTION = { NODE_ENV: 'production', ...GATEWAY };

oneStore('what a club was made as', (store) => {
  const started = (env: Record<string, string>) => demandKind(store(), readConfig(env));
  const madeAs = (kind: 'demo' | 'real' | null) => store().db.update(settings).set({ kind });
  beforeEach(() => madeAs(null));

  test('is decided at its first start, and stays', async () => {
    expect(await started({})).toEqual({ isDemo: true });
    expect(await started({ DATABASE_URL: 'postgres://club@127.0.0.1/club' })).toEqual({
      isDemo: true,
    });
    await madeAs(null);
    expect(await started(PRODUCTION)).toEqual({ isDemo: false });
    expect(await started(GATEWAY)).toEqual({ isDemo: false });
  });

  test('a demo never serves for real, and the refusal says how it could', async () => {
    await started({});
    for (const env of [PRODUCTION, { DEMO: 'false' }, { DEMO: 'false', ...GATEWAY }])
      await expect(started(env)).rejects.toThrow('npm run operator -- demo remove');
  });

  test('a real club never becomes a demo, nor hands codes to anything but a gateway', async () => {
    await started(PRODUCTION);
    await expect(started({ DEMO: 'true' })).rejects.toThrow("a real club's");
    await expect(started({})).rejects.toThrow('SMS_WEBHOOK_URL must be set');
  });

  test('`demo remove` leaves a real club: no account, no session, no coin, nothing for show', async () => {
    await started({});
    await seedDemo(store(), { now: NOW, cipher: testCipher, hashPassword });
    const club = await openTestApp({ store: store() });
    const { uid, password } = DEMO_PLAYER;
    const token = (await club.post('login', { uid, password })).json<{ token: string }>().token;
    const seat = await seatAt(store(), { coins: 100_00 });
    await seat.open('squidgame', 50);
    await seedQuiz(store(), { now: NOW, cipher: testCipher });
    await runEvent(store(), testEvent('quiz-of-ours'), OPENS);
    const [weekId = 0] = await runEvent(store(), testEvent('quiz-played'), OPENS);
    await almostDone(store(), weekId, [seat.playerId], OPENS);
    const own = { playerId: seat.playerId, key: 'quiz-played', week: '1', now: OPENS };
    const last = { requestId: randomUUID(), question: 5, chosen: rightOf(5) };
    await answerQuestion(store(), { ...own, ...last });
    const quiz = { store: store(), cipher: testCipher };
    await spinWeek(quiz, { ...own, requestId: randomUUID(), clientSeed: 'demo' });
    const deps = {
      store: store(),
      clock: new ManualClock(NOW + DAY_MS),
      security: club.deps.security,
      cipher: testCipher,
      broadcast: () => {},
      drop: () => {},
    };
    const remove = (args: object, more = {}) =>
      runCommand({ ...deps, ...more }, 'demo remove', args, 'siti');

    await expect(remove({ confirm: true }, { isServing: true })).rejects.toThrow('Stop every');
    expect((await remove({})).lines[0]).toContain('5 accounts');
    expect(await store().db.select().from(players)).toHaveLength(5);
    await insertTuning(store().db, 'squidgame', 9, squidTuning.defaults, { authorId: 1 });
    await insertTuning(store().db, 'squidgame', 10, squidTuning.defaults);

    await remove({ confirm: true });
    for (const table of [players, sessions, postings, entries, banners, promotions, uploads])
      expect(await store().db.select().from(table)).toEqual([]);
    // What a designer of the demo published nobody had to approve; what its operator did stays.
    const left = await store().db.select().from(tunings).where(eq(tunings.origin, 'published'));
    expect(left.map(({ version }) => version)).toEqual([10]);
    // So do its events, but for those that accounts of the demo took part in.
    const quizzes = await store().db.select({ key: events.key }).from(events).orderBy(events.key);
    expect(quizzes.map(({ key }) => key)).toEqual(['quiz-2024', 'quiz-of-ours']);
    expect((await club.get('player', token)).statusCode).toBe(401);
    expect((await club.post('login', { uid, password })).statusCode).toBe(400);
    expect(await started(PRODUCTION)).toEqual({ isDemo: false });
    await expect(remove({ confirm: true })).rejects.toThrow('This club is no demo');

    // Its books are as strict as any new club's.
    const member = await seatAt(store(), { coins: 10_00 });
    await member.open('squidgame', 50);
    await expect(store().db.delete(postings)).rejects.toThrow();
    await expect(store().db.update(entries).set({ amount: 1 })).rejects.toThrow();
    expect((await checkLedger(store())).problems).toEqual([]);
    await club.close();
  });
});
