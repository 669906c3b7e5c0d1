import { readFileSync } from 'node:fs';
import { BeyondBounds, parseBounded, SMALL_FILE } from '#contract/json.ts';
import { BadInput } from './badInput.ts';

const STRING = /"(?:[^"\\]|\\.)*"/g;

/** How many names the objects of a value have. */
const namesIn = (value: unknown): number =>
  typeof value !== 'object' || value === null
    ? 0
    : Object.values(value).reduce<number>(
        (count, part) => count + namesIn(part),
        Array.isArray(value) ? 0 : Object.keys(value).length,
      );

/** Of two values under one name a reader takes either, so what it says of the file is not what another reads. */
const isPlain = (text: string, value: unknown): boolean =>
  text.replace(STRING, '').split(':').length - 1 === namesIn(value);

/** A JSON file somebody named. Throws BadInput when it can't be read, is none, or holds a name twice. */
export const readJson = (file: string): unknown => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new BadInput(`${file} can't be read`);
  }
  let value: unknown;
  try {
    value = parseBounded(text, SMALL_FILE);
  } catch (error) {
    if (error instanceof BeyondBounds) throw new BadInput(`${file} is ${error.message}`);
    throw new BadInput(`${file} is no JSON: ${(error as Error).message}`);
  }
  if (!isPlain(text, value)) throw new BadInput(`${file} holds a name twice in one object`);
  return value;
};
