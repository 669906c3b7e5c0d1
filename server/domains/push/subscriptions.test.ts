import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pushPath } from '#contract/push.ts';
import { settings } from '../../platform/store/schema/club.ts';
import { pushSubscriptions } from '../../platform/store/schema/push.ts';
import { oneStore } from '../../platform/store/testStore.ts';
import { isPushEndpoint } from './hosts.ts';
import { openPushClub, type PushClub } from './testClub.ts';
import { newDevice } from './testService.ts';

oneStore('the device a player is reached at', (store) => {
  let club: PushClub;
  beforeAll(async () => {
    club = await openPushClub(store());
  });
  afterAll(() => club.close());
  const count = () => store().db.$count(pushSubscriptions);
  const endpoint = async (token: string) => (await club.stateOf(token)).endpoint;

  test('[call-push] is kept, moved and removed; its push token opens nothing of others', async () => {
    const one = await club.join();
    expect(await endpoint(one.token)).toBe(one.device.endpoint);
    const { publicKey } = await club.stateOf(one.token);
    const body = { endpoint: one.device.endpoint, keys: one.device.keys, publicKey };
    // Two pages that start at the same time keep one push token.
    const both = await Promise.all([
      club.put(pushPath, body, one.token),
      club.put(pushPath, body, one.token),
    ]);
    expect(both.map((answer) => answer.json())).toEqual(
      Array(2).fill({ token: one.device.fcmToken }),
    );
    const two = await club.join();
    expect((await club.unsubscribe(two.token, one.device.fcmToken)).json().message).toBe(
      'msg.invalidFcmToken',
    );
    expect((await club.unsubscribe(two.token, 'nothing')).json().message).toBe(
      'msg.invalidFcmToken',
    );
    // The device is another player's now: who was reached at it is not any more.
    await club.put(pushPath, body, two.token);
    expect([await endpoint(one.token), await endpoint(two.token)]).toEqual([
      null,
      one.device.endpoint,
    ]);
    expect((await club.unsubscribe(two.token, one.device.fcmToken)).json()).toEqual({ done: true });
    expect(await endpoint(two.token)).toBeNull();
    expect((await club.get(pushPath)).statusCode).toBe(401);
  });

  test('is gone with its session: after a logout, and a login elsewhere', async () => {
    const { uid, token } = await club.join();
    const before = await count();
    await club.post('logout', undefined, token);
    expect(await count()).toBe(before - 1);
    const again = (await club.post('login', { uid, password: 'secret12' })).json().token;
    await club.subscribe(again);
    expect(await count()).toBe(before);
    await club.post('login', { uid, password: 'secret12' });
    expect(await count()).toBe(before - 1);
  });

  test('is no machine of the club’s own network, and no half subscription', async () => {
    const { token } = await club.join();
    const { publicKey } = await club.stateOf(token);
    const { endpoint: good, keys } = newDevice(club.service.origin);
    const wrong = [
      { endpoint: 'http://169.254.169.254/latest', keys, publicKey },
      { endpoint: 'https://localhost/', keys, publicKey },
      { endpoint: `${good}${'x'.repeat(1000)}`, keys, publicKey },
      { endpoint: good, keys: { ...keys, auth: 'short' }, publicKey },
      { endpoint: good, keys, publicKey: keys.p256dh },
      { endpoint: good, keys },
    ];
    for (const body of wrong) {
      const answer = await club.put(pushPath, body, token);
      expect([answer.statusCode, answer.json().message]).toEqual([400, 'msg.invalidFcmToken']);
    }
    // A key that is no point of the curve is kept, and found out when something is sent.
    const none = { p256dh: `B${'A'.repeat(86)}`, auth: keys.auth };
    expect(
      (await club.put(pushPath, { endpoint: good, keys: none, publicKey }, token)).statusCode,
    ).toBe(200);
  });

  test('is reached by new keys after a rotation; the private one is nowhere to be read', async () => {
    const { uid, token, playerId, device } = await club.join();
    const { publicKey } = await club.stateOf(token);
    await club.message(playerId, { credit: 5_00 });
    const { lines } = await club.operator('push status', {});
    expect(lines.join('\n')).toMatch(new RegExp(`${publicKey}[^]*: [1-9]\\d*\n[^]*1 waiting`));
    await club.operator('push rotate', {});
    expect(await club.push()).toBe(0);
    const after = await club.stateOf(token);
    expect(after.publicKey).not.toBe(publicKey);
    expect(after.endpoint).toBeNull();
    const old = { endpoint: device.endpoint, keys: device.keys, publicKey };
    expect((await club.put(pushPath, old, token)).statusCode).toBe(400);
    const again = await club.subscribe(token);
    expect(await club.push()).toBe(1);
    expect(club.service.newsFor(again)).toHaveLength(1);
    const [row] = await store().db.select().from(settings);
    expect(row?.vapidPrivate).toMatch(/^[\w-]{80}$/);
    await store().db.execute(sql`update settings set vapid_private = vapid_public`);
    await expect(club.push()).rejects.toThrow();
    await club.operator('push rotate', {});
    expect(uid).toBeTruthy();
  });
});

describe('a push service', () => {
  const hosts = ['fcm.googleapis.com', '*.push.apple.com', 'http://127.0.0.1:4711'];
  test.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://web.push.apple.com/abc', true],
    ['http://127.0.0.1:4711/abc', true],
    ['http://fcm.googleapis.com/abc', false],
    ['https://fcm.googleapis.com:8443/abc', false],
    ['https://user@fcm.googleapis.com/abc', false],
    ['https://fcm.googleapis.com.evil.example/abc', false],
    ['https://evilpush.apple.com/abc', false],
    ['https://push.apple.com/abc', false],
    ['http://127.0.0.1:4712/abc', false],
    ['https://10.0.0.1/abc', false],
    ['javascript:alert(1)', false],
    ['no address', false],
  ])('%s is one: %s', (endpoint, isOne) => {
    expect(isPushEndpoint(endpoint, hosts)).toBe(isOne);
  });
});
