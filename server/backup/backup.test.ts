import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkLedger } from '../ledger/check.ts';
import { credit } from '../ledger/ledger.ts';
import { testPlayer } from '../ledger/testPlayer.ts';
import { MIGRATIONS } from '../store/migrate.ts';
import { openStore, pgliteStore, type StoreOptions } from '../store/open.ts';
import { createPglite } from '../store/pglite.ts';
import { settings } from '../store/schema/club.ts';
import { type Store, sqlState } from '../store/store.ts';
import { openTestStore } from '../store/testStore.ts';
import { createTestDatabase } from '../store/testTemplate.ts';
import { BackupError } from './backupError.ts';
import { dumpPostgres } from './dumpPostgres.ts';
import { restoreBackup } from './restore.ts';
import { openTarget } from './target.ts';
import { contentsOf, fillStore, rulesOf } from './testFilled.ts';
import { writeBackup } from './write.ts';

const serverUrl = process.env.TEST_DATABASE_URL;
const kinds: Store['kind'][] = serverUrl ? ['pglite', 'postgres'] : ['pglite'];
const folder = mkdtempSync(join(tmpdir(), 'club-backup-'));
const fileOf = (name: string) => join(folder, `${name}.sql`);
afterAll(() => rmSync(folder, { recursive: true }));

let made = 0;
/** A database without tables, and what drops it. */
const emptyDatabase = async (kind: Store['kind']) => {
  made += 1;
  const dataDir = join(folder, `data${made}`);
  const onFatal = () => {};
  if (kind === 'pglite') return { options: { dataDir, onFatal }, drop: async () => {} };
  const { url, drop } = await createTestDatabase(serverUrl ?? '', { isMigrated: false });
  return { options: { databaseUrl: url, dataDir, onFatal }, drop: () => drop(true) };
};

const relationsIn = async (options: StoreOptions): Promise<unknown> => {
  const target = await openTarget(options);
  const [row] = await target.run(`select count(*)::integer as n from pg_class
    where relnamespace in (select oid from pg_namespace where nspname in ('public', 'drizzle'))`);
  await target.close();
  return row?.n;
};

const refusal = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof BackupError ? error.message : error),
  );

describe.each(kinds)('a backup of a %s store', (from) => {
  let before: Record<string, string[]>;
  let rules: string[];
  beforeAll(async () => {
    const store = await openTestStore(from);
    await fillStore(store);
    await writeBackup(store.dump, fileOf(from));
    before = await contentsOf(store);
    rules = await rulesOf(store);
    await store.close();
  });

  test('has rows of every table, and only its owner may read it', () => {
    const empty = Object.entries(before).filter(([, rows]) => rows.length === 0);
    expect(empty).toEqual([]);
    expect(statSync(fileOf(from)).mode & 0o777).toBe(0o600);
  });

  test.each(kinds)('is restored into an empty %s store, every row and rule', async (to) => {
    const { options, drop } = await emptyDatabase(to);
    await restoreBackup(fileOf(from), () => openTarget(options));
    const store = await openStore(options);
    expect(await contentsOf(store)).toEqual(before);
    expect(await rulesOf(store)).toEqual(rules);
    expect((await checkLedger(store)).problems).toEqual([]);
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
    const again = await refusal(restoreBackup(fileOf(from), () => openTarget(options)));
    expect(again).toMatch(/^The database is not empty\./);
    await drop();
  });
});

test.each(kinds)('a restore that is killed leaves an empty %s store empty', async (to) => {
  const { options, drop } = await emptyDatabase(to);
  const { dataDir, databaseUrl } = { databaseUrl: [], ...options };
  const victim = join(import.meta.dirname, 'testKilled.ts');
  const { signal } = spawnSync('node', [victim, fileOf('pglite'), dataDir, databaseUrl].flat());
  expect(signal).toBe('SIGKILL');
  expect(await relationsIn(options)).toBe(0);
  await restoreBackup(fileOf('pglite'), () => openTarget(options));
  const store = await openStore(options);
  expect((await checkLedger(store)).postings).toBeGreaterThan(9);
  await store.close();
  await drop();
});

/** Restoring the file is refused before anything is connected to. */
const refusedOf = (path: string) =>
  refusal(restoreBackup(path, () => Promise.reject(new Error('connected'))));

describe('a file', () => {
  const whole = () => readFileSync(fileOf('pglite'), 'latin1');
  const broken = (text: string) => {
    writeFileSync(fileOf('broken'), text, 'latin1');
    return refusedOf(fileOf('broken'));
  };
  /** With a checksum that fits. */
  const forged = (change: (text: string) => string) => {
    const text = change(whole()).replace(/-- sha256 .*\n$/, '');
    const seal = createHash('sha256').update(text, 'latin1').digest('hex');
    return broken(`${text}-- sha256 ${seal}\n`);
  };
  const lastMigration = /(\n(\d+)\t[0-9a-f]{64}\t\d+)(?=\n\\\.)/;

  test('that is as it was written would be restored', async () => {
    expect(await forged((text) => text)).toEqual(new Error('connected'));
  });

  test('that is none, cut off or changed is refused', async () => {
    const file = fileOf('broken');
    expect(await refusedOf(join(folder, 'nothing'))).toMatch(/^The file .*nothing can't be read: /);
    for (const text of ['', 'hello', '-- PostgreSQL database dump\n'.repeat(9)])
      expect(await broken(text)).toBe(`The file ${file} is no backup of the club.`);
    for (const part of [0.1, 0.5, 0.999])
      expect(await broken(whole().slice(0, whole().length * part))).toBe(
        `The backup ${file} is cut off.`,
      );
    const other = `The backup ${file} is not as it was written: its checksum is another.`;
    expect(await broken(whole().replace('Kenyalang1', 'Kenyalang2'))).toBe(other);
    expect(await broken(whole().replace(/[0-9a-f]{4}\n$/, '0000\n'))).toBe(other);
  });

  test('that holds what is no row and no sequence is refused, its checksum right or not', async () => {
    expect(await forged((text) => text.replace('\nCOPY', '\ndrop table players;\nCOPY'))).toBe(
      'The backup has a line no restore knows: drop table players;',
    );
    expect(await forged((text) => text.slice(0, text.length * 0.5))).toBe(
      'The backup ends in the middle of a table.',
    );
  });

  test('of a newer version, or of other tables, is refused', async () => {
    expect(await forged((text) => text.replace(lastMigration, '$1\n999\tabc\t9'))).toMatch(
      /^The backup was made by a newer version of the club/,
    );
    expect(await forged((text) => text.replace(lastMigration, '\n$2\tabc\t9'))).toBe(
      "The backup's tables are not those this version knows.",
    );
  });

  test('that is there already is not overwritten, and a failure leaves none', async () => {
    const [there, gone] = [fileOf('there'), fileOf('gone')];
    writeFileSync(there, 'mine');
    const files = readdirSync(folder);
    const none = async () => {};
    expect(await refusal(writeBackup(none, there))).toBe(
      `There is a file ${there} already: a backup overwrites nothing.`,
    );
    const late = () => writeFileSync(gone, 'late');
    const dump = async () => late();
    expect(await refusal(writeBackup(dump, gone))).toMatch(/^There is a file .*gone.sql already/);
    expect(readFileSync(gone, 'utf8')).toBe('late');
    rmSync(gone);
    expect(await refusal(writeBackup(() => Promise.reject(new Error('died')), gone))).toEqual(
      new Error('died'),
    );
    expect(await refusal(writeBackup(none, join(folder, 'no', 'where')))).toMatch(
      /can't be written/,
    );
    expect(readdirSync(folder)).toEqual(files);
    expect(readFileSync(there, 'utf8')).toBe('mine');
  });
});

test('a backup of an older version is restored and brought up to date', async () => {
  const migrationsFolder = join(folder, 'migrations');
  cpSync(MIGRATIONS, migrationsFolder, { recursive: true });
  const journal = join(migrationsFolder, 'meta', '_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'));
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, -3) }));
  const client = await createPglite();
  await migrate(drizzle({ client }), { migrationsFolder });
  await client.exec('update settings set maintenance = true');
  await writeBackup(pgliteStore(client).dump, fileOf('older'));
  await client.close();
  const { options } = await emptyDatabase('pglite');
  await restoreBackup(fileOf('older'), () => openTarget(options));
  const [store, fresh] = [await openStore(options), await openTestStore('pglite')];
  expect(await rulesOf(store)).toEqual(await rulesOf(fresh));
  expect(await store.db.select().from(settings)).toMatchObject([{ maintenance: true }]);
  await Promise.all([store.close(), fresh.close()]);
});

describe('pg_dump', () => {
  const path = process.env.PATH;
  const bin = join(folder, 'bin');
  beforeAll(() => {
    mkdirSync(bin);
    process.env.PATH = bin;
  });
  afterAll(() => {
    process.env.PATH = path;
  });
  const pretend = (script: string) => {
    writeFileSync(join(bin, 'pg_dump'), `#!/bin/sh\n${script}\n`);
    chmodSync(join(bin, 'pg_dump'), 0o700);
  };
  let said = '';
  const write = async (part: string | Uint8Array) => {
    said += part;
  };
  const dump = () => refusal(dumpPostgres('postgres://club:a%20secret@db.example/club', write));

  test('that is not there is said', async () => {
    expect(await dump()).toMatch(/^There is no pg_dump on this machine: install postgresql-client/);
  });

  test('that is older than the server, or fails otherwise, is said', async () => {
    const why = 'pg_dump: error: aborting because of server version mismatch';
    pretend(`echo '${why}' >&2; echo 'pg_dump: detail: server version: 18' >&2; exit 1`);
    expect(await dump()).toBe(
      "This machine's pg_dump is older than the PostgreSQL server: install postgresql-client of its " +
        `version. ${why} pg_dump: detail: server version: 18`,
    );
    pretend("echo 'COPY'; echo 'pg_dump: error: no space' >&2; exit 3");
    expect(await dump()).toBe('pg_dump could not read the database: pg_dump: error: no space');
  });

  test('is not told the password where other users could read it', async () => {
    pretend('echo "$@"; echo "password $PGPASSWORD"');
    said = '';
    expect(await dump()).toBe(null);
    expect(said).toMatch(/--dbname=postgres:\/\/club@db\.example\/club\npassword a secret\n$/);
  });
});
