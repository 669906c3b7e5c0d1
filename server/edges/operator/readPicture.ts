import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { CommandError } from '../../platform/operator/command.ts';
import { demandSize, NotAPicture } from '../../platform/pictures/picture.ts';

/**
 * A picture file as it is sent to the server, which judges its bytes. Throws `CommandError` for one
 * that can't be read or is too big to be sent.
 */
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
