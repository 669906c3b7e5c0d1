import { expect, test } from 'vitest';
import { DAY_MS } from '#contract/day.ts';
import { TransactionsAnswer } from '#contract/transactions.ts';
import { oneStore } from '../../platform/store/testStore.ts';
import { credit, hold } from '../ledger/ledger.ts';
import { testPlayer } from '../ledger/testPlayer.ts';
import { findTransaction, listTransactions } from './transactions.ts';

const NOW = Date.UTC(2026, 2, 10, 4);

oneStore('the history', (store) => {
  test('[route-transaction] pages newest first, filters by type, and is the player’s own', async () => {
    const playerId = await testPlayer(store());
    for (let i = 0; i < 34; i += 1) {
      const type = i % 2 ? 'FINDTHEODD' : 'ADJUST';
      await store().transaction((tx) => credit(tx, { playerId, type, amount: 10, now: NOW + i }));
    }
    await store().transaction((tx) => hold(tx, { playerId, type: 'REDEEM', amount: 40, now: NOW }));
    const { db } = store();
    const first = await listTransactions(db, playerId, {});
    expect(TransactionsAnswer.safeParse(first).success).toBe(true);
    expect(first.transactions).toHaveLength(30);
    expect(first.transactions[0]).toMatchObject({ type: 'REDEEM', amount: -40, balance: 300 });
    const second = await listTransactions(db, playerId, { before: first.next ?? '' });
    expect(second.transactions.map(({ balance }) => balance)).toEqual([50, 40, 30, 20, 10]);
    expect(second.next).toBeNull();
    const found = await listTransactions(db, playerId, { type: 'FINDTHEODD' });
    expect(found.transactions).toHaveLength(17);
    expect(new Set(found.transactions.map(({ type }) => type))).toEqual(new Set(['FINDTHEODD']));
    // What is written between two pages moves none of the lines.
    await store().transaction((tx) =>
      credit(tx, { playerId, type: 'FINDTHEODD', amount: 10, now: NOW }),
    );
    expect(await listTransactions(db, playerId, { before: first.next ?? '' })).toEqual(second);
    const other = await testPlayer(store());
    expect(await listTransactions(db, other, {})).toEqual({ transactions: [], next: null });
  });

  test('[route-transaction] shows one span of time alone, its end not in it', async () => {
    const playerId = await testPlayer(store());
    for (let day = 0; day < 4; day += 1)
      await store().transaction((tx) =>
        credit(tx, { playerId, type: 'ADJUST', amount: day + 1, now: NOW + day * DAY_MS }),
      );
    const amounts = async (span: { from?: string; to?: string }) => {
      const { transactions } = await listTransactions(store().db, playerId, span);
      return transactions.map(({ amount }) => amount);
    };
    const [from, to] = [NOW + DAY_MS, NOW + 3 * DAY_MS].map((at) => new Date(at).toISOString()) as [
      string,
      string,
    ];
    expect(await amounts({ from, to })).toEqual([3, 2]);
    expect(await amounts({ from })).toEqual([4, 3, 2]);
    expect(await amounts({ to })).toEqual([3, 2, 1]);
    expect(await amounts({ from: to, to: from })).toEqual([]);
  });

  test('[route-transaction] one line is found by whoever it belongs to', async () => {
    const playerId = await testPlayer(store(), 50, NOW);
    const [line] = (await listTransactions(store().db, playerId, {})).transactions;
    expect(await findTransaction(store().db, playerId, line?.id ?? '')).toEqual(line);
    const other = await testPlayer(store());
    const gone = { key: 'msg.noTransactionFound' };
    for (const [who, id] of [
      [other, line?.id ?? ''],
      [playerId, '999999999'],
      [playerId, 'abc'],
    ] as const)
      await expect(findTransaction(store().db, who, id)).rejects.toMatchObject(gone);
  });
});
