import { expect, test } from 'vitest';
import { TransactionsAnswer } from '#contract/transactions.ts';
import { credit, hold } from '../ledger/ledger.ts';
import { testPlayer } from '../ledger/testPlayer.ts';
import { eachStore } from '../store/testStore.ts';
import { listTransactions } from './transactions.ts';

const NOW = Date.UTC(2026, 2, 10, 4);

eachStore('the history', (store) => {
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
});
