import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { dumpPglite } from './dumpPglite.ts';
import { migratePglite } from './migrate.ts';
import { openPglite } from './pglite.ts';
import { openPostgres, type PostgresOptions } from './postgres.ts';
import { createPrepared } from './prepared.ts';
import { type Store, withRetry } from './store.ts';

export interface StoreOptions extends Omit<PostgresOptions, 'databaseUrl'> {
  /** PostgreSQL 15 or newer; without it PGlite runs in `dataDir`. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded database, created when missing. */
  dataDir: string;
  /** True for a server in production: the embedded database may take memory to be fast. */
  isFast?: boolean | undefined;
  /** Something the store can't go on from: log it and stop the process. */
  onFatal: (error: Error) => void;
}

/** A store over a PGlite that is already migrated. `release` runs after its database closed. */
export const pgliteStore = (
  client: PGlite,
  release: () => Promise<void> = async () => {},
): Store => {
  const db = drizzle({ client, casing: 'snake_case' });
  const prepared = createPrepared(client);
  return {
    kind: 'pglite',
    db,
    transaction: (work) => withRetry(() => db.transaction(work)),
    run: (statement, values) => withRetry(() => prepared(statement, values)),
    dump: (write) => dumpPglite(client, write),
    async close() {
      await client.close();
      await release();
    },
  };
};

/**
 * Opens the database and brings its tables up to date; several processes may do so at once on
 * PostgreSQL. Throws `StartError` for one of no released version, `DataFolderLocked` when another process has the embedded one, `NotPrivate` where its
 * folder is open to other users.
 *
 * PGlite writes every commit to the folder's files before it answers (`relaxedDurability` off), so
 * an acknowledged commit survives a killed process; it does not fsync, so a power cut may cost the
 * last ones. Money belongs on PostgreSQL.
 */
export const openStore = async (options: StoreOptions): Promise<Store> => {
  const { databaseUrl } = options;
  if (databaseUrl) return openPostgres({ ...options, databaseUrl });
  const { client, release } = await openPglite(options);
  try {
    await migratePglite(client);
    return pgliteStore(client, release);
  } catch (error) {
    await release();
    throw error;
  }
};
