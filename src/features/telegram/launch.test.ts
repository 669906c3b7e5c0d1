import { beforeEach, expect, it } from 'vitest';
import { stored, wipeStored } from '#src/base/stored.ts';
import { loggedOut, NO_PLAYER } from '#src/session/state.ts';
import { useSession } from '#src/session/store.ts';
import { answering } from '#src/testing/screen.tsx';
import { enterByLaunch } from './launch.ts';

const POST = 'POST login/telegram';
const LOGIN = {
  token: 'T'.repeat(43),
  uid: 'kopi123',
  fullName: 'Ah Meng',
  tgBind: true,
  tgRegister: false,
  role: 'player',
};
const LAUNCH =
  '/games?lang=ms#tgWebAppData=auth_date%3D1%26hash%3Dab&tgWebAppVersion=8.0&tgWebAppPlatform=ios';

const address = () => window.location.href.slice(window.location.origin.length);

beforeEach(() => {
  wipeStored();
  useSession.setState(loggedOut('en'), true);
  window.history.replaceState(null, '', LAUNCH);
});

it('[webapp-mode] logs in by the launch data, once, and takes it out of the address', async () => {
  const made = answering({ [POST]: { status: 200, data: LOGIN } });
  await enterByLaunch();
  await enterByLaunch();
  expect(useSession.getState()).toMatchObject({ isAuth: true, player: { uid: 'kopi123' } });
  expect([made, address()]).toEqual([[POST], '/games?lang=ms']);
});

it('[webapp-mode] whoever is logged in stays who they are', async () => {
  const made = answering({ [POST]: { status: 200, data: LOGIN } });
  useSession.setState({ isAuth: true, player: { ...NO_PLAYER, uid: 'teh4567' } });
  await enterByLaunch();
  expect([made, address(), useSession.getState().player.uid]).toEqual([
    [],
    '/games?lang=ms',
    'teh4567',
  ]);
});

it.each([
  ['msg.telegramNotBound', 'msg.telegramNotBound'],
  ['msg.notVip', 'msg.notVip'],
  ['msg.authDataTooOld', null],
])('[webapp-mode] who is refused with %s goes on as a visitor', async (message, told) => {
  answering({ [POST]: { status: 409, data: { message, typ: 'login' } } });
  await enterByLaunch();
  expect([useSession.getState().isAuth, stored.loginNotice.get()]).toEqual([false, told]);
});
