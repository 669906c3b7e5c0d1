import type { PGlite } from '@electric-sql/pglite';
import { createPglite } from './pglite.ts';
import { pgliteTemplate } from './testTemplate.ts';

// Opening an embedded database takes a second of the processor, emptying one a twentieth of it: a worker's test
// files use the same ones, one after the other.

/** What a database is made of, rows and statistics apart. */
const SHAPE = `
  select md5(string_agg(part, ' ' order by part)) as shape from (
    select 'relation ' || oid from pg_class where relnamespace = 'public'::regnamespace
    union all select 'column ' || attrelid || ' ' || attnum || ' ' || atttypid || attnotnull::text from pg_attribute
    union all select 'constraint ' || oid || condeferrable::text from pg_constraint
    union all select 'trigger ' || oid || tgenabled::text from pg_trigger
    union all select 'function ' || oid || ' ' || xmin from pg_proc
    union all select 'role ' || rolname || rolsuper::text from pg_authid
  ) parts(part)`;

const TABLES = `
  select oid::regclass::text as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r'`;

const SEQUENCES = `
  select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value) as value,
    last_value is not null as called
  from pg_sequences`;

const rowsOf = async <Row>(client: PGlite, sql: string): Promise<Row[]> =>
  (await client.query<Row>(sql)).rows;

/** The tables that have rows. */
const filled = async (client: PGlite): Promise<string[]> => {
  const tables = await rowsOf<{ name: string }>(client, TABLES);
  const each = tables.map(
    ({ name }) => `select '${name}' as name where exists (select from ${name})`,
  );
  return (await rowsOf<{ name: string }>(client, each.join(' union all '))).map(({ name }) => name);
};

interface Embedded {
  client: PGlite;
  /** Makes it what it was when it was opened; answers whether that could be done. */
  empty: () => Promise<boolean>;
}

const open = async (): Promise<Embedded> => {
  const client = await createPglite({ loadDataDir: await pgliteTemplate() });
  const shapeOf = async () => (await rowsOf<{ shape: string }>(client, SHAPE))[0]?.shape;
  const shape = await shapeOf();
  const kept: { name: string; rows: unknown }[] = [];
  for (const name of await filled(client)) {
    const [{ rows } = { rows: [] }] = await rowsOf<{ rows: unknown }>(
      client,
      `select json_agg(t) as rows from ${name} t`,
    );
    kept.push({ name, rows });
  }
  const numbers = (
    await rowsOf<{ name: string; value: number; called: boolean }>(client, SEQUENCES)
  )
    .map(({ name, value, called }) => `setval('${name}', ${value}, ${called})`)
    .join(', ');
  return {
    client,
    async empty() {
      await client.exec('rollback');
      await client.exec('discard all');
      if ((await shapeOf()) !== shape) return false;
      // The triggers keep what is written from being deleted.
      await client.exec('set session_replication_role = replica');
      const tables = await filled(client);
      if (tables.length > 0) await client.exec(`truncate ${tables.join(', ')} cascade`);
      for (const { name, rows } of kept)
        await client.query(
          `insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, $1)`,
          [JSON.stringify(rows)],
        );
      await client.exec(`select ${numbers}; reset session_replication_role`);
      return true;
    },
  };
};

/** What nobody has. */
const idle: Embedded[] = [];

/** A client that refuses everything once it is given back: another test has the database then. */
const leased = (client: PGlite, isGivenBack: () => boolean): PGlite =>
  new Proxy(client, {
    get(target, name) {
      if (isGivenBack()) throw new Error('The embedded database is closed');
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

/** A migrated, empty embedded database in memory; `giveBack` it instead of closing it. */
export const embeddedDatabase = async (): Promise<{
  client: PGlite;
  giveBack: () => Promise<void>;
}> => {
  const database = idle.pop() ?? (await open());
  let isGivenBack = false;
  return {
    client: leased(database.client, () => isGivenBack),
    async giveBack() {
      isGivenBack = true;
      if (await database.empty()) idle.push(database);
      else await database.client.close();
    },
  };
};
