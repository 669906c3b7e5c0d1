import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { BackupError } from '../../platform/store/backupError.ts';
import { type Run, runOnPglite, runOnPostgres } from '../../platform/store/migrate.ts';
import type { StoreOptions } from '../../platform/store/open.ts';
import { openPglite } from '../../platform/store/pglite.ts';
import { IS_MIGHTY } from '../../platform/store/role.ts';

/** One connection to a database as it is, which may have no tables. */
export interface RestoreTarget {
  run: Run;
  /** Writes rows in PostgreSQL's text format `into` a table and its columns. */
  copy(into: string, rows: AsyncIterable<Buffer<ArrayBuffer>>): Promise<void>;
  close(): Promise<void>;
}

const pgliteTarget = async (options: StoreOptions): Promise<RestoreTarget> => {
  const { client, release } = await openPglite(options);
  return {
    run: runOnPglite(client),
    async copy(into, rows) {
      for await (const batch of rows)
        await client.query(`copy ${into} from '/dev/blob'`, [], { blob: new Blob([batch]) });
    },
    async close() {
      await client.close();
      await release();
    },
  };
};

const postgresTarget = async (databaseUrl: string): Promise<RestoreTarget> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  // What breaks the connection fails the statement that runs.
  client.on('error', () => {});
  await client.connect();
  const run = runOnPostgres(client);
  const [{ mighty } = {}] = await run(IS_MIGHTY);
  if (mighty) {
    await client.end();
    throw new BackupError(
      'The role of DATABASE_URL is a superuser, or may reach the files of its server. Restore as a role ' +
        'that owns this database and nothing else.',
    );
  }
  return {
    run,
    copy: (into, rows) =>
      pipeline(Readable.from(rows), client.query(copyFrom(`copy ${into} from stdin`))),
    close: () => client.end(),
  };
};

/**
 * Connects to the database of a server that does not run. Throws as `openStore`, and `BackupError` for a role
 * that could reach more than the club.
 */
export const openTarget = (options: StoreOptions): Promise<RestoreTarget> =>
  options.databaseUrl ? postgresTarget(options.databaseUrl) : pgliteTarget(options);
