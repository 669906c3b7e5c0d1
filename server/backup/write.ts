import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import type { Store } from '../store/store.ts';
import { BackupError } from './backupError.ts';
import { FIRST_LINE, SEAL, type Write } from './format.ts';
import { type Backup, readBackup } from './read.ts';

const taken = (path: string) =>
  new BackupError(`There is a file ${path} already: a backup overwrites nothing.`);

/** Only this user may read what is made. */
const createFile = async (path: string) => {
  try {
    return await open(path, 'wx', 0o600);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw code === 'EEXIST'
      ? taken(path)
      : new BackupError(`The file ${path} can't be written: ${message}`);
  }
};

const fill = async (path: string, dump: Store['dump']): Promise<void> => {
  await using file = await createFile(path);
  const hash = createHash('sha256');
  const write: Write = async (part) => {
    hash.update(part);
    await file.appendFile(part);
  };
  await write(FIRST_LINE);
  await dump(write);
  await file.appendFile(`${SEAL}${hash.digest('hex')}\n`);
  await file.sync();
};

/**
 * Writes every row of a store into a file of this user's alone, reads it again, and only then gives it
 * its name. Answers what was read. Throws `BackupError` when there is such a file, or it can't be made;
 * then none is left.
 */
export const writeBackup = async (dump: Store['dump'], path: string): Promise<Backup> => {
  if (existsSync(path)) throw taken(path);
  const partial = `${path}.${randomBytes(4).toString('hex')}.partial`;
  try {
    await fill(partial, dump);
    const backup = await readBackup(partial);
    // A rename overwrites; a file that is made here is nobody's.
    await (await createFile(path)).close();
    await rename(partial, path);
    return { ...backup, path };
  } finally {
    await rm(partial, { force: true });
  }
};
