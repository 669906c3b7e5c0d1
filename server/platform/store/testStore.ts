import { afterAll, beforeAll, describe } from 'vitest';
import { openStore, pgliteStore } from './open.ts';
import type { Store } from './store.ts';
import { embeddedDatabase } from './testEmbedded.ts';
import { createTestDatabase } from './testTemplate.ts';

/** Milliseconds. */
const JITTER_MS = 10;
// The real ones: a test may hold timers, and say what chance brings.
const { setTimeout: later } = globalThis;
const { random } = Math;
const pause = () => new Promise<void>((resolve) => later(resolve, random() * JITTER_MS));

/** With TEST_JITTER=1, what is asked of the database at the same time comes to it in any order. */
const jittered = (store: Store): Store =>
  process.env.TEST_JITTER
    ? {
        ...store,
        transaction: (work) => pause().then(() => store.transaction(work)),
        run: (statement, values) => pause().then(() => store.run(statement, values)),
      }
    : store;

const pgliteTestStore = async (): Promise<Store> => {
  const { client, giveBack } = await embeddedDatabase();
  return { ...pgliteStore(client), close: giveBack };
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
  if (wanted === 'pglite') return pgliteTestStore().then(jittered);
  if (!url) throw new Error('TEST_DATABASE_URL is not set');
  return postgresTestStore(url).then(jittered);
};

const kinds = (): Store['kind'][] => {
  if (!process.env.TEST_DATABASE_URL) return ['pglite'];
  return process.env.TEST_ONE_DATABASE ? ['postgres'] : ['pglite', 'postgres'];
};

/**
 * Describes the same tests on PGlite and, when TEST_DATABASE_URL is set, on PostgreSQL; on PostgreSQL
 * alone when TEST_ONE_DATABASE is set too.
 */
export const eachStore = (name: string, tests: (store: () => Store) => void): void => {
  for (const kind of kinds()) {
    describe(`${name} (${kind})`, () => {
      let store: Store;
      beforeAll(async () => {
        store = await openTestStore(kind);
      });
      afterAll(() => store.close());
      tests(() => store);
    });
  }
};
