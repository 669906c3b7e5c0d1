import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The paths of a folder and of all that is in it. */
export const everythingIn = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
];

/** What in a folder is not 0700 (a folder) or 0600 (anything else), with what it is instead. */
export const openToOthers = (folder: string): string[] =>
  everythingIn(folder).flatMap((path) => {
    const stats = lstatSync(path);
    const mode = stats.mode & 0o777;
    return mode === (stats.isDirectory() ? 0o700 : 0o600) ? [] : `${mode.toString(8)} ${path}`;
  });
