import * as z from 'zod/mini';
import { ledgerVerdict } from '../../domains/ledger/ledger.commands.ts';
import { CommandError, command } from '../../platform/operator/command.ts';
import { demandOwnKey } from '../../platform/secrets/seedKey.ts';
import { BackupError } from '../../platform/store/backupError.ts';
import { writeBackup } from './write.ts';

/** A whole path: the server that carries the command out has a folder of its own. */
export const FileArgs = z.object({ file: z.string() });

export const backupCommands = {
  backup: command({
    args: FileArgs,
    target: ({ file }) => file,
    async run(deps, { file }) {
      const { store, cipher } = deps;
      // By another one nobody could restore it.
      await demandOwnKey(store, cipher);
      try {
        const size = await writeBackup(store.dump, file, cipher);
        const { data: ledger, lines, isBad = false } = await ledgerVerdict(deps, true);
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
    async run(deps, { file }) {
      const { data: ledger, lines, isBad = false } = await ledgerVerdict(deps, true);
      const sessions = 'No session is open: everybody logs in again.';
      return {
        data: { file, ledger },
        lines: [`Restored from ${file}.`, sessions, ...lines],
        isBad,
      };
    },
  }),
};
