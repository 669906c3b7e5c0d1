import { createHmac } from 'node:crypto';
import type { SeedCipher } from './seedCipher.ts';

/**
 * What stands for an address where it is kept, and for an address, a phone or a UID where it is counted. An HMAC: there are so
 * few addresses and phones that who reads a plain hash finds its own by trying them all.
 */
export const keyedHash = (cipher: Pick<SeedCipher, 'keyFor'>, text: string): string =>
  createHmac('sha256', cipher.keyFor('addresses')).update(text).digest('base64url');
