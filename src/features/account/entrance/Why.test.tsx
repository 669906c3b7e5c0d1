import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetSent, rememberPath } from '#src/base/redirect.ts';
import { sentFrom } from '#src/base/stored.ts';
import { show } from '#src/testing/screen.tsx';
import { Why } from './Why.tsx';

beforeEach(() => sentFrom.set(null));
afterEach(cleanup);

const said = () => screen.queryByRole('status')?.textContent ?? null;

it.each([
  ['/redeem?coins=50', 'Log in or join to redeem coins.'],
  ['/transaction', 'Log in or join to see your history.'],
  ['/inbox', 'Log in or join to read your inbox.'],
  ['/inbox/7', 'Log in or join to read your inbox.'],
  ['/games/squidgame/play', 'Log in or join to play Squid Game.'],
  ['/setting/volume', 'Log in or join to change this setting.'],
  ['/kopi', 'Log in or join to open that page.'],
])('[guard-visitor] who is sent away from %s reads why', async (path, text) => {
  rememberPath(path);
  await show(<Why />);
  expect(said()).toBe(text);
});

it.each([
  ['zh', '登录或注册后即可兑换金币。'],
  ['ms', 'Log masuk atau sertai kelab untuk menebus syiling.'],
] as const)('in %s', async (language, text) => {
  rememberPath('/redeem');
  await show(<Why />, '/', language);
  expect(said()).toBe(text);
});

it('nobody else reads anything: not whoever came by themselves, nor whoever went elsewhere since', async () => {
  await show(<Why />);
  expect(said()).toBeNull();
  cleanup();
  rememberPath('/redeem');
  // From the registration to the login one is still on the way.
  forgetSent('/login');
  expect(sentFrom.get()).toBe('/redeem');
  forgetSent('/games');
  await show(<Why />);
  expect(said()).toBeNull();
});
