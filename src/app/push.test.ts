import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { PUSH_CHANGED } from '#contract/pushNews.ts';
import { stored, wipeStored } from '#src/base/stored.ts';
import { KEY, withoutPush, withPush } from '#src/features/notifications/testBrowser.ts';
import { logout } from '#src/session/leave.ts';
import { loggedOut, NO_PLAYER } from '#src/session/state.ts';
import { applyUnread, useSession } from '#src/session/store.ts';
import { answering } from '#src/testing/screen.tsx';
import { followPushes } from './push.ts';

const TOKEN = '0190a6f0-0000-7000-8000-000000000001';
const setAppBadge = vi.fn(async () => {});
const clearAppBadge = vi.fn(async () => {});

let made: string[] = [];
beforeAll(() => {
  Object.assign(navigator, { setAppBadge, clearAppBadge });
  followPushes();
  // What was pushed while no page was open may have set a number nobody has any more.
  expect(clearAppBadge).toHaveBeenCalledOnce();
});
beforeEach(() => {
  wipeStored();
  vi.clearAllMocks();
  made = answering({
    'GET push/subscription': { status: 200, data: { publicKey: KEY, endpoint: null } },
    'PUT push/subscription': { status: 200, data: { token: TOKEN } },
  });
});
afterEach(() => {
  useSession.setState(loggedOut('en'), true);
  withoutPush();
});
const enter = () => useSession.setState({ isAuth: true, player: { ...NO_PLAYER, uid: 'kopi123' } });

it('[call-push] the push token is refreshed at start and when the worker says so, and goes with the logout', async () => {
  const { serviceWorker, current } = withPush('granted');
  enter();
  await vi.waitFor(() => expect(stored.fcmToken.get()).toBe(TOKEN));
  serviceWorker.dispatchEvent(new MessageEvent('message', { data: PUSH_CHANGED }));
  await vi.waitFor(() => expect(made.filter((call) => call.startsWith('PUT'))).toHaveLength(2));
  serviceWorker.dispatchEvent(new MessageEvent('message', { data: 'else' }));
  logout();
  expect(stored.fcmToken.get()).toBeNull();
  await vi.waitFor(() => expect(current()).toBeNull());
  expect(made).toHaveLength(4);
});

it.each(['default', 'denied'] as const)(
  '[notification-permission] %s: nothing is asked at start, of browser or server',
  async (permission) => {
    const { Notification, pushManager } = withPush(permission);
    enter();
    await new Promise((resolve) => setTimeout(resolve));
    expect(Notification.requestPermission).not.toHaveBeenCalled();
    expect(pushManager.subscribe).not.toHaveBeenCalled();
    expect(made).toEqual([]);
  },
);

it('[notification-permission] a browser that shows none is never asked', () => {
  enter();
  logout();
  expect(made).toEqual([]);
});

it('the app’s icon has the number of unread messages, and none after the logout', () => {
  enter();
  applyUnread(3);
  expect(setAppBadge).toHaveBeenLastCalledWith(3);
  applyUnread(0);
  expect(clearAppBadge).toHaveBeenCalledOnce();
  applyUnread(2);
  logout();
  expect(clearAppBadge).toHaveBeenCalledTimes(2);
});
