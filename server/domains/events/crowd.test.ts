import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testEnv } from '../../edges/testProcess.ts';
import { openStore } from '../../platform/store/open.ts';
import { eventAnswers, eventTries, eventWeeks } from '../../platform/store/schema/events.ts';
import type { Store } from '../../platform/store/store.ts';
import { oneStore } from '../../platform/store/testStore.ts';
import { createTestDatabase } from '../../platform/store/testTemplate.ts';
import { almostDone, crowd, OPENS, rightOf, runEvent, testEvent } from './testEvent.ts';
import { answerQuestion } from './tries.ts';

const CROWD = 500;
/** How often one of two processes is killed while they finish: QUIZ_KILLS=50, and what `npm run attack` makes it. */
const KILLS = Number(process.env.QUIZ_KILLS ?? 1);
/** Answers that a process gives before it is killed. */
const ANSWERS = Math.min(15, Math.floor(150 / KILLS));
const NOW = OPENS + 60_000;
const VICTIM = join(import.meta.dirname, 'testFinish.ts');

/** When a last answer was sent and answered, and the place it reached; null: it was full. */
interface Finish {
  playerId: number;
  sent: bigint;
  done: bigint;
  place: number | null;
}

/** Whoever had their answer before another's was sent is before them, or both are too late. */
const outOfOrder = (finishes: readonly Finish[]): number => {
  const placeOf = ({ place }: Finish) => place ?? Number.POSITIVE_INFINITY;
  return finishes.flatMap((first) =>
    finishes.filter(
      (second) =>
        first.done < second.sent && placeOf(first) >= placeOf(second) && second.place !== null,
    ),
  ).length;
};

const placesIn = async (store: Store, weekId: number) => {
  const rows = await store.db
    .select({ playerId: eventTries.playerId, place: eventTries.place })
    .from(eventTries)
    .where(and(eq(eventTries.weekId, weekId), isNotNull(eventTries.place)))
    .orderBy(asc(eventTries.place));
  return rows;
};

/** Each try is finished with five answers, and the week has counted its fifty. */
const demandWhole = async (store: Store, weekId: number) => {
  const tries = await store.db.select().from(eventTries).where(eq(eventTries.weekId, weekId));
  expect(tries).toHaveLength(CROWD);
  expect(
    tries.filter(({ answered, hits, finishedAt }) => answered !== 5 || hits !== 5 || !finishedAt),
  ).toEqual([]);
  const answers = await store.db
    .select({ tryId: eventAnswers.tryId })
    .from(eventAnswers)
    .innerJoin(eventTries, eq(eventTries.id, eventAnswers.tryId))
    .where(eq(eventTries.weekId, weekId));
  expect(answers).toHaveLength(5 * CROWD);
  const [week] = await store.db.select().from(eventWeeks).where(eq(eventWeeks.id, weekId));
  expect(week).toMatchObject({ qualified: 50, qualifiers: 50 });
  const places = (await placesIn(store, weekId)).map(({ place }) => place);
  expect(places).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
};

oneStore('five hundred who finish at once', (store) => {
  test('[quiz-rules] exactly the first fifty qualify', async () => {
    const [weekId = 0] = await runEvent(store(), testEvent('quiz-crowd'));
    const ids = await crowd(store(), CROWD);
    await almostDone(store(), weekId, ids, OPENS);
    const answered = await Promise.all(
      ids.map((playerId) =>
        answerQuestion(store(), {
          playerId,
          key: 'quiz-crowd',
          week: '1',
          requestId: randomUUID(),
          question: 5,
          chosen: rightOf(5),
          now: NOW,
        }).then(({ answer }) => answer),
      ),
    );
    expect(answered.filter(({ state }) => state === 'qualified')).toHaveLength(50);
    expect(answered.filter(({ state }) => state === 'full')).toHaveLength(CROWD - 50);
    await demandWhole(store(), weekId);
  });
});

describe.skipIf(!process.env.TEST_DATABASE_URL)('two processes on one PostgreSQL', () => {
  let store: Store;
  let url: string;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    ({ url, drop } = await createTestDatabase(process.env.TEST_DATABASE_URL ?? ''));
    store = await openStore({ databaseUrl: url, dataDir: '', onFatal: () => {} });
  });
  afterAll(async () => {
    await store?.close();
    await drop?.();
  });

  interface Player {
    playerId: number;
    requestId: string;
  }

  /** Has a process of its own answer for the players; killed after so many answers, if told. */
  const finishIn = (
    key: string,
    players: readonly Player[],
    killAfter = Number.POSITIVE_INFINITY,
  ) =>
    new Promise<Finish[]>((resolve, reject) => {
      const child = spawn(process.execPath, [VICTIM], {
        env: testEnv,
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      let said = '';
      child.stdout.on('data', (data) => {
        said += data;
        if (said.split('\n').length - 2 >= killAfter) child.kill('SIGKILL');
      });
      child.on('error', reject);
      child.on('close', (code, signal) => {
        if (code !== 0 && signal !== 'SIGKILL') reject(new Error(`the victim ended with ${code}`));
        const finishes = [...said.matchAll(/^(\d+) (\d+) (\d+) (\d+|full)$/gm)].map(
          ([, id, sent = '', done = '', place]) => ({
            playerId: Number(id),
            sent: BigInt(sent),
            done: BigInt(done),
            place: place === 'full' ? null : Number(place),
          }),
        );
        resolve(finishes);
      });
      child.stdin.end(JSON.stringify({ databaseUrl: url, key, now: NOW, atOnce: 8, players }));
    });

  test('[quiz-rules] the fifty are those whose last answers were committed first; a kill changes nothing', async () => {
    const key = 'quiz-processes';
    const [weekId = 0] = await runEvent(store, testEvent(key));
    const ids = await crowd(store, CROWD);
    await almostDone(store, weekId, ids, OPENS);
    const players = ids.map((playerId) => ({ playerId, requestId: randomUUID() }));
    const halves = [players.slice(0, CROWD / 2), players.slice(CROWD / 2)] as const;
    /** Kills the process that answers for the second half, again and again; what it told before. */
    const finishUnderKills = async (onEnough: () => void): Promise<Finish[][]> => {
      const all: Finish[][] = [];
      for (let kill = 0; kill < KILLS; kill += 1) {
        if (kill === Math.floor(KILLS / 10)) onEnough();
        const known = new Set(all.flat().map(({ playerId }) => playerId));
        const left = halves[1].filter(({ playerId }) => !known.has(playerId));
        all.push(await finishIn(key, left, ANSWERS));
      }
      return all;
    };
    // The other half waits for a tenth of the kills: alone, it would take all places before the second one.
    const enough = Promise.withResolvers<void>();
    const [first, kills] = await Promise.all([
      enough.promise.then(() => finishIn(key, halves[0])),
      finishUnderKills(enough.resolve),
    ]);
    const killed = kills.flat();
    expect(first).toHaveLength(CROWD / 2);
    expect(killed.length).toBeGreaterThanOrEqual(KILLS * ANSWERS);
    expect(killed.length).toBeLessThan(CROWD / 2);
    // Who was not answered, and who was, asks again under the same id.
    const again = await finishIn(key, halves[1]);
    expect(again).toHaveLength(CROWD / 2);
    const kept = new Map(again.map(({ playerId, place }) => [playerId, place]));
    for (const { playerId, place } of killed)
      expect([playerId, kept.get(playerId)]).toEqual([playerId, place]);
    // After a kill, who had their place already is sent once more.
    expect(outOfOrder([...first, ...(kills[0] ?? [])])).toBe(0);
    await demandWhole(store, weekId);
    const told = [...first, ...again].filter(({ place }) => place !== null);
    const sorted = told.sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
    expect(sorted.map(({ playerId, place }) => ({ playerId, place }))).toEqual(
      await placesIn(store, weekId),
    );
  });
});
