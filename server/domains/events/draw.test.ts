import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { count, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DAY_MS } from '#contract/day.ts';
import { SavedDraw } from '#contract/event.ts';
import { checkDraw } from '#games/quiz-draw/check.ts';
import { testCipher } from '../../platform/secrets/testCipher.ts';
import {
  eventPrizes,
  eventTries,
  eventWeeks,
  weekPrizes,
} from '../../platform/store/schema/events.ts';
import { inbox } from '../../platform/store/schema/inbox.ts';
import { rewards } from '../../platform/store/schema/money.ts';
import { constraintOf, type Store, sqlState } from '../../platform/store/store.ts';
import { eachStore } from '../../platform/store/testStore.ts';
import { armMine, layMines } from '../rounds/testMines.ts';
import { claimPrize } from './claim.ts';
import { savedDraw, spinWeek } from './spin.ts';
import { almostDone, crowd, OPENS, rightOf, runEvent, testEvent } from './testEvent.ts';
import { answerQuestion } from './tries.ts';
import { keepEvents } from './upkeep.ts';

const NOW = OPENS + 60_000;
const WEEK_MS = 7 * DAY_MS;

/** What tests/verifier/verify.py says of each. */
const verdicts = (texts: readonly string[]): string[] => {
  const input = texts.map((text) => `${text}\n`).join('');
  const { status, stdout, stderr } = spawnSync('python3', ['tests/verifier/verify.py'], {
    input,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout.trimEnd().split('\n');
};

const isFair = (value: unknown): boolean => {
  const { data } = SavedDraw.safeParse(value);
  const check = data && checkDraw(data);
  return check?.kind === 'drawn' && check.disagreement === null;
};

const lastAnswer = (playerId: number, key: string, week: number, now: number) => ({
  playerId,
  key,
  week: String(week),
  requestId: randomUUID(),
  question: 5,
  chosen: rightOf(5),
  now,
});
const spinOf = (playerId: number, key: string, week: number, now: number) => ({
  playerId,
  key,
  week: String(week),
  requestId: randomUUID(),
  clientSeed: `seed-of-${playerId}`,
  now,
});

/** Has sixty finish and everybody spin, all at once and twice. */
const playWeek = async (
  store: Store,
  key: string,
  weekId: number,
  week: number,
): Promise<number[]> => {
  const now = NOW + (week - 1) * WEEK_MS;
  const ids = await crowd(store, 60);
  await almostDone(store, weekId, ids, now);
  const places = await Promise.all(
    ids.map(
      async (id) => (await answerQuestion(store, lastAnswer(id, key, week, now))).answer.place,
    ),
  );
  const deps = { store, cipher: testCipher };
  const spins = ids.flatMap((id) => [spinOf(id, key, week, now), spinOf(id, key, week, now)]);
  const answered = await Promise.allSettled(spins.map((spin) => spinWeek(deps, spin)));
  const failed = answered.flatMap((each) => (each.status === 'rejected' ? [each.reason.key] : []));
  expect(failed.toSorted()).toEqual([
    ...Array(20).fill('msg.participantsFull'),
    ...Array(50).fill('msg.rewardAlreadySpun'),
  ]);
  return ids.filter((_, at) => places[at] !== null);
};

/** Every way to falsify a draw, a name each. */
const FALSIFIED: Readonly<Record<string, (draw: SavedDraw) => unknown>> = {
  'another event': (d) => ({ ...d, draw: { ...d.draw, event: 'another' } }),
  'another week': (d) => ({ ...d, draw: { ...d.draw, week: d.draw.week + 1 } }),
  'no week': (d) => ({ ...d, draw: { ...d.draw, week: 0 } }),
  'half a week': (d) => ({ ...d, draw: { ...d.draw, week: 1.5 } }),
  'another seed': (d) => ({ ...d, serverSeed: 'ab'.repeat(32) }),
  'no seed': (d) => ({ ...d, serverSeed: null }),
  'a short seed': (d) => ({ ...d, serverSeed: d.serverSeed?.slice(2) }),
  'another hash of the seed': (d) => ({
    ...d,
    draw: { ...d.draw, serverSeedHash: 'cd'.repeat(32) },
  }),
  'another hash of the prizes': (d) => ({ ...d, draw: { ...d.draw, drawHash: 'cd'.repeat(32) } }),
  'no hash of the prizes': ({ draw: { drawHash, ...draw }, ...d }) => ({ ...d, draw }),
  'more to the draw': (d) => ({ ...d, draw: { ...d.draw, more: 1 } }),
  'more to the file': (d) => ({ ...d, more: 1 }),
  'one ticket more': (d) =>
    prizes(d, (all) => all.map((p, at) => (at ? p : { ...p, winners: 16 }))),
  'one ticket less': (d) =>
    prizes(d, (all) => all.map((p, at) => (at ? p : { ...p, winners: 14 }))),
  'the prizes the other way round': (d) => prizes(d, (all) => all.toReversed()),
  'no tickets': (d) => prizes(d, (all) => all.slice(1)),
  'no prizes': (d) => prizes(d, () => []),
  'a third prize': (d) => prizes(d, (all) => [...all, { key: 'car', winners: 1 }]),
  'two prizes of one name': (d) => prizes(d, (all) => all.map((p) => ({ ...p, key: 'bonus' }))),
  'a prize under another name': (d) =>
    prizes(d, (all) => all.map((p) => ({ ...p, key: `${p.key}s` }))),
  'a prize with more to it': (d) => prizes(d, (all) => all.map((p) => ({ ...p, sen: 1 }))),
  'winners as a text': (d) =>
    prizes(d, (all) => all.map((p) => ({ ...p, winners: `${p.winners}` }))),
  'no spins': ({ spins, ...d }) => d,
  'spins as an object': (d) => ({ ...d, spins: { ...d.spins } }),
  'the first spin left out': (d) => spins(d, (all) => all.slice(1)),
  'a spin in the middle left out': (d) => spins(d, (all) => all.toSpliced(20, 1)),
  'a spin twice': (d) => spins(d, (all) => all.toSpliced(7, 0, all[7]!)),
  'one spin more than prizes': (d) => spins(d, (all) => [...all, all[0]!]),
  'two spins in each other’s place': (d) =>
    spins(d, (all) => all.with(3, all[4]!).with(4, all[3]!)),
  'the spins backwards': (d) => spins(d, (all) => all.toReversed()),
  'a ticket for who won a bonus': (d) => otherPrize(d, 'bonus', 'tickets'),
  'a bonus for who won a ticket': (d) => otherPrize(d, 'tickets', 'bonus'),
  'a prize that is none': (d) => spin(d, 9, { prize: 'car' }),
  'another client seed at first': (d) => spin(d, 0, { clientSeed: 'another' }),
  'another client seed in the middle': (d) => spin(d, 25, { clientSeed: 'another' }),
  'another client seed at last': (d) => spin(d, 49, { clientSeed: 'another' }),
  'a client seed with a colon': (d) => spin(d, 5, { clientSeed: 'a:b' }),
  'an empty client seed': (d) => spin(d, 5, { clientSeed: '' }),
  'another receipt': (d) => spin(d, 12, { receipt: 'ef'.repeat(32) }),
  'another receipt at last': (d) => spin(d, 49, { receipt: 'ef'.repeat(32) }),
  'a spin without its receipt': (d) => spin(d, 12, { receipt: undefined }),
  'a spin with a name': (d) => spin(d, 12, { uid: 'hornbill1' }),
};
const prizes = (d: SavedDraw, change: (all: SavedDraw['draw']['prizes']) => unknown) => ({
  ...d,
  draw: { ...d.draw, prizes: change(d.draw.prizes) },
});
const spins = (d: SavedDraw, change: (all: SavedDraw['spins']) => unknown) => ({
  ...d,
  spins: change(d.spins),
});
const spin = (d: SavedDraw, at: number, change: object) =>
  spins(d, (all) => all.map((each, i) => (i === at ? { ...each, ...change } : each)));
const otherPrize = (d: SavedDraw, was: string, prize: string) =>
  spin(
    d,
    d.spins.findIndex((each) => each.prize === was),
    { prize },
  );

eachStore('the draw', (store) => {
  test('[quiz-rules] both weeks: 30 win tickets, 70 a bonus, never more; both verifiers agree', async () => {
    const key = 'quiz-draw';
    const weekIds = await runEvent(store(), testEvent(key));
    for (const [at, weekId] of weekIds.entries()) {
      const winners = await playWeek(store(), key, weekId, at + 1);
      const rows = await store()
        .db.select()
        .from(eventPrizes)
        .where(eq(eventPrizes.weekId, weekId));
      expect(rows.map(({ playerId }) => playerId).toSorted()).toEqual(winners.toSorted());
    }
    const won = await store()
      .db.select({ key: weekPrizes.key, won: sql<number>`sum(${weekPrizes.won})::int` })
      .from(weekPrizes)
      .innerJoin(eventWeeks, eq(eventWeeks.id, weekPrizes.weekId))
      .groupBy(weekPrizes.key);
    expect(Object.fromEntries(won.map((row) => [row.key, row.won]))).toEqual({
      tickets: 30,
      bonus: 70,
    });
    const deps = { store: store(), cipher: testCipher };
    await keepEvents(deps, OPENS + 30 * DAY_MS);
    const drawn = await Promise.all(['1', '2'].map((week) => savedDraw(store(), key, week)));
    expect(drawn.map(isFair)).toEqual([true, true]);
    expect(verdicts(drawn.map((each) => JSON.stringify(each)))).toEqual(['fair', 'fair']);
    const names = Object.keys(FALSIFIED);
    expect(names.length).toBeGreaterThanOrEqual(40);
    const forged = drawn.flatMap((draw) =>
      names.map((name) => ({ name, text: JSON.stringify(FALSIFIED[name]?.(draw)) })),
    );
    const said = verdicts(forged.map(({ text }) => text));
    const passed = forged.filter(({ text }, at) => said[at] === 'fair' || isFair(JSON.parse(text)));
    expect(passed.map(({ name }) => name)).toEqual([]);
  });

  test('[quiz-rules] who writes past the functions is refused by the database', async () => {
    const [weekId = 0] = await runEvent(store(), testEvent('quiz-by-hand', { qualifiers: 2 }));
    const [first = 0, second = 0, third = 0] = await crowd(store(), 3);
    await almostDone(store(), weekId, [first, second, third], OPENS);
    for (const id of [first, second, third])
      await answerQuestion(store(), lastAnswer(id, 'quiz-by-hand', 1, NOW));
    const deps = { store: store(), cipher: testCipher };
    await spinWeek(deps, spinOf(first, 'quiz-by-hand', 1, NOW));
    const row = {
      weekId,
      number: 1,
      clientSeed: 'x',
      receipt: 'x',
      at: 0,
      wonAt: new Date(NOW),
      claimBy: new Date(NOW),
    };
    const refusals = [
      () =>
        store()
          .db.insert(eventPrizes)
          .values({ ...row, playerId: third }),
      () =>
        store()
          .db.insert(eventPrizes)
          .values({ ...row, playerId: first }),
      () =>
        store()
          .db.insert(eventPrizes)
          .values({ ...row, number: 0, playerId: second }),
      () => store().db.update(weekPrizes).set({ won: 99 }).where(eq(weekPrizes.weekId, weekId)),
      () => store().db.update(eventWeeks).set({ qualified: 3 }).where(eq(eventWeeks.id, weekId)),
      () =>
        store()
          .db.update(eventPrizes)
          .set({ at: 1, clientSeed: 'y' })
          .where(eq(eventPrizes.weekId, weekId)),
      () => store().db.delete(eventPrizes).where(eq(eventPrizes.weekId, weekId)),
      () => store().db.update(eventTries).set({ place: 2 }).where(eq(eventTries.playerId, first)),
    ];
    const codes: (string | null)[] = [];
    for (const refusal of refusals)
      await refusal().then(
        () => codes.push('taken'),
        (error: unknown) => codes.push(constraintOf(error) || sqlState(error)),
      );
    expect(codes).toEqual([
      '23Q01',
      'event_prizes_once',
      'event_prizes_number',
      'week_prizes_won',
      'event_weeks_counts',
      '23Q02',
      '23Q02',
      '23Q03',
    ]);
  });

  test('[quiz-rules] a process that dies at any row it writes loses and doubles nothing', async () => {
    const key = 'quiz-mines';
    const [weekId = 0] = await runEvent(store(), testEvent(key));
    await layMines(store());
    const deps = { store: store(), cipher: testCipher };
    /** Tries again under one id, each time dying a row later, until nothing dies any more. */
    const survive = async <T>(work: () => Promise<T>): Promise<{ deaths: number; result: T }> => {
      for (let rows = 1; ; rows += 1) {
        await armMine(store(), -rows);
        const result = await work().catch((error: unknown) => {
          expect(String((error as Error).cause ?? error)).toContain('crashed here');
          return null;
        });
        await armMine(store(), 1);
        if (result !== null) return { deaths: rows - 1, result };
      }
    };
    const [playerId = 0] = await crowd(store(), 1);
    await almostDone(store(), weekId, [playerId], OPENS);
    const answer = lastAnswer(playerId, key, 1, NOW);
    const answered = await survive(() => answerQuestion(store(), answer));
    expect(answered.result.answer.place).toBe(1);
    const spinning = spinOf(playerId, key, 1, NOW);
    const spun = await survive(() => spinWeek(deps, spinning));
    expect(spun.result.answer.prize.number).toBe(0);
    const { id, kind } = spun.result.answer.prize;
    const address = {
      name: 'A',
      street: 'B',
      postcode: '50000',
      city: 'C',
      state: 'Perak',
    } as const;
    const claim = {
      playerId,
      id,
      requestId: randomUUID(),
      now: NOW,
      ...(kind === 'tickets' && { address }),
    };
    const claimed = await survive(() => claimPrize(deps, claim));
    // Another one, who never claims: warned once, forfeited once.
    const [idle = 0] = await crowd(store(), 1);
    await almostDone(store(), weekId, [idle], OPENS);
    await answerQuestion(store(), lastAnswer(idle, key, 1, NOW));
    const forgotten = await spinWeek(deps, spinOf(idle, key, 1, NOW));
    const claimBy = Date.parse(forgotten.answer.prize.claimBy);
    const warned = await survive(() => keepEvents(deps, claimBy - DAY_MS));
    const forfeited = await survive(() => keepEvents(deps, claimBy));
    const mine = await store().db.select().from(inbox).where(eq(inbox.playerId, idle));
    expect(mine.map(({ payload }) => payload.title?.en)).toEqual([
      expect.stringMatching(/^Claim your prize before /),
      'Your prize was forfeited',
    ]);
    for (const { deaths } of [warned, forfeited]) expect(deaths).toBeGreaterThanOrEqual(2);
    for (const { deaths } of [answered, spun, claimed]) expect(deaths).toBeGreaterThanOrEqual(3);
    const [week] = await store().db.select().from(eventWeeks).where(eq(eventWeeks.id, weekId));
    expect(week).toMatchObject({ qualified: 2, spins: 2 });
    const prizesWon = await store()
      .db.select()
      .from(eventPrizes)
      .where(eq(eventPrizes.playerId, playerId));
    expect(prizesWon).toMatchObject([{ state: 'claimed' }]);
    const [paid] = await store()
      .db.select({ n: count() })
      .from(rewards)
      .where(eq(rewards.playerId, playerId));
    expect(paid?.n).toBe(kind === 'bonus' ? 1 : 0);
  });
});
