import type { Config } from '../../platform/config.ts';
import { CommandError } from '../../platform/operator/command.ts';
import { seedCipherOf } from '../../platform/secrets/seedKey.ts';
import { BackupError } from '../../platform/store/backupError.ts';
import type { StoreOptions } from '../../platform/store/open.ts';
import { FileArgs } from '../backup/backup.commands.ts';
import { restoreBackup } from '../backup/restore.ts';
import { openTarget } from '../backup/target.ts';

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
