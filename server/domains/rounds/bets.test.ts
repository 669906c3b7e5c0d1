import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { squidTuning } from '#games/squidgame/tuning.ts';
import { gameFlags, tunings } from '../../platform/store/schema/games.ts';
import { rounds } from '../../platform/store/schema/rounds.ts';
import { eachStore } from '../../platform/store/testStore.ts';
import { checkLedger } from '../ledger/check/check.ts';
import { endOfDayAfter } from '../ledger/expiry.ts';
import { redeem } from '../redemptions/redemptions.ts';
import { IDLE_MS, sweepRounds } from './settle/settle.ts';
import { NOW, refusal, seatAt, type TestSeat } from './testSeat.ts';
import { insertTuning } from './testTuning.ts';

/** Steps onto the panel that holds. */
const cross = async (me: TestSeat, id: string, step: number) => {
  const panel = (await me.draws(id)).below(2);
  return me.move('squidgame', id, step, { kind: 'step', panel });
};

eachStore('bets', (store) => {
  const setFlags = (game: string, set: Partial<typeof gameFlags.$inferInsert>) =>
    store()
      .db.insert(gameFlags)
      .values({ game, ...set })
      .onConflictDoUpdate({ target: gameFlags.game, set });
  const clearFlags = () => store().db.delete(gameFlags);

  test('[bets-safe] a bet is held while the round is open, and posted once with the win', async () => {
    const me = await seatAt(store(), { coins: 10_00 });
    const opened = await me.open('squidgame', 2_00);
    expect(opened.coin).toMatchObject({ balance: 10_00, pending: 2_00 });
    const { id } = opened.round;
    await cross(me, id, 0);
    await cross(me, id, 1);
    expect(await me.available()).toBe(8_00);
    const taken = await me.move('squidgame', id, 2, { kind: 'take' });
    // Two steps pay 3.84 times.
    expect(taken.round).toMatchObject({ status: 'settled', bet: 2_00, won: 7_68 });
    expect(taken.coin).toMatchObject({ balance: 15_68, pending: 0 });
    expect(await me.lines()).toEqual(['FINDTHEODD 1000', 'SQUIDGAME -200', 'SQUIDGAME 768']);
    expect(me.changes.map(({ topic, coin }) => [topic, coin.balance, coin.pending])).toEqual([
      ['coins', 10_00, 2_00],
      ['coins', 15_68, 0],
    ]);
    expect((await me.state('squidgame')).last).toMatchObject({ id, won: 7_68 });
  });

  test('[bets-safe] the bet of a round nobody ever goes on with is given back, once', async () => {
    const me = await seatAt(store(), { coins: 10_00 });
    const { id } = (await me.open('squidgame', 2_00)).round;
    await cross(me, id, 0);
    const its = eq(rounds.id, Number(id));
    const touchedAt = new Date(NOW);
    await store().db.update(rounds).set({ deadlineAt: null, touchedAt }).where(its);
    await sweepRounds(me.deps, NOW + IDLE_MS);
    expect(await me.available()).toBe(8_00);
    for (let turn = 0; turn < 2; turn += 1) await sweepRounds(me.deps, NOW + IDLE_MS + 1);
    expect(await me.available()).toBe(10_00);
    expect((await me.state('squidgame')).last).toMatchObject({ id, status: 'voided', won: 0 });
    expect(me.changes.at(-1)).toMatchObject({ topic: 'coins', coin: { pending: 0 } });
    expect(me.changes).toHaveLength(2);
    expect((await checkLedger(store())).problems).toEqual([]);
  });

  test('[bets-safe] what is no stake of the game is refused and changes nothing', async () => {
    const me = await seatAt(store(), { coins: 100_00 });
    // A page asks first, and gets the hash of a first seed.
    await me.state('squidgame');
    const before = await me.fingerprint();
    const wrong = [0, 49, 20_01, -50, 50.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60];
    for (const bet of wrong)
      expect(await refusal(me.open('squidgame', bet))).toBe('400 msg.invalidRequest (bet)');
    // Sessions and spins are opened without one.
    expect(await refusal(me.open('lucky-egg', 20))).toBe('400 msg.invalidRequest (bet)');
    expect(await refusal(me.open('spin-wheel', 20))).toBe('400 msg.invalidRequest (bet)');
    expect(await refusal(me.open('fto', 20))).toBe('400 msg.invalidRequest (bet)');
    expect(await me.fingerprint()).toBe(before);
    for (const bet of [50, 20_00]) {
      const { round } = await me.open('squidgame', bet);
      await me.move('squidgame', round.id, 0, { kind: 'quit' });
    }
  });

  test('[bets-safe] too few coins for any bet, and for this one, are told apart', async () => {
    const poor = await seatAt(store(), { coins: 49 });
    expect(await refusal(poor.open('squidgame', 50))).toBe('409 msg.insufficientBalance');
    expect((await poor.state('squidgame')).refusal).toBe('msg.insufficientBalance');
    const me = await seatAt(store(), { coins: 60_00 });
    expect((await me.state('squidgame')).refusal).toBeNull();
    await redeem(store(), {
      playerId: me.playerId,
      requestId: randomUUID(),
      coins: 50_00,
      now: NOW,
    });
    const before = await me.fingerprint();
    // What is held for credit is not there to be staked.
    expect(await refusal(me.open('squidgame', 10_25))).toBe('409 msg.insufficientCoins');
    // Nor is what has lapsed, before the job has taken it away.
    const later = endOfDayAfter(NOW, 90).getTime() + 1;
    expect(await refusal(me.open('squidgame', 50, { now: later }))).toBe(
      '409 msg.insufficientBalance',
    );
    expect(await me.fingerprint()).toBe(before);
    expect((await me.open('squidgame', 10_00)).coin.pending).toBe(60_00);
  });

  test('[game-maintenance] maintenance and dates refuse what is opened; what is open goes on', async () => {
    const me = await seatAt(store(), { coins: 10_00 });
    const { id } = (await me.open('squidgame', 1_00)).round;
    const other = await seatAt(store(), { coins: 10_00 });
    // Looking makes the player's first seed.
    await other.state('squidgame');
    const before = await other.fingerprint();
    const tries = async (set: Partial<typeof gameFlags.$inferInsert>) => {
      await clearFlags();
      await setFlags('squidgame', set);
      const told = (await other.state('squidgame')).refusal;
      const refused = await refusal(other.open('squidgame', 1_00));
      expect(refused).toBe(told === null ? null : `409 ${told}`);
      return told;
    };
    expect(await tries({ maintenance: true })).toBe('msg.gameMaintenance');
    expect(await tries({ startsAt: new Date(NOW + 1) })).toBe('msg.eventNotStarted');
    expect(await tries({ endsAt: new Date(NOW) })).toBe('msg.eventEnded');
    expect(await other.fingerprint()).toBe(before);
    // The open round is told, can be gone on with, and what refuses the next one is known.
    const state = await me.state('squidgame');
    expect(state).toMatchObject({ round: { id }, refusal: 'msg.eventEnded' });
    expect((await me.move('squidgame', id, 0, { kind: 'quit' })).round.status).toBe('settled');
    expect(await tries({ startsAt: new Date(NOW), endsAt: new Date(NOW + 1) })).toBeNull();
    await clearFlags();
    // The catalogue's own: lucky egg opened on 28 July 2025, Malaysian time.
    const opening = Date.UTC(2025, 6, 27, 16);
    expect(await refusal(me.open('lucky-egg', 0, { now: opening - 1 }))).toBe(
      '409 msg.eventNotStarted',
    );
    await setFlags('lucky-egg', { startsAt: new Date(0) });
    expect(await refusal(me.open('lucky-egg', 0, { now: opening - 1 }))).toBeNull();
    await clearFlags();
  });

  test('[bets-safe] a second round, a game there is not, a match where there is none', async () => {
    const me = await seatAt(store(), { coins: 10_00 });
    await me.open('squidgame', 1_00);
    const before = await me.fingerprint();
    expect(await refusal(me.open('squidgame', 1_00))).toBe('409 msg.roundOpen');
    expect(await refusal(me.open('roulette', 1_00))).toBe('404 msg.invalidGame');
    const live = { mode: 'live' } as const;
    expect(await refusal(me.open('rock-scissor-paper', 1_00, live))).toBe('409 msg.invalidRequest');
    await setFlags('squidgame', { isLive: true });
    const bridge = await seatAt(store(), { coins: 10_00 });
    expect(await refusal(bridge.open('squidgame', 1_00, live))).toBe('409 msg.invalidRequest');
    await clearFlags();
    expect(await me.fingerprint()).toBe(before);
  });

  test('[bets-safe] 100 equal openings at once stake one bet, and answer alike', async () => {
    const me = await seatAt(store(), { coins: 10_00 });
    const requestId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => me.open('squidgame', 3_00, { requestId })),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await me.coin()).toMatchObject({ balance: 10_00, pending: 3_00 });
    expect(me.changes).toHaveLength(1);
    expect(await refusal(me.open('squidgame', 3_01, { requestId }))).toBe(
      '409 msg.requestMismatch',
    );
    // An opening's id is no move's.
    const { id } = answers[0]?.round ?? { id: '' };
    const quit = me.move('squidgame', id, 0, { kind: 'quit' }, { requestId });
    expect(await refusal(quit)).toBe('409 msg.requestMismatch');
  });

  test('[bets-safe] of two bets racing for the last coins one is taken', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const me = await seatAt(store(), { coins: 1_50 });
      const results = await Promise.all([
        refusal(me.open('squidgame', 1_00)),
        refusal(me.open('rock-scissor-paper', 1_00)),
      ]);
      // Half a coin is left: enough for the smallest bet on the bridge, not for the other game's.
      expect(['409 msg.insufficientCoins', '409 msg.insufficientBalance']).toContain(
        results.find((each) => each !== null),
      );
      expect(results.filter((each) => each === null)).toHaveLength(1);
      expect(await me.coin()).toMatchObject({ balance: 1_50, pending: 1_00 });
    }
  });

  test('[bets-safe] of taking and stepping on at the same time one is played', async () => {
    const me = await seatAt(store(), { coins: 10_00 });
    const { id } = (await me.open('squidgame', 1_00)).round;
    await cross(me, id, 0);
    const panel = (await me.draws(id)).below(2);
    const results = await Promise.all([
      refusal(me.move('squidgame', id, 1, { kind: 'take' })),
      refusal(me.move('squidgame', id, 1, { kind: 'step', panel })),
    ]);
    expect(results.filter((each) => each === null)).toHaveLength(1);
    expect(results).toContain('409 msg.invalidRequest');
  });

  test('[bets-safe] an opening or a settling that dies halfway leaves nothing, and can be sent again', async () => {
    const me = await seatAt(store(), { coins: 10_00 });
    await me.state('squidgame');
    const { db } = store();
    const dying = async (constraint: string, table: string, run: () => Promise<unknown>) => {
      const before = await me.fingerprint();
      const named = sql.identifier(table);
      await db.execute(
        sql`alter table ${named} add constraint broken check (${sql.raw(constraint)}) not valid`,
      );
      await expect(run()).rejects.toThrow();
      await db.execute(sql`alter table ${named} drop constraint broken`);
      expect(await me.fingerprint()).toBe(before);
    };
    const opening = randomUUID();
    const open = () => me.open('squidgame', 2_00, { requestId: opening });
    await dying('amount <> 200', 'lot_holds', open);
    await dying('step <> 0', 'round_steps', open);
    await dying('version < 0', 'player_events', open);
    await dying('answer is null', 'requests', open);
    const { id } = (await open()).round;
    await cross(me, id, 0);
    const taking = randomUUID();
    const take = () => me.move('squidgame', id, 1, { kind: 'take' }, { requestId: taking });
    await dying("status = 'held'", 'holds', take);
    await dying('remaining <> 1184', 'lots', take);
    await dying('version < 0', 'player_events', take);
    await dying('answer is null', 'requests', take);
    expect((await take()).coin).toMatchObject({ balance: 11_84, pending: 0 });
    expect(await take()).toMatchObject({ coin: { balance: 11_84 } });
  });

  test('a round keeps the tuning it was opened with, its multipliers and its bounds', async () => {
    const me = await seatAt(store(), { coins: 10_00 });
    const { id } = (await me.open('squidgame', 1_00)).round;
    const values = {
      ...squidTuning.defaults,
      steps: squidTuning.defaults.steps.slice(0, 4),
      minBet: 5_00,
    };
    await insertTuning(store().db, 'squidgame', 4, values);
    await cross(me, id, 0);
    const taken = await me.move('squidgame', id, 1, { kind: 'take' });
    expect(taken.round).toMatchObject({ tuningVersion: 3, won: 1_92 });
    const { tuning, tuningVersion } = await me.state('squidgame');
    expect([tuningVersion, tuning.minBet]).toEqual([4, 5_00]);
    expect(await refusal(me.open('squidgame', 1_00))).toBe('400 msg.invalidRequest (bet)');
    await store().db.delete(tunings).where(eq(tunings.version, 4));
  });

  test('the whole ledger is sound after all of this', async () => {
    expect((await checkLedger(store())).problems).toEqual([]);
  });
});
