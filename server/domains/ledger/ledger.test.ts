import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { availableCoins } from '#contract/coins.ts';
import { DAY_MS } from '#contract/day.ts';
import { accounts, entries, lots, postings } from '../../platform/store/schema/ledger.ts';
import { sqlState, type Tx } from '../../platform/store/store.ts';
import { eachStore } from '../../platform/store/testStore.ts';
import { listTransactions } from '../transactions/transactions.ts';
import { coinBalance } from './balance.ts';
import { checkLedger } from './check/check.ts';
import { endOfDayAfter } from './expiry.ts';
import { expireLapsedCoins } from './lapse.ts';
import { credit, expireCoins, hold, postHold, voidHold } from './ledger.ts';
import { testPlayer } from './testPlayer.ts';

const NOW = Date.UTC(2026, 2, 10, 4);
const clubAccount = (kind: string) => sql`club_account(${kind})`;
const accountOf = (playerId: number, kind: string) =>
  sql`(select id from accounts where player_id = ${playerId} and kind = ${kind})`;
/** Writes a line without what the ledger does beside it. */
const post = (
  tx: Tx,
  line: { playerId: number; type: string; amount: number; from: unknown; to: unknown },
) =>
  tx.execute(sql`select ledger_post(${line.playerId}::bigint, ${line.type}, ${line.amount}::bigint,
    ${line.from}::bigint, ${line.to}::bigint, null, null, null, ${new Date(NOW).toISOString()})`);
const stateOf = (run: PromiseLike<unknown>) => Promise.resolve(run).then(() => null, sqlState);

eachStore('the ledger', (store) => {
  const earn = (playerId: number, amount: number, now: number) =>
    store().transaction((tx) => credit(tx, { playerId, type: 'FINDTHEODD', amount, now }));
  const keep = (playerId: number, amount: number, now: number) =>
    store().transaction((tx) => hold(tx, { playerId, type: 'REDEEM', amount, now }));
  const balanceOf = (playerId: number, now: number) => coinBalance(store().db, playerId, now);

  interface Odd {
    of?: number;
    round?: number;
    hold?: number;
    after?: number | null;
  }
  /** Writes a posting and its entries by hand: from the player's available coins, and to the club's. */
  const written = (playerId: number, [own, club]: number[], odd: Odd = {}) => {
    const { of = playerId, round = null, hold: held = null, after } = odd;
    const available = accountOf(playerId, 'available');
    const balance = sql`(select balance from accounts where id = ${available}) + ${own ?? 0}::bigint`;
    return store().db.execute(sql`with line as (
        insert into postings (player_id, type, round_id, hold_id, at)
          values (${of}, 'ADJUST', ${round}, ${held}, ${new Date(NOW).toISOString()}) returning id
      )
      insert into entries (posting_id, account_id, amount, balance_after)
        select line.id, side.account, side.amount, side.after from line, (values
          (${available}, ${own ?? 0}::bigint, ${after === undefined ? balance : sql`${after}::bigint`}),
          (${clubAccount('house')}, ${club ?? null}::bigint, null::bigint)) as side(account, amount, after)
        where side.amount is not null`);
  };

  test('[coins-available] available is total minus pending', async () => {
    const playerId = await testPlayer(store(), 60_00, NOW);
    expect(availableCoins(await balanceOf(playerId, NOW))).toBe(60_00);
    const holdId = await keep(playerId, 50_00, NOW);
    const coin = await balanceOf(playerId, NOW);
    expect(coin).toMatchObject({ balance: 60_00, pending: 50_00 });
    expect(availableCoins(coin)).toBe(10_00);
    await expect(keep(playerId, 10_01, NOW)).rejects.toMatchObject({ name: 'InsufficientCoins' });
    await store().transaction((tx) => postHold(tx, { holdId, to: 'redeemed', now: NOW }));
    expect(await balanceOf(playerId, NOW)).toMatchObject({ balance: 10_00, pending: 0 });
    const again = store().transaction((tx) => voidHold(tx, { holdId, type: 'ADJUST', now: NOW }));
    await expect(again).rejects.toMatchObject({ name: 'HoldNotOpen' });
  });

  test('coins are spent from the lot that expires soonest, whichever was earned first', async () => {
    const playerId = await testPlayer(store());
    // The one written first lasts a day longer.
    await earn(playerId, 20_00, NOW + DAY_MS);
    await earn(playerId, 30_00, NOW);
    await keep(playerId, 25_00, NOW + DAY_MS);
    const left = await store()
      .db.select({ remaining: lots.remaining, expiresAt: lots.expiresAt })
      .from(lots)
      .where(eq(lots.playerId, playerId))
      .orderBy(lots.expiresAt);
    expect(left).toEqual([
      { remaining: 5_00, expiresAt: endOfDayAfter(NOW, 90) },
      { remaining: 20_00, expiresAt: endOfDayAfter(NOW + DAY_MS, 90) },
    ]);
  });

  test('a player without coins has nothing, and nothing expires', async () => {
    expect(await balanceOf(await testPlayer(store()), NOW)).toEqual({
      balance: 0,
      pending: 0,
      redeemed: 0,
      expire: { balance: 0, date: null },
    });
  });

  describe('[coins-expiry]', () => {
    test('the oldest coins are spent first; the rest expire on their day, with a line', async () => {
      const playerId = await testPlayer(store());
      await earn(playerId, 30_00, NOW);
      await earn(playerId, 5_00, NOW + 1000);
      await earn(playerId, 20_00, NOW + DAY_MS);
      const first = endOfDayAfter(NOW, 90);
      expect((await balanceOf(playerId, NOW)).expire).toEqual({
        balance: 35_00,
        date: first.toISOString(),
      });
      await keep(playerId, 32_00, NOW + DAY_MS);
      expect((await balanceOf(playerId, NOW)).expire.balance).toBe(3_00);
      // On its last millisecond the lot still counts; on the next it does not, job or no job.
      expect((await balanceOf(playerId, first.getTime())).balance).toBe(55_00);
      const after = first.getTime() + 1;
      expect(await balanceOf(playerId, after)).toMatchObject({
        balance: 52_00,
        expire: { balance: 20_00, date: endOfDayAfter(NOW + DAY_MS, 90).toISOString() },
      });
      const changes = (await expireLapsedCoins(store(), after)).filter(
        (change) => change.playerId === playerId,
      );
      expect(changes).toMatchObject([{ topic: 'coins', coin: { balance: 52_00, pending: 32_00 } }]);
      expect(await expireLapsedCoins(store(), after)).toEqual([]);
      const { transactions } = await listTransactions(store().db, playerId, {});
      expect(transactions[0]).toMatchObject({ type: 'EXPIRED', amount: -3_00, balance: 20_00 });
    });

    test('lapsed coins cannot be held, and are written off when others are', async () => {
      const playerId = await testPlayer(store());
      await earn(playerId, 50_00, NOW);
      await earn(playerId, 50_00, NOW + 10 * DAY_MS);
      const after = endOfDayAfter(NOW, 90).getTime() + 1;
      await expect(keep(playerId, 50_01, after)).rejects.toMatchObject({
        name: 'InsufficientCoins',
      });
      await keep(playerId, 50_00, after);
      const { transactions } = await listTransactions(store().db, playerId, {});
      expect(transactions.map(({ type, balance }) => [type, balance])).toEqual([
        ['REDEEM', 0],
        ['EXPIRED', 50_00],
        ['FINDTHEODD', 100_00],
        ['FINDTHEODD', 50_00],
      ]);
    });

    test('a void gives coins back with their dates; what lapsed meanwhile gets seven days', async () => {
      const playerId = await testPlayer(store());
      await earn(playerId, 30_00, NOW);
      await earn(playerId, 30_00, NOW + DAY_MS);
      const holdId = await keep(playerId, 50_00, NOW + 2 * DAY_MS);
      const after = endOfDayAfter(NOW, 90).getTime() + 1;
      await store().transaction((tx) => voidHold(tx, { holdId, type: 'REDEEMREJECT', now: after }));
      const rows = await store()
        .db.select({ remaining: lots.remaining, expiresAt: lots.expiresAt })
        .from(lots)
        .where(and(eq(lots.playerId, playerId), sql`remaining > 0`))
        .orderBy(lots.expiresAt);
      expect(rows).toEqual([
        { remaining: 30_00, expiresAt: endOfDayAfter(NOW + DAY_MS, 90) },
        { remaining: 30_00, expiresAt: endOfDayAfter(after, 7) },
      ]);
      expect((await balanceOf(playerId, after)).balance).toBe(60_00);
    });
  });

  describe('what the database itself forbids', () => {
    test('postings and entries are append-only', async () => {
      await testPlayer(store(), 1_00, NOW);
      const { db } = store();
      expect(await stateOf(db.update(entries).set({ amount: 1 }))).toBe('23L01');
      expect(await stateOf(db.delete(entries))).toBe('23L01');
      expect(await stateOf(db.update(postings).set({ note: 'x' }))).toBe('23L01');
      expect(await stateOf(db.delete(postings))).toBe('23L01');
      expect(await stateOf(db.execute(sql`truncate entries`))).toBe('23L01');
      expect(await stateOf(db.delete(accounts))).toBe('23L01');
    });

    test('a balance moves through entries alone, and never below zero', async () => {
      const playerId = await testPlayer(store(), 1_00, NOW);
      const { db } = store();
      const mine = eq(accounts.playerId, playerId);
      expect(await stateOf(db.update(accounts).set({ balance: 9_00 }).where(mine))).toBe('23L02');
      const overdraw = store().transaction(async (tx) => {
        const available = accountOf(playerId, 'available');
        const to = clubAccount('house');
        await post(tx, { playerId, type: 'SPENT', amount: 1_01, from: available, to });
      });
      expect(await stateOf(overdraw)).toBe('23514');
    });

    test('a posting sums to zero, and lots cover what is available', async () => {
      const playerId = await testPlayer(store(), 1_00, NOW);
      const bare = { playerId, type: 'ADJUST', at: new Date(NOW) } as const;
      const lonely = store().transaction(async (tx) => {
        await tx.insert(postings).values(bare);
      });
      expect(await stateOf(lonely)).toBe('23L03');
      expect(await stateOf(written(playerId, [-5, 6]))).toBe('23L03');
      expect(await stateOf(written(playerId, [-5]))).toBe('23L03');
      // To one that is there and balanced nothing may be added that is not.
      const added = sql`insert into entries (posting_id, account_id, amount)
        select max(id), ${clubAccount('adjust')}, 1 from postings`;
      expect(await stateOf(store().db.execute(added))).toBe('23L03');
      const uncovered = store().transaction(async (tx) => {
        const available = accountOf(playerId, 'available');
        const from = clubAccount('house');
        await post(tx, { ...bare, amount: 5, from, to: available });
      });
      expect(await stateOf(uncovered)).toBe('23L04');
    });
  });

  test('a line of an account, a player, a round or a hold there is not is refused', async () => {
    const playerId = await testPlayer(store(), 7_00, NOW);
    const lost = store().transaction((tx) =>
      post(tx, { playerId, type: 'ADJUST', amount: 5, from: clubAccount('house'), to: 999_999 }),
    );
    expect(await stateOf(lost)).toBe('23503');
    expect(await stateOf(written(playerId, [-5, 5], { of: 999_999 }))).toBe('23503');
    expect(await stateOf(written(playerId, [-5, 5], { round: 999_999 }))).toBe('23503');
    expect(await stateOf(written(playerId, [-5, 5], { hold: 999_999 }))).toBe('23503');
  });

  test('an entry notes the balance it leaves, and no other', async () => {
    const playerId = await testPlayer(store(), 7_00, NOW);
    expect(await stateOf(written(playerId, [-5, 5], { after: 6_94 }))).toBe('23L02');
    expect(await stateOf(written(playerId, [-5, 5], { after: null }))).toBe('23L02');
    // Right but for the lots, which are looked at when the transaction commits.
    expect(await stateOf(written(playerId, [-5, 5]))).toBe('23L04');
  });

  test('the check finds what triggers were kept from preventing', async () => {
    expect((await checkLedger(store())).problems).toEqual([]);
    const playerId = await testPlayer(store(), 7_00, NOW);
    const { db } = store();
    await db.execute(sql`alter table accounts disable trigger user`);
    await db
      .update(accounts)
      .set({ balance: 8_00 })
      .where(and(eq(accounts.playerId, playerId), eq(accounts.kind, 'available')));
    const { problems } = await checkLedger(store());
    expect(problems).toHaveLength(2);
    expect(problems.join()).toMatch(/sum of its entries by 100.*lots differ.*by 100/);
    await db
      .update(accounts)
      .set({ balance: 7_00 })
      .where(and(eq(accounts.playerId, playerId), eq(accounts.kind, 'available')));
    await db.execute(sql`alter table accounts enable trigger user`);
    expect((await checkLedger(store())).problems).toEqual([]);
  });

  test('many transactions on one player at once keep every rule', async () => {
    const playerId = await testPlayer(store(), 100_00, NOW);
    await Promise.allSettled(
      Array.from({ length: 60 }, async (_, i) => {
        if (i % 3 === 0) return earn(playerId, 1_00, NOW - i * DAY_MS);
        if (i % 3 === 1) return store().transaction((tx) => expireCoins(tx, playerId, NOW));
        const holdId = await keep(playerId, 7_00, NOW);
        const end = { holdId, type: 'REDEEMREJECT', now: NOW } as const;
        return store().transaction((tx) =>
          i % 2 ? voidHold(tx, end) : postHold(tx, { holdId, to: 'house', now: NOW }),
        );
      }),
    );
    expect((await checkLedger(store())).problems).toEqual([]);
    expect((await balanceOf(playerId, NOW)).pending).toBe(0);
  });
});
