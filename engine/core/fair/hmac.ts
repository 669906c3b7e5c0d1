import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';

type Keyed = ReturnType<typeof hmac.create>;

/**
 * The last key, with what hashing it gave. Many rounds are played, and checked, under one seed, and
 * taking the key in is half of an HMAC's work.
 */
let last: { key: string; keyed: Keyed } | null = null;
/** Worked on in the place of `last.keyed`; each digest wipes it. */
const working = hmac.create(sha256, new Uint8Array(32));

/** A loop over few characters takes a tenth of what a TextEncoder does. */
const asciiBytes = (text: string): Uint8Array => {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
};

/**
 * HMAC-SHA256 of an ASCII message, keyed with the bytes of a hexadecimal key, as a view of its 32
 * bytes. Throws RangeError when `key` is not hexadecimal.
 */
export const hmacOf = (key: string, message: string): DataView => {
  if (last?.key !== key) last = { key, keyed: hmac.create(sha256, hexToBytes(key)) };
  last.keyed._cloneInto(working);
  const digest = new Uint8Array(32);
  working.update(asciiBytes(message)).digestInto(digest);
  return new DataView(digest.buffer);
};
