import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkLedger } from '../../domains/ledger/check/check.ts';
import { credit } from '../../domains/ledger/ledger.ts';
import { testPlayer } from '../../domains/ledger/testPlayer.ts';
import { testCipher } from '../../platform/secrets/testCipher.ts';
import { MIGRATIONS } from '../../platform/store/migrate.ts';
import { openStore, pgliteStore, type StoreOptions } from '../../platform/store/open.ts';
import { createPglite } from '../../platform/store/pglite.ts';
import { settings } from '../../platform/store/schema/club.ts';
import { type Store, sqlState } from '../../platform/store/store.ts';
import { openTestStore } from '../../platform/store/testStore.ts';
import { createTestDatabase } from '../../platform/store/testTemplate.ts';
import { NOT_PUT_BACK, restoreBackup } from './restore.ts';
import { openTarget } from './target.ts';
import { contentsOf, fillStore, tableRules } from './testFilled.ts';
import { refusalText } from './testRefusal.ts';
import { writeBackup } from './write.ts';

const serverUrl = process.env.TEST_DATABASE_URL;
const kinds: Store['kind'][] = serverUrl ? ['pglite', 'postgres'] : ['pglite'];
const folder = mkdtempSync(join(tmpdir(), 'club-backup-'));
const fileOf = (name: string) => join(folder, `${name}.sql`);
afterAll(() => rmSync(folder, { recursive: true }));

let made = 0;
/** A database without tables, of a role that owns nothing else, and what drops it. */
const emptyDatabase = async (kind: Store['kind']) => {
  made += 1;
  const dataDir = join(folder, `data${made}`);
  const onFatal = () => {};
  if (kind === 'pglite') return { options: { dataDir, onFatal }, drop: async () => {} };
  const { url, drop } = await createTestDatabase(serverUrl ?? '', {
    isMigrated: false,
    isOwned: true,
  });
  return { options: { databaseUrl: url, dataDir, onFatal }, drop };
};

const relationsIn = async (options: StoreOptions): Promise<unknown> => {
  const target = await openTarget(options);
  const [row] = await target.run(`select count(*)::integer as n from pg_class
    where relnamespace in (select oid from pg_namespace where nspname in ('public', 'drizzle'))`);
  await target.close();
  return row?.n;
};

const restored = (name: string, options: StoreOptions) =>
  restoreBackup(fileOf(name), testCipher, () => openTarget(options));

// Filled once: the backup of the embedded store is restored into PostgreSQL, and that one's is made of it.
let rules: string[];
const contents: Record<string, Record<string, string[]>> = {};
beforeAll(async () => {
  const store = await openTestStore('pglite');
  await fillStore(store);
  await writeBackup(store.dump, fileOf('pglite'), testCipher);
  contents.pglite = await contentsOf(store);
  rules = await tableRules(store);
  await store.close();
});

/** What is in a backup and is not put back. */
const emptied = (rows: Record<string, string[]> = {}) => ({
  ...rows,
  ...Object.fromEntries(NOT_PUT_BACK.map((name) => [name, []])),
});

test('a backup has rows of every table, and only its owner may read it', () => {
  const empty = Object.entries(contents.pglite ?? {}).filter(([, rows]) => rows.length === 0);
  expect(empty).toEqual([]);
  expect(statSync(fileOf('pglite')).mode & 0o777).toBe(0o600);
});

const ways = kinds.flatMap((from) => kinds.map((to) => [from, to] as const));
describe.each(ways)('a backup of a %s store', (from, to) => {
  test(`is restored into an empty ${to} store, every row and rule, and opens no account`, async () => {
    const { options, drop } = await emptyDatabase(to);
    const { dataDir, databaseUrl } = { databaseUrl: [], ...options };
    if (from === 'pglite') {
      const victim = join(import.meta.dirname, 'testKilled.ts');
      const { signal } = spawnSync('node', [victim, fileOf(from), dataDir, databaseUrl].flat());
      expect(signal).toBe('SIGKILL');
      expect(await relationsIn(options)).toBe(0);
    }
    await restored(from, options);
    const store = await openStore(options);
    expect(await contentsOf(store)).toEqual(emptied(contents[from]));
    expect(await tableRules(store)).toEqual(rules);
    expect((await checkLedger(store)).problems).toEqual([]);
    if (to === 'postgres' && from === 'pglite') {
      await writeBackup(store.dump, fileOf(to), testCipher);
      contents[to] = await contentsOf(store);
    }
    // The ledger refuses as ever, and numbers go on.
    const state = async (statement: string) =>
      sqlState(await store.db.execute(sql.raw(statement)).then(null, (error: unknown) => error));
    expect(await state('update entries set amount = 1')).toBe('23L01');
    expect(await state('delete from postings')).toBe('23L01');
    expect(await state('truncate accounts cascade')).toBe('23L01');
    expect(await state('update accounts set balance = balance + 1')).toBe('23L02');
    const playerId = await testPlayer(store);
    const line = { playerId, type: 'FINDTHEODD', amount: 5, now: 0 } as const;
    await store.transaction((tx) => credit(tx, line));
    expect((await checkLedger(store)).problems).toEqual([]);
    await store.close();
    expect(await refusalText(restored(from, options))).toMatch(/^The database is not empty\./);
    await drop();
  });
});

const asSuperuser = kinds.filter((kind) => kind === 'postgres');
test.each(asSuperuser)(
  'a role that could do more than a restore needs is refused (%s)',
  async (kind) => {
    const { options, drop } = await emptyDatabase(kind);
    const databaseUrl = new URL(options.databaseUrl ?? '');
    const { username, password } = new URL(serverUrl ?? '');
    Object.assign(databaseUrl, { username, password });
    expect(
      await refusalText(restored('pglite', { ...options, databaseUrl: databaseUrl.href })),
    ).toMatch(/^The role of DATABASE_URL is a superuser/);
    expect(await relationsIn(options)).toBe(0);
    await drop();
  },
);

test('a backup of an older version is restored and brought up to date', async () => {
  const migrationsFolder = join(folder, 'migrations');
  cpSync(MIGRATIONS, migrationsFolder, { recursive: true });
  const journal = join(migrationsFolder, 'meta', '_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'));
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, -1) }));
  const client = await createPglite();
  await migrate(drizzle({ client }), { migrationsFolder });
  await client.exec('update settings set maintenance = true');
  await writeBackup(pgliteStore(client).dump, fileOf('older'), testCipher);
  await client.close();
  const { options, drop } = await emptyDatabase(kinds.at(-1) ?? 'pglite');
  await restored('older', options);
  const store = await openStore(options);
  expect(await tableRules(store)).toEqual(rules);
  expect(await store.db.select().from(settings)).toMatchObject([{ maintenance: true }]);
  await store.close();
  await drop();
});
