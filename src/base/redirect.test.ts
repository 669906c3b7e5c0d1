import { beforeEach, expect, it } from 'vitest';
import { rememberPath, takeRememberedPath } from './redirect.ts';
import { stored } from './stored.ts';

beforeEach(() => stored.redirect.set(null));

it('gives a remembered path once, then home', () => {
  rememberPath('/redeem?coins=50');
  expect(takeRememberedPath()).toBe('/redeem?coins=50');
  expect(takeRememberedPath()).toBe('/');
});

it.each(['/login', '/register?affi=x', '/logout', '/maintenance'])('never remembers %s', (path) => {
  rememberPath(path);
  expect(takeRememberedPath()).toBe('/');
});

it.each([
  'https://evil.test/',
  '//evil.test',
  '/\\evil.test',
  '/x/..//evil.test',
  '/\t/evil.test',
  'javascript:alert(1)',
])('never leads out of the app, to %s', (path) => {
  rememberPath(path);
  expect(stored.redirect.get()).toBeNull();
  stored.redirect.set(path);
  expect(takeRememberedPath()).toBe('/');
});
