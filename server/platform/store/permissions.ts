import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the club keeps on disk is its user's alone: folders 0700, files and sockets 0600. */

/** What a process that creates such files sets before anything else. */
export const PRIVATE_UMASK = 0o077;

/** Others may open what is to be the club's alone, and this process can't or mustn't change that. */
export class NotPrivate extends Error {
  override readonly name = 'NotPrivate';
}

/** Windows has no such modes: there a folder is as private as the one it is made in. */
const hasModes = process.platform !== 'win32';

const OTHERS = 0o077;
const STICKY = 0o1000;

/** Closes a file or folder of this user's to all others. Throws `NotPrivate`. */
export const makePrivate = (path: string): void => {
  if (!hasModes) return;
  const stats = statSync(path);
  if (stats.mode & STICKY)
    throw new NotPrivate(
      `The folder ${path} is shared by several users. Set DATA_DIR to a folder of the club's own.`,
    );
  const wanted = stats.isDirectory() ? 0o700 : 0o600;
  if ((stats.mode & 0o777) === wanted) return;
  try {
    chmodSync(path, wanted);
  } catch {
    // Judged by what came of it: a drive may also ignore the call without an error.
  }
  if (statSync(path).mode & OTHERS)
    throw new NotPrivate(
      `Other users may open ${path}, and it can't be closed to them: it belongs to another user, or ` +
        "its drive keeps no permissions. Set DATA_DIR to a new folder that the server's user can create.",
    );
};

/** Makes a folder, or takes one that is there, for this user alone. Throws `NotPrivate`. */
export const privateFolder = (path: string): void => {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  makePrivate(path);
};

/** Does so with everything in a folder too, as one made before may need it. Throws `NotPrivate`. */
export const privateTree = (path: string): void => {
  privateFolder(path);
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true }))
    if (!entry.isSymbolicLink()) makePrivate(join(entry.parentPath, entry.name));
};
