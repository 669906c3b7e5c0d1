import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openStore } from './open.ts';
import { settings } from './schema.ts';
import { createTestDatabase, eachStore } from './testStore.ts';

eachStore('the store', (store) => {
  test('has its tables and the club-wide row', async () => {
    expect(await store().db.select().from(settings)).toEqual([
      { id: 1, maintenance: false, maintenanceUntil: null },
    ]);
  });

  test('runs a transaction again after a collision, and gives up in the end', async () => {
    let runs = 0;
    const answer = await store().transaction(async (tx) => {
      runs += 1;
      if (runs < 3)
        await tx.execute(sql`do $$ begin raise exception using errcode = '40001'; end $$`);
      return runs;
    });
    expect(answer).toBe(3);
    const endless = store().transaction((tx) =>
      tx.execute(sql`do $$ begin raise exception using errcode = '40P01'; end $$`),
    );
    await expect(endless).rejects.toThrow();
  });
});

const serverUrl = process.env.TEST_DATABASE_URL;

test.runIf(serverUrl)('several processes may start on an empty PostgreSQL at once', async () => {
  const { url, drop } = await createTestDatabase(serverUrl ?? '');
  const options = { databaseUrl: url, dataDir: '', onFatal: () => {} };
  const stores = await Promise.all(Array.from({ length: 5 }, () => openStore(options)));
  for (const { db } of stores) expect(await db.select().from(settings)).toHaveLength(1);
  await Promise.all(stores.map((store) => store.close()));
  await drop();
});

test('a database that does not answer is an error, not a hang', async () => {
  const databaseUrl = 'postgres://nobody@127.0.0.1:9/nothing';
  await expect(openStore({ databaseUrl, dataDir: '', onFatal: () => {} })).rejects.toThrow();
});
