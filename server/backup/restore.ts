import { readMigrationFiles } from 'drizzle-orm/migrator';
import { MIGRATION_LOCK, MIGRATIONS, MIGRATIONS_TABLE } from '../store/migrate.ts';
import { BackupError } from './backupError.ts';
import { sectionsOf } from './format.ts';
import { type Backup, readBackup } from './read.ts';
import type { Target } from './target.ts';

const COUNT_TABLES = `
  select count(*)::integer as n from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'drizzle') and c.relkind in ('r', 'p')`;

/** Runs a statement for each of the club's tables (%s) or foreign keys (of table %s, named %I). */
const forEach = (query: string) => `
  do $$ declare statement text; begin
    for statement in ${query} loop execute statement; end loop;
  end $$`;
const forTables = (statement: string) =>
  forEach(`select format('${statement}', oid::regclass) from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'`);
const forKeys = (statement: string) =>
  forEach(`select format('${statement}', conrelid::regclass, conname) from pg_constraint
    where connamespace = 'public'::regnamespace and contype = 'f'`);

/**
 * Rows come as they were, not as the ledger's triggers write them, and in any order. Who owns the tables
 * may say so for a transaction, in which nobody else reaches them; checks, unique keys and, at its end,
 * foreign keys hold. What the migrations wrote is in the backup as well.
 */
const OPEN = [
  'set constraints all immediate',
  forTables('alter table %s disable trigger user'),
  forKeys('alter table %s alter constraint %I deferrable'),
  'set constraints all deferred',
  forTables('truncate %s cascade'),
].join(';');
const CLOSE = [
  'set constraints all immediate',
  forKeys('alter table %s alter constraint %I not deferrable'),
  forTables('alter table %s enable trigger user'),
].join(';');

/** The statements that make the tables as they were when the backup was made. */
const statementsFor = ({ migrations }: Backup): string[] => {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  if (migrations.length > known.length)
    throw new BackupError(
      'The backup was made by a newer version of the club: restore it with that version or a later one.',
    );
  if (migrations.length === 0 || migrations.some((hash, i) => hash !== known[i]?.hash))
    throw new BackupError("The backup's tables are not those this version knows.");
  return known.slice(0, migrations.length).flatMap(({ sql }) => sql);
};

const restoreInto = async (target: Target, backup: Backup, statements: string[]): Promise<void> => {
  // A server that starts meanwhile waits, and finds the tables made.
  await target.run(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
  const [{ n } = {}] = await target.run(COUNT_TABLES);
  if (n !== 0)
    throw new BackupError(
      'The database is not empty. A backup is restored into an empty one alone: nothing is overwritten.',
    );
  await target.run('set local statement_timeout = 0');
  // Its rows are in the backup.
  await target.run(MIGRATIONS_TABLE);
  for (const statement of statements) await target.run(statement);
  await target.run(OPEN);
  for await (const section of sectionsOf(backup)) {
    if ('setval' in section) await target.run(section.setval);
    else await target.copy(section.into, section.rows);
  }
  await target.run(CLOSE);
};

/**
 * Restores a backup into the database without tables that `connect` connects to, in one transaction:
 * tables as they were then, every row, sequences. A later version's migrations are still to run. Throws
 * `BackupError` for a file that is no whole backup or one of a newer version, before it connects, and for
 * a database that is not empty; whatever fails leaves the database as it was.
 */
export const restoreBackup = async (
  path: string,
  connect: () => Promise<Target>,
): Promise<void> => {
  const backup = await readBackup(path);
  const statements = statementsFor(backup);
  const target = await connect();
  try {
    await target.run('begin');
    await restoreInto(target, backup, statements);
    await target.run('commit');
  } catch (error) {
    await target.run('rollback').catch(() => undefined);
    throw error;
  } finally {
    await target.close();
  }
};
