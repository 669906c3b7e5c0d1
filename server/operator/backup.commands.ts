import * as z from 'zod/mini';
import { BackupError } from '../backup/backupError.ts';
import { writeBackup } from '../backup/write.ts';
import { ledgerVerdict } from './club.commands.ts';
import { CommandError, command } from './command.ts';

/** A whole path: the server that carries the command out has a folder of its own. */
export const FileArgs = z.object({ file: z.string() });

export const backupCommands = {
  backup: command({
    args: FileArgs,
    target: ({ file }) => file,
    async run({ store }, { file }) {
      try {
        const { size } = await writeBackup(store.dump, file);
        const { data: ledger, lines, isBad = false } = await ledgerVerdict(store);
        const made = `Backup ${file}: ${size.toLocaleString('en')} bytes.`;
        return { data: { file, size, ledger }, lines: [made, ...lines], isBad };
      } catch (error) {
        throw error instanceof BackupError ? new CommandError(error.message) : error;
      }
    },
  }),

  /** What follows when the rows are there: `transport.ts` has written them before it opened the store. */
  restore: command({
    args: FileArgs,
    target: ({ file }) => file,
    async run({ store }, { file }) {
      const { data: ledger, lines, isBad = false } = await ledgerVerdict(store);
      const key =
        'Its server seeds need the key they were sealed with: SEED_KEY, or DATA_DIR/seed.key.';
      return { data: { file, ledger }, lines: [`Restored from ${file}.`, key, ...lines], isBad };
    },
  }),
};
