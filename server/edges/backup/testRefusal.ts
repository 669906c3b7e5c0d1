import { BackupError } from '../../platform/store/backupError.ts';

/** What an operator is told; null: it was done. */
export const refusalText = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof BackupError ? error.message : error),
  );
