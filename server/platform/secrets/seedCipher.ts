import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { LRUCache } from 'lru-cache';

/**
 * Server seeds at rest: whoever reads the database, or a backup of it, without the key can't tell an
 * outcome beforehand. AES-256-GCM, with the seed's published hash as associated data: a sealed seed that
 * was changed, or moved to another row, is refused.
 */
export interface SeedCipher {
  /** A server seed (64 hexadecimal digits) as it is stored while it is secret. */
  seal(serverSeed: string, serverSeedHash: string): string;
  /**
   * The server seed; throws for what this key did not seal, or not for this hash. What was opened last is
   * remembered: a round draws from one seed at each of its steps.
   */
  open(sealed: string, serverSeedHash: string): string;
  /** Tells one key from another, and nothing of either. */
  readonly fingerprint: string;
  /** A key of 32 bytes for another purpose, which tells nothing of this one (HKDF). */
  keyFor(purpose: Purpose): KeyObject;
}

type Purpose = 'addresses' | 'backups' | 'ledger' | 'words';

/** Of a key in bytes. */
export const KEY_BYTES = 32;
const ALGORITHM = 'aes-256-gcm';
/** What GCM is made for; drawn at random, as a key seals far fewer than 2^32 seeds. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Seeds of those who play at a time. */
const MOST_OPENED = 1_000;

export const createSeedCipher = (bytes: Uint8Array): SeedCipher => {
  // As objects: Node tries whether bytes are one by an exception, which takes longer than the cipher.
  const key = createSecretKey(bytes);
  const keys = new Map<Purpose, KeyObject>();
  const opened = new LRUCache<string, string>({ max: MOST_OPENED });

  const open = (text: string, serverSeedHash: string): string => {
    const sealed = Buffer.from(text, 'base64url');
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const cipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(serverSeedHash));
    cipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const seed = cipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([seed, cipher.final()]).toString('hex');
  };

  return {
    seal(serverSeed, serverSeedHash) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(serverSeedHash));
      const sealed = [cipher.update(serverSeed, 'hex'), cipher.final()];
      return Buffer.concat([nonce, ...sealed, cipher.getAuthTag()]).toString('base64url');
    },
    open(text, serverSeedHash) {
      const name = `${text} ${serverSeedHash}`;
      const known = opened.get(name);
      if (known !== undefined) return known;
      const seed = open(text, serverSeedHash);
      opened.set(name, seed);
      return seed;
    },
    fingerprint: createHmac('sha256', key).update('hornbill club: server seeds').digest('hex'),
    keyFor(purpose) {
      const known = keys.get(purpose);
      if (known) return known;
      const derived = hkdfSync('sha256', key, '', `hornbill club: ${purpose}`, KEY_BYTES);
      const made = createSecretKey(Buffer.from(derived));
      keys.set(purpose, made);
      return made;
    },
  };
};
