import { createHmac } from 'node:crypto';
import type { SeedCipher } from '../../platform/secrets/seedCipher.ts';
import type { bodyOf } from './format.ts';

// Who has no key of the club makes no backup that is taken: what is in one becomes the club's coins.

export const SEAL = '-- hmac-sha256 ';
/** Bytes of the last line. */
export const SEAL_BYTES = SEAL.length + 64 + 1;

/** The first line, which tells by what key the last one is made. */
export const firstLine = ({ fingerprint }: Pick<SeedCipher, 'fingerprint'>): string =>
  `-- Hornbill Club backup, format 2, key ${fingerprint}\n`;

/** Adds up what is in a backup; `line` is its last one. */
export const createSeal = (cipher: SeedCipher) => {
  const hmac = createHmac('sha256', cipher.keyFor('backups'));
  return {
    add: (part: string | Uint8Array) => void hmac.update(part),
    line: () => `${SEAL}${hmac.digest('hex')}\n`,
  };
};

/** Hands on a backup's body, added to a seal. */
export async function* sealing(
  body: ReturnType<typeof bodyOf>,
  seal: ReturnType<typeof createSeal>,
): AsyncGenerator<Buffer, void> {
  for await (const chunk of body) {
    seal.add(chunk);
    yield chunk;
  }
}
