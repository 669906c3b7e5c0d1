import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { GameStateAnswer, MOVE_GRACE_MS, RoundAnswer } from '#contract/rounds.ts';
import { rpsTuning } from '#games/rock-scissor-paper/tuning.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { duels, roundSteps, rounds } from '../../../platform/store/schema/rounds.ts';
import { eachStore } from '../../../platform/store/testStore.ts';
import { checkLedger } from '../../ledger/check/check.ts';
import { listTransactions } from '../../transactions/transactions.ts';
import { sweepRounds } from '../settle/settle.ts';
import { unfairRounds } from '../testFair.ts';
import { NOW, refusal } from '../testSeat.ts';
import {
  clearTable,
  handOf,
  match,
  type Seated,
  serverOn,
  switchLive,
  throwBoth,
} from './testTable.ts';

const { throwMs, showMs, idleThrows } = rpsTuning.defaults;
const CLOCK_MS = throwMs + showMs;
/** The first moment after which a clock set at `now` has run out for good. */
const after = (now: number) => now + CLOCK_MS + MOVE_GRACE_MS + 1;

eachStore('matches between two players', (store) => {
  beforeAll(() => switchLive(store(), true));
  afterEach(async () => {
    await clearTable(store());
    expect(await unfairRounds(store())).toEqual([]);
  });

  const lines = async ({ playerId }: Seated) =>
    (await listTransactions(store().db, playerId, {})).transactions
      .map(({ type, amount }) => `${type} ${amount}`)
      .reverse()
      .slice(1);

  test('[rps-live] the winner gets 97% of both bets, the loser nothing; the rest is kept by the club', async () => {
    const server = serverOn(store());
    const [ani, budi] = await match(server);
    expect(await ani.coins()).toEqual({ available: 95_00, pending: 500 });
    await throwBoth([ani, budi], ['rock', 'scissors']);
    const last = await throwBoth([ani, budi], ['rock', 'scissors']);
    expect(last.events).toEqual([
      {
        kind: 'thrown',
        number: 2,
        mine: 'scissors',
        theirs: 'rock',
        result: 'lose',
        score: [0, 2],
      },
      { kind: 'ended', why: 'lost', score: [0, 2], multiplier: 0 },
    ]);
    expect(RoundAnswer.safeParse(last).success).toBe(true);
    expect(last.round).toMatchObject({ mode: 'live', status: 'settled', bet: 500, won: 0 });
    expect((await ani.state()).last).toMatchObject({ status: 'settled', bet: 500, won: 970 });
    expect(await ani.coins()).toEqual({ available: 104_70, pending: 0 });
    expect(await budi.coins()).toEqual({ available: 95_00, pending: 0 });
    expect(await lines(ani)).toEqual(['ROCKPAPERSCISSORS -500', 'ROCKPAPERSCISSORS 970']);
    expect(await lines(budi)).toEqual(['ROCKPAPERSCISSORS -500']);
    const [duel] = await store().db.select().from(duels);
    expect(duel).toMatchObject({ status: 'settled', deadlineAt: null });
    expect((await checkLedger(store())).problems).toEqual([]);
  });

  test('[rps-live] a hand is hidden until both are in: neither an answer nor a broadcast tells of it', async () => {
    const server = serverOn(store());
    const [ani, budi] = await match(server);
    const before = await budi.state();
    server.changes.length = 0;
    const chosen = await ani.move(handOf('paper'));
    expect(chosen.events).toEqual([{ kind: 'chosen', mine: 'paper' }]);
    expect(chosen.round.view).toMatchObject({ phase: 'chosen', mine: 'paper' });
    expect(server.changes).toEqual([]);
    expect(await budi.state()).toEqual(before);
    const thrown = await budi.move(handOf('rock'));
    expect(thrown.events).toMatchObject([{ kind: 'thrown', mine: 'rock', theirs: 'paper' }]);
    expect(server.changes).toMatchObject([{ playerId: ani.playerId, topic: 'round' }]);
    const told = await ani.state();
    expect(told.round?.view).toMatchObject({ phase: 'throwing', score: [1, 0], mine: null });
    expect(GameStateAnswer.safeParse(told).success).toBe(true);
    // The clock of the next throw is the same for both.
    expect(told.round?.deadlineAt).toBe(thrown.round.deadlineAt);
  });

  test('a hand does not wind the clock up again', async () => {
    const [ani, budi] = await match(serverOn(store()));
    const { round } = await budi.state();
    const chosen = await ani.move(handOf('rock'), NOW + 4_000);
    expect(chosen.round.deadlineAt).toBe(round?.deadlineAt);
    expect(round?.deadlineAt).toBe(NOW + CLOCK_MS);
  });

  test('ties are thrown again, with the whole time', async () => {
    const both = await match(serverOn(store()));
    const tie = await throwBoth(both, ['rock', 'rock'], NOW + 3_000);
    expect(tie.events).toMatchObject([{ result: 'tie', score: [0, 0] }]);
    expect(tie.round.deadlineAt).toBe(NOW + 3_000 + CLOCK_MS);
    await throwBoth(both, ['rock', 'paper'], NOW + 4_000);
    const end = await throwBoth(both, ['rock', 'paper'], NOW + 5_000);
    expect(end.events.at(-1)).toMatchObject({ kind: 'ended', why: 'won' });
  });

  test('[rps-live] who vanishes loses the throws missed, and can come back into the match', async () => {
    const server = serverOn(store());
    const [ani, budi] = await match(server);
    await ani.move(handOf('rock'));
    const late = after(NOW);
    server.changes.length = 0;
    expect(await sweepRounds(server, late)).toBe(1);
    expect(server.changes.map(({ playerId, topic }) => [playerId, topic])).toEqual([
      [ani.playerId, 'round'],
      [budi.playerId, 'round'],
    ]);
    const back = await budi.state(late);
    expect(back.round?.view).toMatchObject({ phase: 'throwing', score: [0, 1] });
    // Back in time for the second throw: it goes on as if nothing had been.
    await throwBoth([ani, budi], ['rock', 'paper'], late);
    const end = await throwBoth([ani, budi], ['rock', 'paper'], late + 1);
    expect(end.events.at(-1)).toMatchObject({ why: 'won', score: [2, 1] });
    expect(await budi.coins()).toEqual({ available: 104_70, pending: 0 });
  });

  test('who never comes back has lost after two throws, whoever looks', async () => {
    const server = serverOn(store());
    const [ani, budi] = await match(server);
    await ani.move(handOf('rock'));
    const first = after(NOW);
    await ani.state(first);
    await ani.move(handOf('scissors'), first);
    const second = after(first);
    const looks = await Promise.all(Array.from({ length: 8 }, () => ani.state(second)));
    for (const { last } of looks) expect(last).toMatchObject({ status: 'settled', won: 970 });
    expect((await budi.state(second)).last?.view).toMatchObject({ end: { why: 'lost' } });
    expect(await sweepRounds(server, second)).toBe(0);
  });

  test('[rps-live] both vanish: after three throws nobody made, the match is void and both bets are back', async () => {
    const server = serverOn(store());
    const [ani, budi] = await match(server);
    let now = NOW;
    for (let missed = 0; missed < idleThrows; missed += 1) {
      now = after(now);
      expect(await sweepRounds(server, now)).toBe(1);
    }
    for (const each of [ani, budi]) {
      expect((await each.state(now)).last).toMatchObject({ status: 'voided', won: 0 });
      expect(await each.coins(now)).toEqual({ available: 100_00, pending: 0 });
      expect(await lines(each)).toEqual(['ROCKPAPERSCISSORS -500', 'ROCKPAPERSCISSORS 500']);
    }
    expect(await sweepRounds(server, after(now))).toBe(0);
    expect((await checkLedger(store())).problems).toEqual([]);
  });

  test('[rps-live] quitting loses the match to the other', async () => {
    const server = serverOn(store());
    const [ani, budi] = await match(server);
    await budi.move(handOf('rock'));
    server.changes.length = 0;
    const over = await ani.move({ kind: 'quit' });
    expect(over.events).toMatchObject([{ kind: 'ended', why: 'quit' }]);
    expect(server.changes).toMatchObject([
      { playerId: ani.playerId, topic: 'coins' },
      { playerId: budi.playerId, topic: 'round', coin: { balance: 104_70, pending: 0 } },
    ]);
    expect((await budi.state()).last?.view).toMatchObject({
      end: { why: 'won', multiplier: 19_400 },
    });
    expect(await ani.coins()).toEqual({ available: 95_00, pending: 0 });
  });

  test('a move is taken until a second after the clock, then the throw is lost', async () => {
    const [ani, budi] = await match(serverOn(store()));
    const late = after(NOW);
    await ani.move(handOf('rock'), NOW);
    expect((await budi.move(handOf('paper'), late - 1)).events).toMatchObject([{ result: 'win' }]);
    const [cik, dol] = await match(serverOn(store()));
    await cik.move(handOf('rock'), NOW);
    expect(await refusal(dol.move(handOf('paper'), late))).toBe('409 msg.invalidRequest');
    expect((await dol.state(late)).round?.view).toMatchObject({ score: [0, 1] });
  });

  test('[bets-safe] the same request id has one effect, also twenty times at once', async () => {
    const [ani, budi] = await match(serverOn(store()));
    await ani.move(handOf('rock'));
    const requestId = randomUUID();
    const { round } = await budi.state();
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        await budi.state();
        return budi.move(handOf('paper'), NOW, requestId).catch((error: unknown) => error);
      }),
    );
    const done = answers.filter((each) => !(each instanceof Refusal));
    expect(done.length).toBeGreaterThan(0);
    for (const each of done) expect(each).toEqual(done[0]);
    const steps = await store()
      .db.select()
      .from(roundSteps)
      .where(eq(roundSteps.roundId, Number(round?.id)));
    // Opened, began, thrown.
    expect(steps).toHaveLength(3);
  });

  test('both throw at the same moment: one throw, judged once', async () => {
    const server = serverOn(store());
    for (let round = 0; round < 10; round += 1) {
      const both = await match(server, 100);
      const [one, two] = await Promise.all([
        both[0].move(handOf('rock')),
        both[1].move(handOf('paper')),
      ]);
      const kinds = [one, two].map(({ events }) => events[0]?.kind).toSorted();
      expect(kinds).toEqual(['chosen', 'thrown']);
      expect((await both[1].state()).round?.view).toMatchObject({ score: [1, 0] });
      await both[0].state();
      await both[0].move({ kind: 'quit' });
    }
  });

  test('of a quit and a throw at the same moment both are judged in some order', async () => {
    const server = serverOn(store());
    for (let round = 0; round < 10; round += 1) {
      const [ani, budi] = await match(server, 100);
      await ani.move(handOf('rock'));
      const raced = await Promise.all([
        refusal(ani.move({ kind: 'quit' })),
        refusal(budi.move(handOf('paper'))),
      ]);
      expect(raced.filter((each) => each === null).length).toBeGreaterThan(0);
      for (const each of raced) expect([null, '409 msg.invalidRequest']).toContain(each);
      if ((await budi.state()).round) {
        await ani.state();
        await ani.move({ kind: 'quit' });
      }
    }
    expect((await checkLedger(store())).problems).toEqual([]);
  });

  test('a move of somebody else, or for another step, is none', async () => {
    const [ani, budi] = await match(serverOn(store()));
    const { round } = await ani.state();
    await ani.move(handOf('rock'));
    expect(await refusal(ani.move(handOf('paper')))).toBe('409 msg.invalidRequest');
    expect(await refusal(ani.move({ kind: 'house' }))).toBe('409 msg.invalidRequest');
    expect((await budi.state()).round?.id).not.toBe(round?.id);
  });

  test('a deadline nobody looked at is settled once by two processes that sweep at once', async () => {
    const servers = [serverOn(store()), serverOn(store())];
    const [first] = servers;
    if (!first) throw new Error('no server');
    const [ani] = await match(first);
    await ani.move(handOf('rock'));
    const counts = await Promise.all(servers.map((each) => sweepRounds(each, after(NOW))));
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(1);
    const open = await store()
      .db.select()
      .from(rounds)
      .where(and(eq(rounds.playerId, ani.playerId), eq(rounds.status, 'open')));
    expect(open).toMatchObject([{ step: 3 }]);
  });
});
