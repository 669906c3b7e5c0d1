import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * JSON without spaces and with the keys of every object in order, so that equal values are equal texts. Names
 * are meant that are no numbers: JavaScript keeps those first.
 */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** What names a tuning's values: SHA-256 of their canonical JSON, as 64 hexadecimal digits. */
export const hashTuning = (values: object): string =>
  bytesToHex(sha256(utf8ToBytes(canonical(values))));

/** True when the values are those that `hash` committed to. */
export const isCommittedTuning = (values: object, hash: string): boolean =>
  hashTuning(values) === hash;
