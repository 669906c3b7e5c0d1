import { readFileSync, statSync } from 'node:fs';
import { BeyondBounds, parseBounded, SMALL_FILE } from '#contract/json.ts';
import { CommandError } from './command.ts';

/** Bytes of a file of numbers: a tuning has a few thousand. */
const MOST = 100_000;

/** A JSON file as it is sent to the server. Throws `CommandError` for one that can't be read or is none. */
export const readJson = (file: string): unknown => {
  let text: string;
  try {
    if (statSync(file).size > MOST) throw new CommandError(`The file ${file} is too big.`);
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`The file ${file} can't be read.`);
  }
  try {
    return parseBounded(text, SMALL_FILE);
  } catch (error) {
    if (error instanceof BeyondBounds)
      throw new CommandError(`The file ${file} is ${error.message}.`);
    throw new CommandError(`The file ${file} is no JSON.`);
  }
};
