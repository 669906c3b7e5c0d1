import { open } from 'node:fs/promises';
import type { SeedCipher } from '../../platform/secrets/seedCipher.ts';
import { BackupError } from '../../platform/store/backupError.ts';
import { bodyOf, sectionsOf } from './format.ts';
import { createSeal, firstLine, SEAL, SEAL_BYTES } from './seal.ts';

/** A backup that is whole. */
export interface Backup {
  path: string;
  /** Bytes before its last line, and that line. */
  size: number;
  seal: string;
  /** The hashes of the migrations that had made its tables, oldest first. */
  migrations: string[];
}

/** Reads a file's size, its first line and its last, as long as those of a backup are. */
const endsOf = async (path: string, firstBytes: number) => {
  try {
    await using file = await open(path);
    const size = Math.max((await file.stat()).size - SEAL_BYTES, 0);
    const part = async (length: number, position: number) =>
      (await file.read(Buffer.alloc(length), 0, length, position)).buffer.toString();
    return { size, first: await part(firstBytes, 0), seal: await part(SEAL_BYTES, size) };
  } catch (error) {
    throw new BackupError(`The file ${path} can't be read: ${(error as Error).message}`);
  }
};

const MIGRATIONS = 'drizzle.__drizzle_migrations (id, hash, created_at)';
/** A line for each migration: 10,000 of them. */
const MIGRATIONS_BYTES = 1_000_000;

const migrationsIn = async (file: Parameters<typeof bodyOf>[0]): Promise<string[]> => {
  let rows = '';
  for await (const section of sectionsOf(bodyOf(file))) {
    if ('sequence' in section) continue;
    for await (const batch of section.rows) if (section.into === MIGRATIONS) rows += batch;
    if (rows.length > MIGRATIONS_BYTES)
      throw new BackupError('The backup has more migrations than any club.');
  }
  const columns = rows
    .split('\n')
    .filter(Boolean)
    .map((row) => row.split('\t'));
  return columns.sort(([a], [b]) => Number(a) - Number(b)).map(([, hash = '']) => hash);
};

export const changed = (path: string) =>
  new BackupError(`The backup ${path} is not as it was written: its checksum is another.`);

const OLD = /^-- Hornbill Club backup, format 1\n/;
const FORMAT = /^-- Hornbill Club backup, format 2, key [0-9a-f]{64}\n$/;

/** Throws `BackupError` unless the first line is that of a backup made with this key. */
const demandFirstLine = (path: string, first: string, cipher: SeedCipher): void => {
  if (OLD.test(first))
    throw new BackupError(
      `The backup ${path} is of an older format, which anybody could have made: restore it with the ` +
        'version it was made by, and back that up with this one.',
    );
  if (!FORMAT.test(first)) throw new BackupError(`The file ${path} is no backup of the club.`);
  if (first !== firstLine(cipher))
    throw new BackupError(
      `The backup ${path} was made with another key: set SEED_KEY to that of its club, or put its ` +
        'seed.key into DATA_DIR.',
    );
};

/**
 * Reads a backup from its first line to its last. Throws `BackupError` for a file that is none, that was made
 * with another key, that is cut off, or that is not as it was written.
 */
export const readBackup = async (path: string, cipher: SeedCipher): Promise<Backup> => {
  const { size, first, seal } = await endsOf(path, firstLine(cipher).length);
  demandFirstLine(path, first, cipher);
  if (!seal.startsWith(SEAL)) throw new BackupError(`The backup ${path} is cut off.`);
  const own = createSeal(cipher);
  for await (const chunk of bodyOf({ path, size })) own.add(chunk);
  if (own.line() !== seal) throw changed(path);
  return { path, size, seal, migrations: await migrationsIn({ path, size }) };
};
