import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { pause } from '../../../platform/clock.ts';
import { measures } from '../../../platform/store/schema/players.ts';
import { rowsOf } from '../../../platform/store/store.ts';
import { eachStore } from '../../../platform/store/testStore.ts';
import { checkLedger } from '../../ledger/check/check.ts';
import { NOW, refusal, seatAt, type TestSeat } from '../testSeat.ts';

const MANY = 24;
const STAKE = 20;
const COINS = 5_00;

eachStore('steps of several players at the same time', (store) => {
  afterEach(() => void vi.restoreAllMocks());

  interface Nest extends TestSeat {
    crack(step: number, bet?: number, requestId?: string): Promise<unknown>;
  }
  /** Somebody with an open nest. */
  const atNest = async (coins = COINS): Promise<Nest> => {
    const seat = await seatAt(store(), { coins });
    const { id } = (await seat.open('lucky-egg', 0)).round;
    const crack = (step: number, bet = STAKE, requestId = randomUUID()) =>
      seat.move('lucky-egg', id, step, { kind: 'crack', egg: step }, { bet, requestId });
    return { ...seat, crack };
  };
  const nests = (count: number) => Promise.all(Array.from({ length: count }, () => atNest()));
  const groups = () => {
    const run = vi.spyOn(store(), 'run');
    return () => run.mock.calls.filter(([{ name }]) => name === 'round_write').length;
  };
  /** The lines of one crack, by the round's own draws. */
  const expectCracked = async ({ lines }: Nest, times: number) => {
    const own = (await lines()).filter((line) => line.startsWith('LUCKYEGG -'));
    expect(own).toEqual(Array.from({ length: times }, () => `LUCKYEGG -${STAKE}`));
  };

  test('[bets-safe] are written together, each charged once', async () => {
    const players = await nests(MANY);
    const written = groups();
    for (const step of [0, 1, 2])
      expect(await Promise.all(players.map(({ crack }) => refusal(crack(step))))).toEqual(
        players.map(() => null),
      );
    expect(written()).toBeLessThan(3 * MANY);
    for (const player of players) await expectCracked(player, 3);
    expect((await checkLedger(store())).problems).toEqual([]);
  });

  test('[bets-safe] openings are written together with them, each held once', async () => {
    const players = await nests(MANY);
    const guests = await Promise.all(players.map(() => seatAt(store(), { coins: COINS })));
    // The first of a player makes a seed.
    await Promise.all(guests.map(({ state }) => state('squidgame')));
    const [poor, twice] = guests;
    if (!poor || !twice) throw new Error('too few guests');
    const requestId = randomUUID();
    const written = groups();
    const open = (each: TestSeat) => refusal(each.open('rock-scissor-paper', 1_00));
    const [most, too, first, again, mismatched, ...came] = await Promise.all([
      refusal(poor.open('squidgame', COINS - 1_00)),
      refusal(poor.open('rock-scissor-paper', COINS - 1_00)),
      twice.open('squidgame', 1_00, { requestId }),
      twice.open('squidgame', 1_00, { requestId }),
      refusal(twice.open('rock-scissor-paper', 1_00, { requestId })),
      ...guests.slice(2).map(open),
      ...players.map(({ crack }) => refusal(crack(0))),
    ]);
    expect(written()).toBeLessThan(MANY);
    expect([most, too].toSorted()).toEqual(['409 msg.insufficientCoins', null]);
    expect(again.round.id).toBe(first.round.id);
    expect(mismatched).toBe('409 msg.requestMismatch');
    expect(came).toEqual(came.map(() => null));
    for (const guest of guests.slice(1)) expect(await guest.available()).toBe(COINS - 1_00);
    expect(await poor.available()).toBe(1_00);
    for (const player of players) await expectCracked(player, 1);
    expect((await checkLedger(store())).problems).toEqual([]);
  });

  test('[bets-safe] who is refused among them is refused alone, with the reason', async () => {
    const players = await nests(MANY);
    const poor = await atNest(STAKE);
    const [paused, limited, reused, behind] = await nests(4);
    if (!paused || !limited || !reused || !behind) throw new Error('too few nests');
    const at = { playerId: 0, dailyLimit: null, comingLimit: null, comingAt: null };
    await store()
      .db.insert(measures)
      .values([
        { ...at, playerId: paused.playerId, pausedUntil: new Date(NOW + 60_000) },
        { ...at, playerId: limited.playerId, dailyLimit: STAKE - 1 },
      ]);
    const requestId = randomUUID();
    await reused.open('squidgame', 50, { requestId });
    await behind.crack(0);
    const odd = () => [
      refusal(poor.crack(0, STAKE + 10)),
      refusal(paused.crack(0)),
      refusal(limited.crack(0)),
      refusal(reused.crack(0, STAKE, requestId)),
      refusal(behind.crack(0)),
    ];
    const before = await Promise.all([poor, paused, limited].map((each) => each.fingerprint()));
    const written = groups();
    const came = await Promise.all([
      ...odd(),
      ...players.map(({ crack }) => refusal(crack(0))),
      ...odd(),
    ]);
    const reasons = [
      '409 msg.insufficientCoins',
      '409 msg.paused',
      '409 msg.dailyLimit (bet)',
      '409 msg.requestMismatch',
      '409 msg.invalidRequest',
    ];
    expect(came).toEqual([...reasons, ...players.map(() => null), ...reasons]);
    expect(written()).toBeLessThan(MANY);
    const after = await Promise.all([poor, paused, limited].map((each) => each.fingerprint()));
    expect(after).toEqual(before);
    for (const player of players) await expectCracked(player, 1);
    expect((await checkLedger(store())).problems).toEqual([]);
  });

  test('[bets-safe] one whose writing dies takes nobody with it, and can be sent again', async () => {
    const players = await nests(MANY);
    const [unlucky] = await nests(1);
    if (!unlucky) throw new Error('no nest');
    const { db } = store();
    await db.execute(sql`
      create function dies_here() returns trigger language plpgsql as $$ begin
        if new.player_id = tg_argv[0]::bigint then raise exception 'died here'; end if;
        return new;
      end $$`);
    await db.execute(sql`create trigger dies_here before insert on requests
      for each row execute function dies_here(${sql.raw(`'${unlucky.playerId}'`)})`);
    const before = await unlucky.fingerprint();
    const requestId = randomUUID();
    const [died, ...came] = await Promise.all([
      refusal(unlucky.crack(0, STAKE, requestId)),
      ...players.map(({ crack }) => refusal(crack(0))),
    ]);
    expect(died).toMatchObject({ message: 'died here' });
    expect(came).toEqual(players.map(() => null));
    expect(await unlucky.fingerprint()).toBe(before);
    await db.execute(sql`drop trigger dies_here on requests`);
    await db.execute(sql`drop function dies_here`);
    expect(await refusal(unlucky.crack(0, STAKE, requestId))).toBeNull();
    for (const player of [unlucky, ...players]) await expectCracked(player, 1);
    expect((await checkLedger(store())).problems).toEqual([]);
  });

  test('nobody waits for one whose coins or round are locked elsewhere', async ({ skip }) => {
    skip(store().kind === 'pglite', 'one connection: a transaction elsewhere lets nobody in');
    const locks = [
      (id: number) => [sql`select from accounts where player_id = ${id} for update`],
      (id: number) => [sql`select from rounds where player_id = ${id} for update`],
      // Another call that uses the same id, and fails in the end.
      (id: number, requestId: string) => [
        sql`insert into requests (player_id, request_id, kind, body_hash, created_at)
          values (${id}, ${requestId}, 'other', '-', now())`,
        sql`delete from requests where request_id = ${requestId}`,
      ],
    ];
    for (const lock of locks) {
      const players = await nests(MANY);
      const [held] = await nests(1);
      if (!held) throw new Error('no nest');
      let isLet = false;
      let later: Promise<unknown> = Promise.resolve();
      const requestId = randomUUID();
      await store().transaction(async (tx) => {
        const [begin, end] = lock(held.playerId, requestId);
        if (begin) await tx.execute(begin);
        later = held.crack(0, STAKE, requestId).then(() => expect(isLet).toBe(true));
        const came = await Promise.all(players.map(({ crack }) => refusal(crack(0))));
        expect(came).toEqual(players.map(() => null));
        isLet = true;
        if (end) await tx.execute(end);
      });
      await later;
      await expectCracked(held, 1);
    }
  });

  test('nobody waits for a transaction that is never answered', async () => {
    const [silent, ...others] = await nests(4);
    if (!silent) throw new Error('no nest');
    const run = store().run.bind(store());
    let isSilent = false;
    vi.spyOn(store(), 'run').mockImplementation((statement, values) => {
      if (isSilent || statement.name !== 'round_write') return run(statement, values);
      isSilent = true;
      return new Promise(() => {});
    });
    void silent.crack(0);
    await vi.waitFor(() => expect(isSilent).toBe(true));
    const came = await Promise.all(others.map(({ crack }) => refusal(crack(0))));
    expect(came).toEqual(others.map(() => null));
  });

  test('a daily limit holds against a stake that is committed while a group is looked at', async ({
    skip,
  }) => {
    skip(store().kind === 'pglite', 'one connection: nothing is committed meanwhile');
    const { db } = store();
    const [first, decoy, victim, last] = await nests(4);
    if (!first || !decoy || !victim || !last) throw new Error('too few nests');
    const at = { comingLimit: null, comingAt: null, pausedUntil: null, dailyLimit: 50 + STAKE - 1 };
    await db
      .insert(measures)
      .values([first, decoy, victim].map(({ playerId }) => ({ ...at, playerId })));
    const [kept] = await rowsOf<{ text: string }>(
      db,
      sql`select pg_get_functiondef('staked_since'::regproc) as text`,
    );
    if (!kept) throw new Error('no function');
    // Slow for two: the first, so that the others come together; the decoy, so that there is a while.
    await db.execute(
      sql.raw(`create or replace function staked_since(owner bigint, since timestamptz)
        returns bigint language plpgsql stable as $$ begin
          if owner = ${first.playerId} then perform pg_sleep(0.2); end if;
          if owner = ${decoy.playerId} then perform pg_sleep(0.6); end if;
          return (select coalesce(sum(s.bet), 0) from rounds r join round_steps s on s.round_id = r.id
            where r.player_id = owner and r.status <> 'voided' and s.at >= since);
        end $$`),
    );
    try {
      const begun = refusal(first.crack(0));
      await pause(50);
      const cracks = [decoy, victim, last].map(({ crack }) => refusal(crack(0)));
      await pause(400);
      const opening = await refusal(victim.open('squidgame', 50));
      const [, cracked] = await Promise.all(cracks);
      await begun;
      expect([opening, cracked].filter((each) => each === null)).toHaveLength(1);
      expect([opening, cracked]).toContain('409 msg.dailyLimit (bet)');
    } finally {
      await db.execute(sql.raw(kept.text));
    }
  });

  test('one player’s moves at the same time are played one after the other', async () => {
    const players = await nests(4);
    const came = await Promise.all(
      players.flatMap(({ crack }) => [refusal(crack(0)), refusal(crack(0)), refusal(crack(0))]),
    );
    expect(came.filter((each) => each === null)).toHaveLength(4);
    for (const player of players) await expectCracked(player, 1);
  });
});
