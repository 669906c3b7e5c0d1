import { createMemoryRouter } from 'react-router';
import type { Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { wireSession } from '#src/app/start.ts';
import { call } from '#src/base/calls/client.ts';
import { takeRememberedPath } from '#src/base/redirect.ts';
import { stored, wipeStored } from '#src/base/stored.ts';
import { answering } from '#src/testing/screen.tsx';
import { loggedOut } from './state.ts';
import { applyLogin, isLoggedIn, useSession } from './store.ts';

type Listener = (error: Error) => void;

const { open } = vi.hoisted(() => ({ open: vi.fn() }));
vi.mock('socket.io-client', () => ({ io: open }));

/** Connections that were opened: what each calls back. */
let sockets: Map<string, Listener>[] = [];
const connect = (): Socket => {
  const listeners = new Map<string, Listener>();
  sockets.push(listeners);
  const socket = {
    active: true,
    io: { engine: { once: () => {} }, on: () => {} },
    on: (event: string, listener: Listener) => listeners.set(event, listener),
    disconnect: () => {},
  };
  return socket as unknown as Socket;
};

const PLAYER = 'GET player';
const login = {
  token: 'T'.repeat(43),
  uid: 'kopi123',
  fullName: 'Ah Meng',
  tgBind: false,
  tgRegister: false,
};
const refusal = (message: string, status = 409) => ({ status, data: { message, typ: 'x' } });

const router = createMemoryRouter([{ path: '*', element: null }]);
wireSession(router);

beforeEach(async () => {
  wipeStored();
  sockets = [];
  open.mockImplementation(connect);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await router.navigate('/redeem?coins=50');
});
afterEach(() => useSession.setState(loggedOut('en'), true));

/** Logged out, nothing left of the session, at the login, from where the way leads back. */
const expectLeft = async () => {
  await expect.poll(() => router.state.location.pathname).toBe('/login');
  expect(isLoggedIn()).toBe(false);
  expect([stored.token.get(), stored.swToken.get()]).toEqual([null, null]);
  expect(takeRememberedPath()).toBe('/redeem?coins=50');
};
const expectStayed = async () => {
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([router.state.location.pathname, isLoggedIn()]).toEqual(['/redeem', true]);
};

it.each(['msg.sessionExpired', 'msg.invalidAccount'])(
  '[forced-logout] %s in a refresh, under whatever status',
  async (message) => {
    answering({ [PLAYER]: refusal(message) });
    applyLogin(login);
    await expectLeft();
  },
);

it('[forced-logout] not any other message of a refresh', async () => {
  const made = answering({ [PLAYER]: refusal('msg.systemError', 500) });
  applyLogin(login);
  await expect.poll(() => made).toContain(PLAYER);
  await expectStayed();
});

it.each([
  [401, 'msg.sessionExpired'],
  [401, 'msg.otherDevice'],
  [403, 'msg.forbidden'],
] as const)('[forced-logout] [guard-401-403] a %i of any call (%s)', async (status, message) => {
  answering({ 'POST anything': refusal(message, status), [PLAYER]: 'unreachable' });
  applyLogin(login);
  const asked = call(z.unknown(), { method: 'POST', url: 'anything', data: {} });
  await expect(asked).rejects.toMatchObject({ status, message });
  await expectLeft();
});

it.each(['pleaseLoginToContinue', 'accessBlock', 'sessionConflict', 'forbidden'])(
  '[forced-logout] the live connection is refused with %s',
  async (message) => {
    answering({ [PLAYER]: 'unreachable' });
    applyLogin(login);
    await expect.poll(() => sockets.length).toBe(1);
    sockets[0]?.get('connect_error')?.(new Error(message));
    await expectLeft();
    const notice = message === 'sessionConflict' ? 'msg.otherDevice' : null;
    expect(stored.loginNotice.get()).toBe(notice);
  },
);

it('[forced-logout] not any other refusal of the live connection', async () => {
  answering({ [PLAYER]: 'unreachable' });
  applyLogin(login);
  await expect.poll(() => sockets.length).toBe(1);
  sockets[0]?.get('connect_error')?.(new Error('tryAgain'));
  await expectStayed();
});

it('[forced-logout] no token is there when connecting', async () => {
  answering({ [PLAYER]: 'unreachable' });
  applyLogin(login);
  stored.swToken.set(null);
  await expectLeft();
  expect(sockets).toEqual([]);
});
