import { beforeAll, expect, it, vi } from 'vitest';
import type * as Passwords from './passwords.ts';

let passwords: typeof Passwords;
beforeAll(async () => {
  // As a server has them: other tests of this process hash for less.
  vi.resetModules();
  passwords = await import('./passwords.ts');
});

/** OWASP's second argon2id setting: 19 MiB, two passes, one lane. */
const COST = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/;

it('a password is hashed at its full cost, each time with another salt', async () => {
  const [hash, again] = await Promise.all([
    passwords.hashPassword('ronggeng88'),
    passwords.hashPassword('ronggeng88'),
  ]);
  expect(hash).toMatch(COST);
  expect(again).not.toBe(hash);
  expect(await passwords.dummyHash()).toMatch(COST);
});

it('a password is right for its own hash alone, whatever that one cost', async () => {
  const hash = await passwords.hashPassword('ronggeng88');
  passwords.hashCheaply();
  const cheap = await passwords.hashPassword('ronggeng88');
  for (const each of [hash, cheap]) {
    expect(await passwords.verifyPassword('ronggeng88', each)).toBe(true);
    expect(await passwords.verifyPassword('ronggeng89', each)).toBe(false);
  }
  expect(await passwords.verifyPassword('ronggeng88', 'unreadable')).toBe(false);
});
