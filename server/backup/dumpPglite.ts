import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { Write } from './format.ts';

const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name, (
    select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  ) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'drizzle') and c.relkind = 'r' order by 1`;
const SEQUENCES = `
  select format('SELECT pg_catalog.setval(%L, %s, %s);',
    format('%I.%I', schemaname, sequencename),
    coalesce(last_value, start_value), (last_value is not null)::text) as setval
  from pg_sequences where schemaname in ('public', 'drizzle') order by 1`;

const dumpTable = async (tx: Transaction, name: string, columns: string, write: Write) => {
  const into = `${name} (${columns})`;
  // None for a table without rows.
  const { blob } = await tx.query(`copy ${into} to '/dev/blob'`);
  await write(`\nCOPY ${into} FROM stdin;\n`);
  if (blob) await write(await blob.bytes());
  await write('\\.\n');
};

/**
 * Writes every row of an embedded database as `pg_dump --data-only` does, in one transaction, behind
 * which all others wait. `@electric-sql/pglite-tools` is not used: its pg_dump ends whatever transaction
 * runs, forgets the prepared statements, and drops lines of players' texts that look like its own.
 */
export const dumpPglite = (client: PGlite, write: Write): Promise<void> =>
  client.transaction(async (tx) => {
    const tables = await tx.query<{ name: string; columns: string }>(TABLES);
    for (const { name, columns } of tables.rows) await dumpTable(tx, name, columns, write);
    const sequences = await tx.query<{ setval: string }>(SEQUENCES);
    for (const { setval } of sequences.rows) await write(`\n${setval}\n`);
  });
