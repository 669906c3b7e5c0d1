import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { SeedCipher } from '../../platform/secrets/seedCipher.ts';
import { BackupError } from '../../platform/store/backupError.ts';
import { SEQUENCES, TABLES } from '../../platform/store/catalog.ts';
import { MIGRATION_LOCK, MIGRATIONS, MIGRATIONS_TABLE } from '../../platform/store/migrate.ts';
import { bodyOf, type Section, sectionsOf } from './format.ts';
import { type Backup, changed, readBackup } from './read.ts';
import { createSeal, sealing } from './seal.ts';
import type { RestoreTarget } from './target.ts';

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

/**
 * What opens an account is not put back: sessions that were ended since, codes that were used, devices that were forgotten. Everybody
 * logs in again; a device shows pushes again when the club is next opened on it.
 */
export const NOT_PUT_BACK = [
  'public.sessions',
  'public.otps',
  'public.devices',
  'public.push_subscriptions',
];

const nothing = async (rows: AsyncIterable<unknown>): Promise<void> => {
  for await (const _ of rows);
};

/**
 * What puts in each section of a backup. Throws `BackupError` for one that is none of the tables with all
 * their columns and none of the sequences of this version of the club, to the letter, or that came before;
 * and at the `end` where one is missing.
 */
const writer = async (target: RestoreTarget) => {
  const tables = await target.run(TABLES);
  const sequences = await target.run(SEQUENCES);
  const expected = new Map<string, { isKept: boolean }>();
  for (const { name, columns } of tables)
    expected.set(`${name} (${columns})`, { isKept: !NOT_PUT_BACK.includes(String(name)) });
  for (const { name } of sequences) expected.set(String(name), { isKept: true });
  return {
    async put(section: Section): Promise<void> {
      const what = 'into' in section ? section.into : section.sequence;
      const found = expected.get(what);
      if (!found || !expected.delete(what))
        throw new BackupError(`The backup has what is not the club's, or twice: ${what}`);
      if ('sequence' in section)
        await target.run(`select setval('${what}', ${section.value}, ${section.isCalled})`);
      else await (found.isKept ? target.copy(what, section.rows) : nothing(section.rows));
    },
    end(): void {
      const [missing] = expected.keys();
      if (missing) throw new BackupError(`The backup lacks ${missing}.`);
    },
  };
};

const restoreInto = async (
  target: RestoreTarget,
  { backup, statements, cipher }: { backup: Backup; statements: string[]; cipher: SeedCipher },
): Promise<void> => {
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
  const { put, end } = await writer(target);
  const seal = createSeal(cipher);
  for await (const section of sectionsOf(sealing(bodyOf(backup), seal))) await put(section);
  end();
  // The file may have been changed since it was read.
  if (seal.line() !== backup.seal) throw changed(backup.path);
  await target.run(CLOSE);
};

/**
 * Restores a backup made with this key into the database without tables that `connect` connects to, in one
 * transaction: tables as they were then, every row but `NOT_PUT_BACK`, sequences. A later version's migrations
 * are still to run. Throws `BackupError` for a file that is no whole backup, of another key or of a newer version,
 * before it connects, and for a database that is not empty; whatever fails leaves the database as it was.
 */
export const restoreBackup = async (
  path: string,
  cipher: SeedCipher,
  connect: () => Promise<RestoreTarget>,
): Promise<void> => {
  const backup = await readBackup(path, cipher);
  const statements = statementsFor(backup);
  const target = await connect();
  try {
    await target.run('begin');
    await restoreInto(target, { backup, statements, cipher });
    await target.run('commit');
  } catch (error) {
    await target.run('rollback').catch(() => undefined);
    throw error;
  } finally {
    await target.close();
  }
};
