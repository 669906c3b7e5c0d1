import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalText } from '../../edges/backup/testRefusal.ts';
import { dumpPostgres } from './dumpPostgres.ts';

describe('pg_dump', () => {
  const path = process.env.PATH;
  const bin = mkdtempSync(join(tmpdir(), 'club-pg-dump-'));
  beforeAll(() => {
    process.env.PATH = bin;
  });
  afterAll(() => {
    process.env.PATH = path;
    rmSync(bin, { recursive: true });
  });
  const pretend = (script: string) => {
    writeFileSync(join(bin, 'pg_dump'), `#!/bin/sh\n${script}\n`);
    chmodSync(join(bin, 'pg_dump'), 0o700);
  };
  let said = '';
  const write = async (part: string | Uint8Array) => {
    said += part;
  };
  const dump = () => refusalText(dumpPostgres('postgres://club:a%20secret@db.example/club', write));

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
