import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { BackupError } from './backupError.ts';
import { FIRST_LINE, SEAL, SEAL_BYTES, sectionsOf } from './format.ts';

/** A backup that is whole. */
export interface Backup {
  path: string;
  /** Bytes. */
  size: number;
  /** The hashes of the migrations that had made its tables, oldest first. */
  migrations: string[];
}

/** Reads a file's size, its first line and its last, as long as those of a backup are. */
const endsOf = async (path: string) => {
  try {
    await using file = await open(path);
    const { size } = await file.stat();
    const part = async (length: number, position: number) =>
      (await file.read(Buffer.alloc(length), 0, length, Math.max(position, 0))).buffer.toString();
    const [first, last] = [
      await part(FIRST_LINE.length, 0),
      await part(SEAL_BYTES, size - SEAL_BYTES),
    ];
    return { size, first, last };
  } catch (error) {
    throw new BackupError(`The file ${path} can't be read: ${(error as Error).message}`);
  }
};

const sealOf = async (path: string, size: number): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { end: size - SEAL_BYTES - 1 }))
    hash.update(chunk);
  return `${SEAL}${hash.digest('hex')}\n`;
};

const migrationsIn = async (file: Parameters<typeof sectionsOf>[0]): Promise<string[]> => {
  let rows = '';
  for await (const section of sectionsOf(file)) {
    if ('setval' in section) continue;
    const isWanted = section.into === 'drizzle.__drizzle_migrations (id, hash, created_at)';
    for await (const batch of section.rows) if (isWanted) rows += batch;
  }
  const columns = rows
    .split('\n')
    .filter(Boolean)
    .map((row) => row.split('\t'));
  return columns.sort(([a], [b]) => Number(a) - Number(b)).map(([, hash = '']) => hash);
};

/**
 * Reads a backup from its first line to its last. Throws `BackupError` for a file that is none, that is
 * cut off, or that is not as it was written.
 */
export const readBackup = async (path: string): Promise<Backup> => {
  const { size, first, last } = await endsOf(path);
  if (first !== FIRST_LINE) throw new BackupError(`The file ${path} is no backup of the club.`);
  if (!last.startsWith(SEAL)) throw new BackupError(`The backup ${path} is cut off.`);
  if (last !== (await sealOf(path, size)))
    throw new BackupError(`The backup ${path} is not as it was written: its checksum is another.`);
  return { path, size, migrations: await migrationsIn({ path, size }) };
};
