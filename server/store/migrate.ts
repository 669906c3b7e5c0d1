import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePgDrizzle } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePgliteDrizzle } from 'drizzle-orm/pglite/migrator';
import type pg from 'pg';

/** The SQL files, made by `npm run migration`; the same for both databases. */
export const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number, as long as every process of the club takes the same. */
export const MIGRATION_LOCK = 7_202_441;

/** Brings PGlite's tables up to date. */
export const migratePglite = async (client: PGlite): Promise<void> => {
  await migratePgliteDrizzle(drizzlePglite({ client }), { migrationsFolder: MIGRATIONS });
};

/** Brings PostgreSQL's tables up to date; processes starting together take turns. */
export const migratePostgres = async (pool: pg.Pool): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migratePgDrizzle(drizzlePg({ client }), { migrationsFolder: MIGRATIONS });
  } finally {
    // Closing the connection frees the lock, also after an error.
    client.release(true);
  }
};
