import { readdirSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { StartError } from '../startError.ts';
import { migratePglite } from './migrate.ts';
import { openStore } from './open.ts';
import { createPglite } from './pglite.ts';
import { settings } from './schema/club.ts';
import { eachStore } from './testStore.ts';
import { createTestDatabase, pgliteTemplate } from './testTemplate.ts';

eachStore('the store', (store) => {
  test('has its tables and the club-wide row', async () => {
    expect(await store().db.select().from(settings)).toEqual([
      {
        id: 1,
        kind: null,
        seedKey: null,
        maintenance: false,
        maintenanceUntil: null,
        maintenanceSince: null,
        vapidPublic: null,
        vapidPrivate: null,
      },
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

  const divide = {
    name: 'divide',
    text: `select $1::integer / $2::integer as "whole", $3::boolean as "isSo",
      $4::jsonb as "json", $5::text as "none"`,
  };

  test('runs a prepared statement, also after it failed', async () => {
    const json = JSON.stringify({ word: '犀鸟 "x"' });
    const run = (by: number) => store().run(divide, [7, by, true, json, null]);
    await expect(run(0)).rejects.toMatchObject({ code: '22012' });
    const rows = [{ whole: 3, isSo: true, json: { word: '犀鸟 "x"' }, none: null }];
    expect(await run(2)).toEqual(rows);
    expect(await Promise.all([run(2), run(2)])).toEqual([rows, rows]);
  });

  test('runs a prepared statement outside a transaction that is open', async () => {
    const text = 'select maintenance from settings';
    const read = () => store().run({ name: 'read_settings', text }, []);
    const undone = new Error('undone');
    let seen: Promise<unknown> = Promise.resolve();
    const transaction = store().transaction(async (tx) => {
      await tx.update(settings).set({ maintenance: true });
      seen = read();
      await tx.select().from(settings);
      throw undone;
    });
    await expect(transaction).rejects.toBe(undone);
    expect(await seen).toEqual([{ maintenance: false }]);
  });
});

const serverUrl = process.env.TEST_DATABASE_URL;

test.runIf(serverUrl)('several processes may start on an empty PostgreSQL at once', async () => {
  const { url, drop } = await createTestDatabase(serverUrl ?? '', { isMigrated: false });
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

test('a database of no released version is refused in a line, and stays as it is', async () => {
  const client = await createPglite({ loadDataDir: await pgliteTemplate() });
  await client.exec("update drizzle.__drizzle_migrations set hash = 'other' where id = 1");
  await expect(migratePglite(client)).rejects.toThrow(StartError);
  await client.close();
});

test('of the snapshots of migrations only the newest is kept', () => {
  const folder = new URL('migrations/', import.meta.url);
  const migrations = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const newest = migrations.sort().at(-1)?.slice(0, '0000'.length);
  expect(readdirSync(new URL('meta/', folder))).toEqual([
    `${newest}_snapshot.json`,
    '_journal.json',
  ]);
});
