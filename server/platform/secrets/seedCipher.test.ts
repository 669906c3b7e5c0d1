import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashServerSeed } from '#engine/core/fair/seeds.ts';
import { createSeedCipher, KEY_BYTES } from './seedCipher.ts';

const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });
const seed = bytes.map((each) => Buffer.from(each).toString('hex'));
const key = fc.uint8Array({ minLength: KEY_BYTES, maxLength: KEY_BYTES });

test('[bets-safe] a sealed seed is opened by its key, and says nothing of the seed', () => {
  fc.assert(
    fc.property(key, seed, (of, serverSeed) => {
      const hash = hashServerSeed(serverSeed);
      const cipher = createSeedCipher(of);
      const sealed = cipher.seal(serverSeed, hash);
      for (const _ of ['first', 'remembered']) expect(cipher.open(sealed, hash)).toBe(serverSeed);
      expect(Buffer.from(sealed, 'base64url').includes(Buffer.from(serverSeed, 'hex'))).toBe(false);
      // The same seed is never sealed the same way twice.
      expect(cipher.seal(serverSeed, hash)).not.toBe(sealed);
    }),
  );
});

test("[bets-safe] keys for other purposes are neither the key nor one another, nor another club's", () => {
  fc.assert(
    fc.property(key, key, (of, other) => {
      fc.pre(!Buffer.from(of).equals(Buffer.from(other)));
      const cipher = createSeedCipher(of);
      const keys = [
        cipher.keyFor('addresses'),
        cipher.keyFor('backups'),
        createSeedCipher(other).keyFor('backups'),
      ].map((each) => each.export().toString('hex'));
      const all = [...keys, Buffer.from(of).toString('hex'), cipher.fingerprint];
      expect(new Set(all).size).toBe(5);
      expect(createSeedCipher(of).keyFor('backups').export().toString('hex')).toBe(keys[1]);
    }),
  );
});

test('[bets-safe] another key, another hash and any changed byte are refused', () => {
  fc.assert(
    fc.property(key, key, seed, seed, fc.nat(), fc.integer({ min: 1, max: 255 }), (...given) => {
      const [of, other, serverSeed, otherSeed, at, flip] = given;
      fc.pre(!Buffer.from(of).equals(Buffer.from(other)) && serverSeed !== otherSeed);
      const hash = hashServerSeed(serverSeed);
      const cipher = createSeedCipher(of);
      const sealed = cipher.seal(serverSeed, hash);
      expect(() => createSeedCipher(other).open(sealed, hash)).toThrow();
      expect(() => cipher.open(sealed, hashServerSeed(otherSeed))).toThrow();
      // What was opened before is opened by its own hash alone.
      expect(cipher.open(sealed, hash)).toBe(serverSeed);
      expect(() => cipher.open(sealed, hashServerSeed(otherSeed))).toThrow();
      const changed = Buffer.from(sealed, 'base64url');
      changed[at % changed.length] = (changed[at % changed.length] ?? 0) ^ flip;
      expect(() => cipher.open(changed.toString('base64url'), hash)).toThrow();
      expect(() => cipher.open(sealed.slice(0, at % sealed.length), hash)).toThrow();
    }),
  );
});
