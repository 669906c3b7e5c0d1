import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import type { SeedCipher } from '../../platform/secrets/seedCipher.ts';
import { BackupError } from '../../platform/store/backupError.ts';
import type { Store, Write } from '../../platform/store/store.ts';
import { readBackup } from './read.ts';
import { createSeal, firstLine } from './seal.ts';

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

const fill = async (path: string, dump: Store['dump'], cipher: SeedCipher): Promise<void> => {
  await using file = await createFile(path);
  const seal = createSeal(cipher);
  const write: Write = async (part) => {
    seal.add(part);
    await file.appendFile(part);
  };
  await write(firstLine(cipher));
  await dump(write);
  await file.appendFile(seal.line());
  await file.sync();
};

/**
 * Writes every row of a store into a file of this user's alone, reads it again, and only then gives it
 * its name. Answers its bytes. Throws `BackupError` when there is such a file, or it can't be made;
 * then none is left.
 */
export const writeBackup = async (
  dump: Store['dump'],
  path: string,
  cipher: SeedCipher,
): Promise<number> => {
  if (existsSync(path)) throw taken(path);
  const partial = `${path}.${randomBytes(4).toString('hex')}.partial`;
  try {
    await fill(partial, dump, cipher);
    await readBackup(partial, cipher);
    // A rename overwrites; a file that is made here is nobody's.
    await (await createFile(path)).close();
    await rename(partial, path);
    return (await stat(path)).size;
  } finally {
    await rm(partial, { force: true });
  }
};
