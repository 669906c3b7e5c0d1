import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { settings } from './schema/club.ts';
import { oneStore } from './testStore.ts';

const READ = { name: 'read_maintenance', text: 'select maintenance from settings' };

oneStore('the one store of a test', (store) => {
  // The embedded one would wait without end.
  test.runIf(process.env.TEST_DATABASE_URL && !process.env.TEST_BOTH_DATABASES)(
    'is not asked beside a transaction that waits for the answer',
    async () => {
      const beside = [
        () => store().run(READ, []),
        () => store().transaction((tx) => tx.execute(sql`select 1`)),
        async () => store().db.select().from(settings),
      ];
      for (const ask of beside) {
        await expect(store().transaction(ask)).rejects.toThrow('beside a transaction');
        await expect(ask()).resolves.toBeDefined();
      }
    },
  );

  test('is asked by what a transaction left to be done when it is over', async () => {
    let over = () => {};
    const gate = new Promise<void>((resolve) => {
      over = resolve;
    });
    let later: Promise<unknown> = Promise.resolve();
    await store().transaction(async (tx) => {
      later = gate.then(() => store().run(READ, []));
      await tx.execute(sql`select 1`);
    });
    over();
    expect(await later).toEqual([{ maintenance: false }]);
  });
});
