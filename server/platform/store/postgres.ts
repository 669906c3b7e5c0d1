import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { pause, systemClock } from '../clock.ts';
import { dumpPostgres } from './dumpPostgres.ts';
import { lostBecause } from './lost.ts';
import { migratePostgres } from './migrate.ts';
import { type Statement, type Store, type Tx, type Value, withRetry } from './store.ts';

const casing = 'snake_case';
/** Longer than any wait for a free connection that is still worth answering. */
const CONNECT_MS = 15_000;
/** Nothing a player asks for takes as long: the connection has gone silent, and is given up. */
const ANSWER_MS = 15_000;
/** Nor does anything an operator asks for take as long as this. */
const LONGEST_MS = 5 * 60_000;
/** How often a PostgreSQL that does not answer at the start is asked again. */
const ASK_MS = 1_000;

/** A pool that outlives its connections: the database may end any of them at any time. */
const createPool = (connectionString: string, max = 10): pg.Pool => {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: LONGEST_MS,
    keepAlive: true,
  });
  // An idle connection that breaks is replaced by the pool; the next query reports what is wrong.
  pool.on('error', () => {});
  // One that is checked out has none of the pool's listeners: what runs on it fails by itself.
  pool.on('connect', (client) => void client.on('error', () => {}));
  return pool;
};

/**
 * One transaction on a connection of its own. Drizzle's own over a pool never gives a connection back
 * whose `begin` failed.
 */
const transact = async <T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  try {
    const result = await drizzle({ client, casing }).transaction(work);
    client.release();
    return result;
  } catch (error) {
    // A connection nobody knows the state of is closed, not used again.
    client.release(lostBecause(error) !== null);
    throw error;
  }
};

/** A store over a PostgreSQL that is already migrated; `pool` is closed with it. */
const postgresStore = (pool: pg.Pool, databaseUrl: string): Store => ({
  kind: 'postgres',
  db: drizzle({ client: pool, casing }),
  transaction: (work) => withRetry(() => transact(pool, work)),
  run: async <Row>(statement: Statement, values: readonly Value[]) => {
    const query = { ...statement, values: [...values], query_timeout: ANSWER_MS };
    return (await withRetry(() => pool.query(query))).rows as Row[];
  },
  dump: (write) => dumpPostgres(databaseUrl, write),
  close: () => pool.end(),
});

export interface PostgresOptions {
  databaseUrl: string;
  /** Connections of the pool. */
  poolSize?: number | undefined;
  /** Milliseconds to wait for a database that does not answer yet; 0 when not said. */
  startTimeoutMs?: number | undefined;
  /** Told once why the database is waited for. */
  onWait?: ((reason: string) => void) | undefined;
}

/**
 * Opens a PostgreSQL and brings its tables up to date; several processes may do so at once. One that
 * does not answer, as when both start together, is waited for; then its error is thrown.
 */
export const openPostgres = async (options: PostgresOptions): Promise<Store> => {
  const { databaseUrl, poolSize, startTimeoutMs = 0, onWait = () => {} } = options;
  const pool = createPool(databaseUrl, poolSize);
  const giveUpAt = systemClock.now() + startTimeoutMs;
  for (let isFirst = true; ; isFirst = false) {
    try {
      await migratePostgres(pool);
      return postgresStore(pool, databaseUrl);
    } catch (error) {
      const reason = lostBecause(error);
      if (reason === null || systemClock.now() >= giveUpAt) {
        await pool.end();
        throw error;
      }
      if (isFirst) onWait(reason);
      await pause(ASK_MS);
    }
  }
};
