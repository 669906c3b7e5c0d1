import { globSync, readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { hashCheaply, hashPassword, verifyPassword } from './passwords.ts';

const hashFully = hashCheaply();
afterAll(() => void hashCheaply());

it('a password is hashed at its full cost, each time with another salt', async () => {
  hashFully();
  const hash = await hashPassword('ronggeng88');
  // OWASP's second argon2id setting: 19 MiB, two passes, one lane.
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(await hashPassword('ronggeng88')).not.toBe(hash);
});

it('a password is right for its own hash alone, whatever that one cost', async () => {
  hashFully();
  const hash = await hashPassword('ronggeng88');
  hashCheaply();
  for (const each of [hash, await hashPassword('ronggeng88')]) {
    expect(await verifyPassword('ronggeng88', each)).toBe(true);
    expect(await verifyPassword('ronggeng89', each)).toBe(false);
  }
  expect(await verifyPassword('ronggeng88', 'unreadable')).toBe(false);
});

it('nothing but tests hashes cheaply', () => {
  const callers = globSync('{server,tools}/**/*.ts').filter((file) =>
    readFileSync(file, 'utf8').includes('hashCheaply'),
  );
  expect(callers.toSorted()).toEqual([
    'server/domains/accounts/passwords.test.ts',
    'server/domains/accounts/passwords.ts',
    'server/edges/testApp.ts',
  ]);
});
