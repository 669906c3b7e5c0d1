import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { pause } from '../clock.ts';
import { MIGRATIONS, migratePglite } from './migrate.ts';
import { openStore, pgliteStore } from './open.ts';
import { createPglite } from './pglite.ts';
import { type Store, sqlState } from './store.ts';

const DATABASE_IN_USE = '55006';

/** Long enough for a busy machine: these tests are about what is true, not about how fast. */
const PATIENCE_MS = 60_000;
const CACHE = 'node_modules/.cache/hornbill';

/** A migrated, empty database as PGlite dumps it, kept until a migration changes. */
const template = async (): Promise<Blob> => {
  const hash = createHash('sha256').update(process.versions.node);
  for (const name of readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql')))
    hash.update(readFileSync(join(MIGRATIONS, name)));
  hash.update(readFileSync('node_modules/@electric-sql/pglite/package.json'));
  const file = join(CACHE, `store-${hash.digest('hex').slice(0, 16)}.tar`);
  if (!existsSync(file)) {
    const client = await createPglite();
    await migratePglite(client);
    const dump = await client.dumpDataDir('none');
    await client.close();
    mkdirSync(CACHE, { recursive: true });
    const partial = `${file}.${randomBytes(6).toString('hex')}`;
    writeFileSync(partial, new Uint8Array(await dump.arrayBuffer()));
    renameSync(partial, file);
  }
  return new Blob([readFileSync(file)]);
};

/** Puts a migrated, empty embedded database into a data folder: faster than creating it there. */
export const fillDataDir = async (dataDir: string): Promise<void> => {
  const folder = join(dataDir, 'db');
  mkdirSync(folder, { recursive: true });
  const client = await createPglite({ dataDir: folder, loadDataDir: await template() });
  await client.close();
};

const pgliteTestStore = async (): Promise<Store> =>
  pgliteStore(await createPglite({ loadDataDir: await template() }));

/** An empty database of its own on a PostgreSQL server; `drop` it when its connections are closed. */
export const createTestDatabase = async (
  serverUrl: string,
): Promise<{ url: string; drop: () => Promise<void> }> => {
  const name = `hornbill_test_${randomBytes(8).toString('hex')}`;
  const command = async (sql: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await command(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    /** A closed pool's connections take a moment to leave the server. */
    async drop() {
      for (let tries = 1; ; tries += 1) {
        try {
          return await command(`drop database ${name}`);
        } catch (error) {
          if (sqlState(error) !== DATABASE_IN_USE || tries === 50) throw error;
          await pause(20);
        }
      }
    },
  };
};

const postgresTestStore = async (serverUrl: string): Promise<Store> => {
  const { url, drop } = await createTestDatabase(serverUrl);
  const store = await openStore({ databaseUrl: url, dataDir: '', onFatal: () => {} });
  return {
    ...store,
    async close() {
      await store.close();
      await drop();
    },
  };
};

/**
 * A fresh, migrated, empty store: PostgreSQL in a database of its own, dropped at `close`, when
 * TEST_DATABASE_URL is set, else PGlite in memory.
 */
export const openTestStore = (kind?: Store['kind']): Promise<Store> => {
  const url = process.env.TEST_DATABASE_URL;
  const wanted = kind ?? (url ? 'postgres' : 'pglite');
  if (wanted === 'pglite') return pgliteTestStore();
  if (!url) throw new Error('TEST_DATABASE_URL is not set');
  return postgresTestStore(url);
};

/** Describes the same tests on PGlite and, when TEST_DATABASE_URL is set, on PostgreSQL. */
export const eachStore = (name: string, tests: (store: () => Store) => void): void => {
  const kinds: Store['kind'][] = process.env.TEST_DATABASE_URL
    ? ['pglite', 'postgres']
    : ['pglite'];
  for (const kind of kinds) {
    describe(`${name} (${kind})`, { timeout: PATIENCE_MS }, () => {
      let store: Store;
      beforeAll(async () => {
        store = await openTestStore(kind);
      }, PATIENCE_MS);
      afterAll(() => store.close());
      tests(() => store);
    });
  }
};
