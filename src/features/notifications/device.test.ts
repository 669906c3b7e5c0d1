import { afterEach, beforeEach, expect, it } from 'vitest';
import { stored, wipeStored } from '#src/base/stored.ts';
import { answering } from '#src/testing/screen.tsx';
import { dropDevice, keepDevice } from './device.ts';
import { KEY, withoutPush, withPush } from './testBrowser.ts';

const TOKEN = '0190a6f0-0000-7000-8000-000000000001';
const GET = 'GET push/subscription';
const PUT = 'PUT push/subscription';
const serverWith = (publicKey: string, endpoint: string | null) =>
  answering({
    [GET]: { status: 200, data: { publicKey, endpoint } },
    [PUT]: { status: 200, data: { token: TOKEN } },
  });

beforeEach(wipeStored);
afterEach(withoutPush);

it('[notification-permission] granted, the push token is obtained and stored', async () => {
  const { pushManager } = withPush('granted');
  const made = serverWith(KEY, null);
  await keepDevice();
  expect(made).toEqual([GET, PUT]);
  expect(pushManager.subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: KEY,
  });
  expect(stored.fcmToken.get()).toBe(TOKEN);
});

it('[call-push] what the server knows is left alone; what it does not is told again', async () => {
  const { pushManager, current } = withPush('granted');
  serverWith(KEY, null);
  await keepDevice();
  const known = serverWith(KEY, current()?.endpoint ?? null);
  await keepDevice();
  expect(known).toEqual([GET]);
  const other = serverWith(KEY, 'https://fcm.googleapis.com/other');
  await keepDevice();
  expect(other).toEqual([GET, PUT]);
  expect(pushManager.subscribe).toHaveBeenCalledOnce();
});

it('[route-logout] who logs out while it is obtained keeps no push token', async () => {
  withPush('granted');
  serverWith(KEY, null);
  stored.swToken.set('mine');
  const kept = keepDevice();
  stored.swToken.set(null);
  await kept;
  expect(stored.fcmToken.get()).toBeNull();
});

it('[call-push] a rotated key makes another subscription', async () => {
  const { current } = withPush('granted');
  serverWith(KEY, null);
  await keepDevice();
  const before = current();
  serverWith('CCCC', null);
  await keepDevice();
  expect(before?.unsubscribe).toHaveBeenCalledOnce();
  expect(current()?.endpoint).not.toBe(before?.endpoint);
});

it('[route-logout] dropped, the browser has no subscription; one kept right after is a new one', async () => {
  const { current } = withPush('granted');
  serverWith(KEY, null);
  await keepDevice();
  const before = current()?.endpoint;
  await Promise.all([dropDevice(), keepDevice()]);
  expect(current()?.endpoint).not.toBe(before);
  await dropDevice();
  expect(current()).toBeNull();
});
