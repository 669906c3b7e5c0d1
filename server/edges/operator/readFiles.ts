import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { BeyondBounds, parseBounded, SMALL_FILE } from '#contract/json.ts';
import { CommandError } from '../../platform/operator/command.ts';
import { demandSize, NotAPicture } from '../../platform/pictures/picture.ts';

/*
 * Files as they are sent to the server, which judges what is in them. All throw `CommandError` for one that can't be
 * read or is too big to be sent.
 */

/** Bytes of a file that is sent: an event of sixty weeks, or a tuning, is far smaller. */
const MOST = 1_000_000;

export const readText = (file: string): string => {
  try {
    if (statSync(file).size > MOST) throw new CommandError(`The file ${file} is too big.`);
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`The file ${file} can't be read.`);
  }
};

export const readJsonArg = (file: string): unknown => {
  const text = readText(file);
  try {
    return parseBounded(text, SMALL_FILE);
  } catch (error) {
    if (error instanceof BeyondBounds)
      throw new CommandError(`The file ${file} is ${error.message}.`);
    throw new CommandError(`The file ${file} is no JSON.`);
  }
};

export const readPicture = (file: string): { file: string; base64: string } => {
  const name = basename(file);
  try {
    demandSize(name, statSync(file).size);
    return { file: name, base64: readFileSync(file, 'base64') };
  } catch (error) {
    if (error instanceof NotAPicture) throw new CommandError(error.message);
    throw new CommandError(`The file ${file} can't be read.`);
  }
};
