import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { lockDataFolder } from './lock.ts';
import { migratePglite, migratePostgres } from './migrate.ts';
import { createPglite } from './pglite.ts';
import { createPrepared } from './prepared.ts';
import { type Statement, type Store, type Value, withRetry } from './store.ts';

export interface StoreOptions {
  /** PostgreSQL 15 or newer; without it PGlite runs in `dataDir`. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded database, created when missing. */
  dataDir: string;
  /** Connections of a PostgreSQL pool. */
  poolSize?: number | undefined;
  /** True for a server in production: the embedded database may take memory to be fast. */
  isFast?: boolean | undefined;
  /** Something the store can't go on from: log it and stop the process. */
  onFatal: (error: Error) => void;
}

const casing = 'snake_case';
/** Longer than any wait for a free connection that is still worth answering. */
const CONNECT_MS = 15_000;
/** Nothing a player asks for takes as long: the connection has gone silent, and is given up. */
const ANSWER_MS = 15_000;

/** A store over a PGlite that is already migrated. `release` runs after its database closed. */
export const pgliteStore = (
  client: PGlite,
  release: () => Promise<void> = async () => {},
): Store => {
  const db = drizzlePglite({ client, casing });
  const prepared = createPrepared(client);
  return {
    kind: 'pglite',
    db,
    transaction: (work) => withRetry(() => db.transaction(work)),
    run: (statement, values) => withRetry(() => prepared(statement, values)),
    async close() {
      await client.close();
      await release();
    },
  };
};

/** A store over a PostgreSQL that is already migrated; `pool` is closed with it. */
const postgresStore = (pool: pg.Pool): Store => {
  // An idle connection that breaks is replaced by the pool; the next query reports what is wrong.
  pool.on('error', () => {});
  const db = drizzlePg({ client: pool, casing });
  return {
    kind: 'postgres',
    db,
    transaction: (work) => withRetry(() => db.transaction(work)),
    run: async <Row>(statement: Statement, values: readonly Value[]) => {
      const query = { ...statement, values: [...values], query_timeout: ANSWER_MS };
      return (await withRetry(() => pool.query(query))).rows as Row[];
    },
    close: () => pool.end(),
  };
};

/**
 * Opens the database and brings its tables up to date; several processes may do so at once on
 * PostgreSQL. Throws `DataFolderLocked` when another process has the embedded one.
 *
 * PGlite writes every commit to the folder's files before it answers (`relaxedDurability` off), so
 * an acknowledged commit survives a killed process; it does not fsync, so a power cut may cost the
 * last ones. Money belongs on PostgreSQL.
 */
export const openStore = async (options: StoreOptions): Promise<Store> => {
  if (options.databaseUrl) {
    const pool = new pg.Pool({
      connectionString: options.databaseUrl,
      max: options.poolSize ?? 10,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
    });
    try {
      await migratePostgres(pool);
    } catch (error) {
      await pool.end();
      throw error;
    }
    return postgresStore(pool);
  }
  const release = await lockDataFolder(options.dataDir, options.onFatal);
  try {
    const folder = join(options.dataDir, 'db');
    mkdirSync(folder, { recursive: true });
    const client = await createPglite({ dataDir: folder, isFast: options.isFast });
    await migratePglite(client);
    return pgliteStore(client, release);
  } catch (error) {
    await release();
    throw error;
  }
};
