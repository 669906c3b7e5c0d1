import { readFileSync } from 'node:fs';
import { BadInput } from './badInput.ts';

/** A JSON file somebody named. Throws BadInput when it can't be read or is none. */
export const readJson = (file: string): unknown => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new BadInput(`${file} can't be read`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadInput(`${file} is no JSON: ${(error as Error).message}`);
  }
};
