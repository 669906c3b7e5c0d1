import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { DAY_MS } from '#contract/day.ts';
import { GameStateAnswer, MOVE_GRACE_MS, RoundAnswer } from '#contract/rounds.ts';
import { hashServerSeed } from '#engine/core/fair/seeds.ts';
import type { Refusal } from '../../platform/refusal.ts';
import type { Change } from '../../platform/requests/change.ts';
import { secretSeedOf, testCipher } from '../../platform/secrets/testCipher.ts';
import { gameFlags } from '../../platform/store/schema/games.ts';
import { roundSteps, rounds, seeds } from '../../platform/store/schema/rounds.ts';
import type { Store } from '../../platform/store/store.ts';
import { eachStore } from '../../platform/store/testStore.ts';
import { checkLedger } from '../ledger/check/check.ts';
import { testPlayer } from '../ledger/testPlayer.ts';
import { listTransactions } from '../transactions/transactions.ts';
import type { RoundDeps } from './deps.ts';
import { playMove } from './move/move.ts';
import { openRound } from './open/open.ts';
import { IDLE_MS, sweepRounds } from './settle/settle.ts';
import { gameState } from './state.ts';
import { TEST_CLOCK_MS, TEST_STEPS, testGames } from './testGame.ts';
import { NOW, refusal } from './testSeat.ts';
import { insertTuning } from './testTuning.ts';

/** A player at the table: every helper speaks for this player. */
const seat = async (store: Store) => {
  const playerId = await testPlayer(store, 0, NOW);
  const changes: Change[] = [];
  const deps: RoundDeps = {
    store,
    games: testGames,
    cipher: testCipher,
    onChange: (each) => changes.push(each),
  };
  return {
    playerId,
    deps,
    changes,
    open: (now = NOW, requestId: string = randomUUID()) =>
      openRound(deps, { playerId, game: 'guess', requestId, clientSeed: 'mine', bet: 0, now }),
    guess: (roundId: string, step: number, low: boolean, now = NOW, requestId = randomUUID()) =>
      playMove(deps, {
        playerId,
        game: 'guess',
        roundId,
        requestId,
        step,
        move: { kind: 'guess', low },
        now,
      }),
    state: (now = NOW) => gameState(deps, playerId, 'guess', now),
    /** What the hidden number calls for: only a test may look. */
    async isLow(roundId: string) {
      const [row] = await store.db
        .select()
        .from(rounds)
        .where(eq(rounds.id, Number(roundId)));
      const state = row?.state as { secret: number } | undefined;
      return (state?.secret ?? 0) < 5;
    },
    async won() {
      const { transactions } = await listTransactions(store.db, playerId, {});
      return transactions.map(({ type, amount }) => `${type} ${amount}`);
    },
  };
};

eachStore('rounds', (store) => {
  test('a round is opened, played, paid step by step and settled', async () => {
    const me = await seat(store());
    const before = await me.state();
    expect(GameStateAnswer.safeParse(before).success).toBe(true);
    expect(before).toMatchObject({ round: null, nextAt: null, remain: TEST_STEPS });
    const opened = await me.open();
    expect(opened.round).toMatchObject({
      step: 0,
      status: 'open',
      nonce: 0,
      deadlineAt: NOW + TEST_CLOCK_MS,
      serverSeedHash: before.commitment.serverSeedHash,
      view: { taken: 0 },
    });
    const { id } = opened.round;
    for (let step = 0; step < TEST_STEPS; step += 1) {
      const isLow = await me.isLow(id);
      const answer = await me.guess(id, step, step === 2 ? !isLow : isLow, NOW + step);
      expect(RoundAnswer.safeParse(answer).success).toBe(true);
      expect(answer.round.step).toBe(step + 1);
      expect(answer.coin.balance).toBe([100, 200, 200, 300][step]);
    }
    const after = await me.state(NOW + 10);
    expect(after).toMatchObject({ round: null, remain: 0, nextAt: NOW + 2 + 1 + DAY_MS });
    expect(after.commitment.nonce).toBe(1);
    // [route-transaction] each right answer is a line of its own.
    expect(await me.won()).toEqual(Array(3).fill('FINDTHEODD 100'));
    expect(me.changes.map(({ version }) => version)).toEqual([1, 2, 3]);
    const steps = await store()
      .db.select()
      .from(roundSteps)
      .where(eq(roundSteps.roundId, Number(id)));
    expect(steps.map(({ credited }) => credited)).toEqual([0, 100, 100, 0, 100]);
  });

  test('nothing secret is in an answer, and the hash is the seed kept back', async () => {
    const me = await seat(store());
    const before = await me.state();
    const answers = [before, await me.open(), await me.state()];
    const secret = await secretSeedOf(store(), me.playerId);
    expect(JSON.stringify(answers)).not.toContain(secret);
    expect(JSON.stringify(answers)).not.toContain('"secret"');
    expect(hashServerSeed(secret)).toBe(before.commitment.serverSeedHash);
  });

  test('the next round waits 24 hours after the last thing shown', async () => {
    const me = await seat(store());
    const { id } = (await me.open()).round;
    const late = NOW + 9_000;
    for (let step = 0; step < TEST_STEPS; step += 1) await me.guess(id, step, true, late + step);
    const shown = late + TEST_STEPS - 1;
    const early = me.open(shown + DAY_MS - 1_500);
    await expect(early).rejects.toMatchObject({
      key: 'msg.dailyPlayUsed',
      extras: { seconds: 2 },
    });
    expect((await me.open(shown + DAY_MS)).round.nonce).toBe(1);
  });

  test('one open round per player and game, also when many open at once', async () => {
    const me = await seat(store());
    // Tuning and seed exist, so nothing but the lock makes them wait for each other.
    await me.state();
    const tries = await Promise.all(
      Array.from({ length: 20 }, () =>
        me.open().then(
          () => 'opened',
          (error: Refusal) => error.key,
        ),
      ),
    );
    expect(tries.filter((each) => each === 'opened')).toHaveLength(1);
    expect(tries.filter((each) => each === 'msg.roundOpen')).toHaveLength(19);
    const [seed] = await store().db.select().from(seeds).where(eq(seeds.playerId, me.playerId));
    expect(seed?.nonce).toBe(1);
  });

  test('[bets-safe] a repeated open and a repeated move have one effect', async () => {
    const me = await seat(store());
    const id = randomUUID();
    const opened = await Promise.all(Array.from({ length: 10 }, () => me.open(NOW, id)));
    for (const each of opened) expect(each).toEqual(opened[0]);
    const round = opened[0]?.round.id ?? '';
    const isLow = await me.isLow(round);
    const move = randomUUID();
    const moved = await Promise.all(
      Array.from({ length: 20 }, () => me.guess(round, 0, isLow, NOW, move)),
    );
    for (const each of moved) expect(each).toEqual(moved[0]);
    expect(await me.won()).toEqual(['FINDTHEODD 100']);
    expect(me.changes).toHaveLength(1);
    // Answered again long after the deadline: what was taken in time stays taken.
    const again = await me.guess(round, 0, isLow, NOW + DAY_MS, move);
    expect(again).toEqual({ ...moved[0], serverNow: NOW + DAY_MS });
    expect(await refusal(me.guess(round, 0, !isLow, NOW, move))).toBe('409 msg.requestMismatch');
  });

  test('of two moves on one step at the same time, one is played', async () => {
    const me = await seat(store());
    const { id } = (await me.open()).round;
    const isLow = await me.isLow(id);
    const tries = await Promise.all([
      refusal(me.guess(id, 0, isLow)),
      refusal(me.guess(id, 0, isLow)),
    ]);
    expect(tries.toSorted()).toEqual(['409 msg.invalidQuestion', null].toSorted());
    expect(await me.won()).toEqual(['FINDTHEODD 100']);
  });

  test('a move for another step, of another round or player, or malformed is refused', async () => {
    const me = await seat(store());
    const other = await seat(store());
    const { id } = (await me.open()).round;
    expect(await refusal(me.guess(id, 1, true))).toBe('409 msg.invalidQuestion');
    expect(await refusal(me.guess('999999', 0, true))).toBe('404 msg.roundNotFound');
    expect(await refusal(other.guess(id, 0, true))).toBe('404 msg.roundNotFound');
    const bare = { playerId: me.playerId, roundId: id, requestId: randomUUID(), step: 0, now: NOW };
    const malformed = playMove(me.deps, { ...bare, game: 'guess', move: { kind: 'guess' } });
    expect(await refusal(malformed)).toBe('400 msg.invalidRequest');
    const elsewhere = playMove(me.deps, { ...bare, game: 'nothing', move: { kind: 'guess' } });
    expect(await refusal(elsewhere)).toBe('404 msg.invalidGame');
    expect((await me.state()).round?.step).toBe(0);
  });

  test('a move after its deadline is refused once the step is settled as missed', async () => {
    const me = await seat(store());
    const { id } = (await me.open()).round;
    const isLow = await me.isLow(id);
    const deadline = NOW + TEST_CLOCK_MS;
    const late = deadline + MOVE_GRACE_MS + 1;
    expect(await refusal(me.guess(id, 0, isLow, late))).toBe('409 msg.invalidAnswer');
    const { round } = await me.state(late);
    expect(round).toMatchObject({ step: 1, won: 0, deadlineAt: late + TEST_CLOCK_MS });
    // Also when the sweep or a look at the state was faster.
    expect(await refusal(me.guess(id, 0, isLow, late))).toBe('409 msg.invalidAnswer');
    // Within the grace it counts: it was on its way in time.
    const again = await me.isLow(id);
    const onTheWay = late + TEST_CLOCK_MS + MOVE_GRACE_MS;
    expect((await me.guess(id, 1, again, onTheWay)).round.won).toBe(100);
  });

  test('looking at the state settles a passed deadline, once, whoever looks', async () => {
    const me = await seat(store());
    await me.open();
    const late = NOW + TEST_CLOCK_MS + MOVE_GRACE_MS + 1;
    const looks = await Promise.all(Array.from({ length: 10 }, () => me.state(late)));
    for (const { round } of looks) expect(round?.step).toBe(1);
  });

  test('the sweep settles passed deadlines, and idle rounds with what was played', async () => {
    const me = await seat(store());
    const { id } = (await me.open()).round;
    await me.guess(id, 0, await me.isLow(id));
    const late = NOW + TEST_CLOCK_MS + MOVE_GRACE_MS + 1;
    expect(await sweepRounds(me.deps, late - 1)).toBe(0);
    expect(await sweepRounds(me.deps, late)).toBeGreaterThan(0);
    expect((await me.state(late)).round?.step).toBe(2);
    // Stop its clock, as between two questions.
    const mine = eq(rounds.id, Number(id));
    await store()
      .db.update(rounds)
      .set({ deadlineAt: null, touchedAt: new Date(late) })
      .where(mine);
    await sweepRounds(me.deps, late + IDLE_MS);
    expect((await me.state(late)).round?.status).toBe('open');
    await sweepRounds(me.deps, late + IDLE_MS + 1);
    const [row] = await store().db.select().from(rounds).where(mine);
    expect(row).toMatchObject({ status: 'settled', won: 100 });
  });

  test('[bets-safe] one that can’t be settled holds up none of the others, and is told each time', async () => {
    const [broken, whole] = [await seat(store()), await seat(store())];
    const { round } = await broken.open();
    const late = NOW + TEST_CLOCK_MS + MOVE_GRACE_MS + 1;
    const other = (await whole.open(NOW + 1)).round;
    const its = eq(seeds.id, Number(round.seedId));
    const [{ sealedSeed } = { sealedSeed: null }] = await store()
      .db.select()
      .from(seeds)
      .where(its);
    const stepOf = async (id: string) => {
      const [row] = await store()
        .db.select()
        .from(rounds)
        .where(eq(rounds.id, Number(id)));
      return row?.step;
    };
    const seal = (text: string | null) =>
      store().db.update(seeds).set({ sealedSeed: text }).where(its);
    await seal('nothing that opens');
    const failed = vi.fn();
    await sweepRounds(broken.deps, late + 1, failed);
    expect(failed).toHaveBeenCalledOnce();
    expect(await stepOf(other.id)).toBe(1);
    expect(await stepOf(round.id)).toBe(0);
    await expect(sweepRounds(broken.deps, late + 1)).rejects.toThrow();
    await seal(sealedSeed);
    await sweepRounds(broken.deps, late + 1, failed);
    expect(failed).toHaveBeenCalledOnce();
    expect(await stepOf(round.id)).toBe(1);
  });

  test('a move that fails halfway leaves nothing and can be sent again', async () => {
    const me = await seat(store());
    const { id } = (await me.open()).round;
    const isLow = await me.isLow(id);
    const requestId = randomUUID();
    const { db } = store();
    // The step's record can't be written: the transaction dies after the round was updated.
    await db.execute(
      sql`alter table round_steps add constraint broken check (step <> 1) not valid`,
    );
    await expect(me.guess(id, 0, isLow, NOW, requestId)).rejects.toThrow();
    await db.execute(sql`alter table round_steps drop constraint broken`);
    expect((await me.state()).round).toMatchObject({ step: 0, won: 0 });
    expect(me.changes).toEqual([]);
    expect((await me.guess(id, 0, isLow, NOW, requestId)).round.won).toBe(100);
  });

  test('a round keeps the tuning it was opened with', async () => {
    const me = await seat(store());
    const { id } = (await me.open()).round;
    const values = { steps: TEST_STEPS, clockMs: TEST_CLOCK_MS, unit: 300 };
    await insertTuning(store().db, 'guess', 2, values);
    const answer = await me.guess(id, 0, await me.isLow(id));
    expect(answer.round).toMatchObject({ tuningVersion: 1, tuning: { unit: 100 }, won: 100 });
    expect(await me.state()).toMatchObject({ tuningVersion: 2, tuning: { unit: 300 } });
    const other = await seat(store());
    const opened = (await other.open()).round;
    expect(opened.tuningVersion).toBe(2);
    const { round } = await other.guess(opened.id, 0, await other.isLow(opened.id));
    expect(round.won).toBe(300);
  });

  test('a game under maintenance is not opened; an open round goes on', async () => {
    const me = await seat(store());
    const other = await seat(store());
    const { id } = (await me.open()).round;
    await store().db.insert(gameFlags).values({ game: 'guess', maintenance: true });
    // Nobody knows for how long: no seconds are told.
    await expect(other.open()).rejects.toMatchObject({
      key: 'msg.gameMaintenance',
      extras: expect.not.objectContaining({ seconds: expect.anything() }),
    });
    expect((await me.guess(id, 0, true)).round.step).toBe(1);
    await store().db.delete(gameFlags).where(eq(gameFlags.game, 'guess'));
    expect((await other.open()).round.status).toBe('open');
  });

  test('an unknown game and a bet in a free game are refused', async () => {
    const { deps, playerId } = await seat(store());
    const request = { playerId, requestId: randomUUID(), clientSeed: 'x', now: NOW };
    expect(await refusal(openRound(deps, { ...request, game: 'no', bet: 0 }))).toBe(
      '404 msg.invalidGame',
    );
    expect(await refusal(openRound(deps, { ...request, game: 'guess', bet: 100 }))).toBe(
      '400 msg.invalidRequest (bet)',
    );
    expect(await refusal(gameState(deps, playerId, 'no', NOW))).toBe('404 msg.invalidGame');
  });

  test('the whole ledger is sound after all of this', async () => {
    expect((await checkLedger(store())).problems).toEqual([]);
  });
});
