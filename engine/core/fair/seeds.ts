import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** A fresh server seed: 32 bytes of the system's randomness as 64 hexadecimal digits. */
export const newServerSeed = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

/**
 * The commitment shown before the round: SHA-256 of the seed's 32 bytes (not of its digits), as 64
 * hexadecimal digits. Throws when `serverSeed` is not hexadecimal.
 */
export const hashServerSeed = (serverSeed: string): string =>
  bytesToHex(sha256(hexToBytes(serverSeed)));

/** True when `serverSeed` is the one `hash` committed to; malformed seeds are not. */
export const isCommittedSeed = (serverSeed: string, hash: string): boolean =>
  /^[0-9a-f]{64}$/.test(serverSeed) && hashServerSeed(serverSeed) === hash;
