import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { pause } from '../clock.ts';
import { migratePglite, migratePostgres, schemaHash } from './migrate.ts';
import { createPglite } from './pglite.ts';
import { sqlState } from './store.ts';

// A migrated, empty database is made once and copied for each test file and each club of a journey:
// migrating anew takes four times as long.

const DATABASE_IN_USE = '55006';
const CACHE = 'node_modules/.cache/hornbill';
/** Any number but that of the migrations' own lock. */
const TEMPLATE_LOCK = 7_202_442;
const TEMPLATE_NAME = 'hornbill_template_';

/** Changes with what a migrated database is made of. */
const templateHash = (): string =>
  createHash('sha256')
    .update(process.versions.node + schemaHash())
    .update(readFileSync('node_modules/@electric-sql/pglite/package.json'))
    .update(readFileSync(join(import.meta.dirname, 'pglite.ts')))
    .digest('hex')
    .slice(0, 16);

const readTemplate = async (): Promise<Blob> => {
  const file = join(CACHE, `store-${templateHash()}.tar`);
  if (!existsSync(file)) {
    const client = await createPglite();
    await migratePglite(client);
    const dump = await client.dumpDataDir('none');
    await client.close();
    mkdirSync(CACHE, { recursive: true });
    const partial = `${file}.${randomBytes(6).toString('hex')}`;
    writeFileSync(partial, new Uint8Array(await dump.arrayBuffer()));
    renameSync(partial, file);
  }
  return new Blob([readFileSync(file)]);
};

let template: Promise<Blob> | undefined;

/** A migrated, empty embedded database, as PGlite dumps it; read once, being 40 MB. */
export const pgliteTemplate = (): Promise<Blob> => {
  template ??= readTemplate().catch((error: unknown) => {
    template = undefined;
    throw error;
  });
  return template;
};

/** Puts a migrated, empty embedded database into a data folder: faster than creating it there. */
export const fillDataDir = async (dataDir: string): Promise<void> => {
  const folder = join(dataDir, 'db');
  mkdirSync(folder, { recursive: true });
  const client = await createPglite({ dataDir: folder, loadDataDir: await pgliteTemplate() });
  await client.close();
};

const on = async <Value>(
  url: string,
  work: (client: pg.Client) => Promise<Value>,
): Promise<Value> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const databaseOn = (serverUrl: string, name: string): string => {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
};

/** Templates that stay: several checkouts may test against one server, each with its own schema. */
const KEPT = 8;

/** The name of the migrated, empty database on a PostgreSQL server; the oldest of other schemas go. */
const postgresTemplate = (serverUrl: string): Promise<string> =>
  on(serverUrl, async (client) => {
    const name = TEMPLATE_NAME + templateHash();
    // Given back with the connection.
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rows } = await client.query<{ datname: string }>(
      `select datname from pg_database where datname like '${TEMPLATE_NAME}%' order by oid desc`,
    );
    const known = rows.map(({ datname }) => datname);
    if (known.includes(name)) return name;
    for (const old of known.slice(KEPT - 1))
      await client.query(`drop database if exists ${old} with (force)`);
    const partial = `${name}_partial`;
    await client.query(`drop database if exists ${partial} with (force)`);
    await client.query(`create database ${partial}`);
    const pool = new pg.Pool({ connectionString: databaseOn(serverUrl, partial), max: 1 });
    await migratePostgres(pool).finally(() => pool.end());
    await client.query(`alter database ${partial} rename to ${name}`);
    return name;
  });

/**
 * A database of its own on a PostgreSQL server: empty and migrated unless told otherwise, or a copy of
 * the one at the address `like`, which nobody may be connected to; with `isOwned`, of a role that owns nothing
 * else. `drop` it when its connections are closed, or are to be.
 */
export const createTestDatabase = async (
  serverUrl: string,
  {
    isMigrated = true,
    isOwned = false,
    like,
  }: { isMigrated?: boolean; isOwned?: boolean; like?: string | undefined } = {},
): Promise<{ url: string; drop: (isForced?: boolean) => Promise<void> }> => {
  const name = `hornbill_test_${randomBytes(8).toString('hex')}`;
  const command = (sql: string) => on(serverUrl, (client) => client.query(sql));
  const template = like
    ? new URL(like).pathname.slice(1)
    : isMigrated && (await postgresTemplate(serverUrl));
  if (isOwned) await command(`create role ${name} login password '${name}'`);
  const options = `${isOwned ? ` owner ${name}` : ''}${template ? ` template ${template}` : ''}`;
  await command(`create database ${name}${options}`);
  const url = new URL(databaseOn(serverUrl, name));
  if (isOwned) {
    url.username = name;
    url.password = name;
  }
  return {
    url: url.href,
    /** A closed pool's connections take a moment to leave the server; `isForced` cuts them off. */
    async drop(isForced = false) {
      if (isOwned || isForced) {
        await command(`drop database ${name} with (force)`);
        if (isOwned) await command(`drop role ${name}`);
        return;
      }
      for (let tries = 1; ; tries += 1) {
        try {
          return void (await command(`drop database ${name}`));
        } catch (error) {
          if (sqlState(error) !== DATABASE_IN_USE || tries === 50) throw error;
          await pause(20);
        }
      }
    },
  };
};
