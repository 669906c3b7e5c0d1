import { AsyncLocalStorage } from 'node:async_hooks';
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

/** The transaction that what runs now is a part of. */
const running = new AsyncLocalStorage<{ isOver: boolean }>();

/** What the embedded database, having one connection, would wait for without end is an error here as well. */
const oneAtATime = (store: Store): Store => {
  const demandNone = () => {
    if (running.getStore()?.isOver === false)
      throw new Error('The store was asked beside a transaction that waits for its answer');
  };
  return {
    ...store,
    db: new Proxy(store.db, {
      get(target, name) {
        demandNone();
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    }),
    async transaction(work) {
      demandNone();
      return await store.transaction((tx) => {
        const own = { isOver: false };
        return running
          .run(own, () => work(tx))
          .finally(() => {
            own.isOver = true;
          });
      });
    },
    async run(statement, values) {
      demandNone();
      return await store.run(statement, values);
    },
  };
};

const describeOn = (
  kind: Store['kind'],
  name: string,
  tests: (store: () => Store) => void,
  guarded: (store: Store) => Store = (store) => store,
): void => {
  describe(`${name} (${kind})`, () => {
    let store: Store;
    beforeAll(async () => {
      store = guarded(await openTestStore(kind));
    });
    afterAll(() => store.close());
    tests(() => store);
  });
};

const { TEST_DATABASE_URL, TEST_ONE_DATABASE, TEST_BOTH_DATABASES } = process.env;

/**
 * Describes the same tests on PGlite and, when TEST_DATABASE_URL is set, on PostgreSQL; on PostgreSQL
 * alone when TEST_ONE_DATABASE is set too. For what is the database's own work, and what money rests on.
 */
export const eachStore: typeof oneStore = (name, tests) => {
  if (!TEST_DATABASE_URL || !TEST_ONE_DATABASE) describeOn('pglite', name, tests);
  if (TEST_DATABASE_URL) describeOn('postgres', name, tests);
};

/**
 * Describes tests of what asks the same of either database: on PostgreSQL when TEST_DATABASE_URL is set, else
 * on PGlite, which takes more of the processor; on both when TEST_BOTH_DATABASES is set too.
 */
export const oneStore = (name: string, tests: (store: () => Store) => void): void => {
  if (!TEST_DATABASE_URL || TEST_BOTH_DATABASES) describeOn('pglite', name, tests);
  if (TEST_DATABASE_URL) describeOn('postgres', name, tests, oneAtATime);
};
