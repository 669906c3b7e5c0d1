import { readFileSync, statSync } from 'node:fs';
import { CommandError } from '../../platform/operator/command.ts';

/** Bytes of a file that is sent: an event of sixty weeks, or a tuning, is far smaller. */
const MOST = 1_000_000;

/** A file's text as it is sent to the server. Throws `CommandError` for one that can't be read. */
export const readText = (file: string): string => {
  try {
    if (statSync(file).size > MOST) throw new CommandError(`The file ${file} is too big.`);
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`The file ${file} can't be read.`);
  }
};
