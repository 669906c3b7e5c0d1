import { BackupError } from '../backup/backupError.ts';
import { restoreBackup } from '../backup/restore.ts';
import { openTarget } from '../backup/target.ts';
import type { StoreOptions } from '../store/open.ts';
import { FileArgs } from './backup.commands.ts';
import { CommandError } from './command.ts';

/** Puts a backup into a database that no server runs on, before it is opened. Throws `CommandError`. */
export const restore = async (options: StoreOptions, args: object): Promise<void> => {
  const { file } = FileArgs.parse(args);
  try {
    await restoreBackup(file, () => openTarget(options));
  } catch (error) {
    throw error instanceof BackupError ? new CommandError(error.message) : error;
  }
};
