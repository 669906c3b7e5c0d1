import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { settings } from './schema.ts';
import { eachStore } from './testStore.ts';

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
