import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { BackupError } from './backupError.ts';
import type { Write } from './store.ts';

const ARGS = [
  '--data-only',
  '--schema=public',
  '--schema=drizzle',
  '--encoding=UTF8',
  '--no-password',
];

/** What pg_dump said, in a sentence for the operator. */
const failureOf = (said: string): string =>
  said.includes('server version mismatch')
    ? `This machine's pg_dump is older than the PostgreSQL server: install postgresql-client of its version. ${said}`
    : `pg_dump could not read the database: ${said}`;

/**
 * Writes every row of a PostgreSQL database with its own `pg_dump`, in one consistent view, while others
 * go on. Throws `BackupError` where there is no pg_dump, or an older one than the server.
 */
export const dumpPostgres = async (databaseUrl: string, write: Write): Promise<void> => {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  // Every user of the machine can read a process's arguments.
  url.password = '';
  const child = spawn('pg_dump', [...ARGS, `--dbname=${url.href}`], {
    env: { ...process.env, LC_ALL: 'C', ...(password && { PGPASSWORD: password }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = text(child.stderr);
  const ended = once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new BackupError(
      "There is no pg_dump on this machine: install postgresql-client, in the server's version or newer.",
    );
  });
  try {
    await Promise.all([
      ended,
      (async () => {
        for await (const part of child.stdout) await write(part);
      })(),
    ]);
  } catch (error) {
    child.kill();
    throw error;
  }
  if (child.exitCode !== 0)
    throw new BackupError(failureOf((await said).trim().replaceAll(/\s*\n\s*/g, ' ')));
};
