import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { StartError } from '../startError.ts';

/** What changes the tables, made by `npm run migration`; the same for both databases. */
export const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));

/** Every function and trigger as it is today; none is kept from a version before. */
export const FUNCTION_FILES = fileURLToPath(new URL('./functions', import.meta.url));

/** Any number, as long as every process of the club takes the same. */
export const MIGRATION_LOCK = 7_202_441;

/** As Drizzle's own migrator makes it: its tools read it. */
export const MIGRATIONS_TABLE = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`;

/** Runs statements, without values, on one connection; answers the rows of the last one. */
export type Run = (sql: string) => Promise<Record<string, unknown>[]>;

export const runOnPglite =
  (client: Pick<PGlite, 'exec'>): Run =>
  async (sql) =>
    (await client.exec(sql)).at(-1)?.rows ?? [];

export const runOnPostgres =
  (client: pg.ClientBase): Run =>
  async (sql) => {
    // Several statements are answered one by one.
    const answer: pg.QueryResult | pg.QueryResult[] = await client.query(sql);
    return [answer].flat().at(-1)?.rows ?? [];
  };

const sqlFiles = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));

const hashOf = (files: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(files)).digest('hex');

/** Changes with what a database of this version is made of. */
export const schemaHash = (): string =>
  hashOf([...sqlFiles(MIGRATIONS), ...sqlFiles(FUNCTION_FILES)]);

const applyMigrations = async (run: Run): Promise<void> => {
  const applied = await run(`${MIGRATIONS_TABLE};
    select hash from drizzle.__drizzle_migrations order by id`);
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  // A newer version may have added some; none is ever changed.
  if (known.some(({ hash }, at) => at < applied.length && applied[at]?.hash !== hash))
    throw new StartError(
      'The database is of no released version of the club, and none leads on from it. Set DATA_DIR or DATABASE_URL to an empty one.',
    );
  for (const { sql, hash, folderMillis } of known.slice(applied.length)) {
    await run(`${sql.join('\n;')};
      insert into drizzle.__drizzle_migrations (hash, created_at) values ('${hash}', ${folderMillis})`);
  }
};

/** The function whose comment keeps the hash of all: a backup holds rows alone, and so never carries it. */
const MARKED = 'club_account(text)';

/** Drops every function and trigger of the club's schema, but for those of extensions. */
const DROP_ALL = `
  do $$ declare statement text; begin
    for statement in
      select format('drop trigger %I on %s', tgname, tgrelid::regclass)
      from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where c.relnamespace = 'public'::regnamespace and not tgisinternal
    loop execute statement; end loop;
    for statement in
      select format('drop routine %s', p.oid::regprocedure) from pg_proc p
      where p.pronamespace = 'public'::regnamespace and not exists (
        select from pg_depend d
        where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    loop execute statement; end loop;
  end $$`;

/** Replaces all functions and triggers, unless they are those of the folder's files already. */
export const applyFunctions = async (run: Run, folder = FUNCTION_FILES): Promise<void> => {
  const files = sqlFiles(folder);
  const hash = hashOf(files);
  const [{ applied } = {}] = await run(
    `select obj_description(to_regprocedure('${MARKED}'), 'pg_proc') as applied`,
  );
  if (applied === hash) return;
  // They call one another, whatever the order of the files.
  await run('set local check_function_bodies = off; set constraints all immediate');
  await run(DROP_ALL);
  await run(files.join('\n'));
  await run(`comment on function ${MARKED} is '${hash}'`);
};

/** What a database needs to be of this version: all of it or, on an error, none. */
const update = async (run: Run): Promise<void> => {
  await applyMigrations(run);
  await applyFunctions(run);
};

/** Brings PGlite's tables and functions up to date, in one transaction. */
export const migratePglite = (client: PGlite): Promise<void> =>
  client.transaction((tx) => update(runOnPglite(tx)));

/** Brings PostgreSQL's up to date, in one transaction; processes starting together take turns. */
export const migratePostgres = async (pool: pg.Pool): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('begin');
    await update(runOnPostgres(client));
    await client.query('commit');
  } finally {
    // Closing the connection frees the lock and, after an error, rolls back.
    client.release(true);
  }
};
