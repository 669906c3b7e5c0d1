import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { postings } from '../../platform/store/schema/ledger.ts';
import { type Db, sqlState } from '../../platform/store/store.ts';
import { eachStore } from '../../platform/store/testStore.ts';
import { coinBalance } from './balance.ts';
import { credit, hold, voidHold } from './ledger.ts';
import { testPlayer } from './testPlayer.ts';

const NOW = Date.UTC(2026, 2, 10, 4);

eachStore('what a line says beside its coins', (store) => {
  const stateOf = (run: Promise<unknown>) => run.then(() => 'written', sqlState);

  test('the note of a credit, of a hold and of its return is kept', async () => {
    const playerId = await testPlayer(store());
    const line = { playerId, type: 'ADJUST', amount: 5_00, now: NOW } as const;
    await store().transaction((tx) => credit(tx, { ...line, note: 'given' }));
    const holdId = await store().transaction((tx) => hold(tx, { ...line, note: 'held' }));
    const end = { holdId, type: 'ADJUST', note: 'back', now: NOW } as const;
    await store().transaction((tx) => voidHold(tx, end));
    const lines = await store()
      .db.select({ note: postings.note })
      .from(postings)
      .where(eq(postings.playerId, playerId))
      .orderBy(asc(postings.id));
    expect(lines.map(({ note }) => note)).toEqual(['given', 'held', 'back']);
  });

  test('the round of a line reaches the database, whose own error comes as it came', async () => {
    const playerId = await testPlayer(store(), 9_00, NOW);
    const line = { playerId, type: 'SPINWHEEL', amount: 2_00, now: NOW } as const;
    const holdId = await store().transaction((tx) => hold(tx, line));
    const roundId = 999_999;
    const end = { holdId, type: 'SPINWHEEL', roundId, now: NOW } as const;
    // There is no such round.
    for (const write of [
      () => store().transaction((tx) => credit(tx, { ...line, roundId })),
      () => store().transaction((tx) => hold(tx, { ...line, roundId })),
      () => store().transaction((tx) => voidHold(tx, end)),
    ])
      expect(await stateOf(write())).toBe('23503');
    expect(await coinBalance(store().db, playerId, NOW)).toMatchObject({
      balance: 9_00,
      pending: 2_00,
    });
  });
});

test('a balance that the database does not answer is an error, not a player without coins', async () => {
  const silent = { execute: async () => ({ rows: [] }) } as unknown as Db;
  await expect(coinBalance(silent, 1, NOW)).rejects.toThrow('the balance query answered nothing');
});
