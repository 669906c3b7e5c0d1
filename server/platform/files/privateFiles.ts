import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { privateFolder } from '../store/permissions.ts';

/** Files in a folder that nothing serves, each under a random name and its user's alone. */
export interface PrivateFiles {
  readonly folder: string;
  pathOf(file: string): string;
  /** Bytes; null: it is not here. */
  sizeOf(file: string): Promise<number | null>;
  /** All that are here. */
  list(): Promise<string[]>;
  remove(files: readonly string[]): Promise<void>;
}

/** Throws `NotPrivate` where other users may open the folder. */
export const openPrivateFiles = (folder: string): PrivateFiles => {
  privateFolder(folder);
  const pathOf = (file: string) => join(folder, file);
  return {
    folder,
    pathOf,
    sizeOf: (file) =>
      stat(pathOf(file)).then(
        ({ size }) => size,
        () => null,
      ),
    list: () => readdir(folder),
    async remove(files) {
      for (const file of files) await rm(pathOf(file), { force: true });
    },
  };
};
