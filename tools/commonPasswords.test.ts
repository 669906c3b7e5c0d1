import { expect, test } from 'vitest';
import { Password } from '#contract/session.ts';
import { COMMON_PASSWORDS } from './commonPasswords.ts';

test('[valid-password] the most common passwords are 3,000 that the rule lets through, in lower case', () => {
  expect(COMMON_PASSWORDS).toHaveLength(3000);
  expect(new Set(COMMON_PASSWORDS).size).toBe(3000);
  for (const known of ['abc123', 'password1', 'qwerty123', '1q2w3e4r'])
    expect(COMMON_PASSWORDS).toContain(known);
  for (const password of COMMON_PASSWORDS) {
    expect(Password.safeParse(password).success).toBe(true);
    expect(password).toBe(password.toLowerCase());
  }
});
