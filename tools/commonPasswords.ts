// zxcvbn's list, by how often each was found in leaks: kept, and sorted; its judgement is not needed here.
import { dictionary } from '@zxcvbn-ts/language-common';
import type { Plugin } from 'vite';
import { Password } from '#contract/session.ts';

/** As NIST and ASVS ask for; 12 KB packed, fetched when a password is chosen. */
const MOST = 3000;
const ID = 'virtual:common-passwords';

/** The most common passwords that the club's own rule lets through, in lower case, most common first. */
export const COMMON_PASSWORDS: readonly string[] = dictionary['passwords-common']
  .filter((password) => Password.safeParse(String(password)).success)
  .map(String)
  .slice(0, MOST);

/** Gives the client that list as a module. */
export const commonPasswords = (): Plugin => ({
  name: 'common-passwords',
  resolveId: (id) => (id === ID ? `\0${ID}` : null),
  load: (id) =>
    id === `\0${ID}`
      ? `export const passwords = new Set(${JSON.stringify(COMMON_PASSWORDS.join(' '))}.split(' '));`
      : null,
});
