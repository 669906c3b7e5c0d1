import type { PGlite, Transaction } from '@electric-sql/pglite';
import { SEQUENCES, TABLES } from './catalog.ts';
import type { Write } from './store.ts';

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
    const sequences = await tx.query<{ name: string; value: string; called: boolean }>(SEQUENCES);
    for (const { name, value, called } of sequences.rows)
      await write(`\nSELECT pg_catalog.setval('${name}', ${value}, ${called});\n`);
  });
