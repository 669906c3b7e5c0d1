import { BackupError } from '../backup/backupError.ts';
import { restoreBackup } from '../backup/restore.ts';
import { openTarget } from '../backup/target.ts';
import type { Config } from '../config.ts';
import { seedCipherOf } from '../rounds/seeds/seedKey.ts';
import type { StoreOptions } from '../store/open.ts';
import { FileArgs } from './backup.commands.ts';
import { CommandError } from './command.ts';

/**
 * Puts a backup into a database that no server runs on, before it is opened. Throws `CommandError`, and
 * `StartError` where there is no key.
 */
export const restore = async (
  config: Config,
  options: StoreOptions,
  args: object,
): Promise<void> => {
  const { file } = FileArgs.parse(args);
  try {
    await restoreBackup(file, seedCipherOf(config), () => openTarget(options));
  } catch (error) {
    throw error instanceof BackupError ? new CommandError(error.message) : error;
  }
};
