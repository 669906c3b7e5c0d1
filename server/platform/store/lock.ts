import { readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';
import { pause } from '../clock.ts';
import { makePrivate, privateFolder } from './permissions.ts';

/** The data folder is in use by another process. */
export class DataFolderLocked extends Error {
  override readonly name = 'DataFolderLocked';
}

/** A live owner may be busy for this long (creating the database) before anyone calls it dead. */
const STALE_MS = 15_000;
/** Where the owner's process is known to be gone, as after a SIGKILL, its lock falls this soon. */
const STALE_DEAD_MS = 2_000;
const UPDATE_MS = 1_000;
const RETRY_MS = 200;
const TRIES = 20;

const isOwnerGone = (file: string): boolean => {
  try {
    const owner = JSON.parse(readFileSync(file, 'utf8'));
    if (owner.host !== hostname() || !Number.isInteger(owner.pid)) return false;
    if (owner.pid === process.pid) return true;
    process.kill(owner.pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
};

/**
 * Takes the data folder for this process; the answer gives it back. PGlite does not lock its files,
 * and two processes on them would destroy them. Throws `DataFolderLocked` when another process has
 * it, `NotPrivate` where other users may open it. `onLost` is called if the lock is ever taken over: the process must stop at once.
 */
export const lockDataFolder = async (
  dataDir: string,
  onLost: (error: Error) => void,
): Promise<() => Promise<void>> => {
  privateFolder(dataDir);
  const ownerFile = join(dataDir, 'owner.json');
  const lockfilePath = join(dataDir, 'db.lock');
  for (let attempt = 1; ; attempt += 1) {
    const isGone = isOwnerGone(ownerFile);
    try {
      const release = await lock(dataDir, {
        lockfilePath,
        stale: isGone ? STALE_DEAD_MS : STALE_MS,
        update: UPDATE_MS,
        onCompromised: onLost,
      });
      writeFileSync(ownerFile, JSON.stringify({ pid: process.pid, host: hostname() }));
      for (const path of [ownerFile, lockfilePath]) makePrivate(path);
      return release;
    } catch (error) {
      const isLocked = error instanceof Error && 'code' in error && error.code === 'ELOCKED';
      if (!isLocked) throw error;
      if (!isGone || attempt === TRIES)
        throw new DataFolderLocked(`The data folder ${dataDir} is in use by another process.`);
      await pause(RETRY_MS);
    }
  }
};
