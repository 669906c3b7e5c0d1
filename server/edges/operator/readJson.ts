import { BeyondBounds, parseBounded, SMALL_FILE } from '#contract/json.ts';
import { CommandError } from '../../platform/operator/command.ts';
import { readText } from './readText.ts';

/** A JSON file as it is sent to the server. Throws `CommandError` for one that can't be read or is none. */
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
