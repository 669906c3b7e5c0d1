import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pushMessages } from '../../platform/store/schema/push.ts';
import { oneStore } from '../../platform/store/testStore.ts';
import { openPushClub, type PushClub } from './testClub.ts';
import { claimsOf } from './testService.ts';

const SECOND = 1000;
const HOUR = 3_600_000;

oneStore('a push', (store) => {
  let club: PushClub;
  beforeAll(async () => {
    club = await openPushClub(store());
  });
  afterAll(() => club.close());
  const news = { title: { en: 'Happy Raya', zh: '佳节愉快', ms: 'Selamat Hari Raya' } };
  const statesOf = async (playerId: number) =>
    (
      await store()
        .db.select({ state: pushMessages.state, tries: pushMessages.tries })
        .from(pushMessages)
        .where(eq(pushMessages.playerId, playerId))
        .orderBy(pushMessages.id)
    ).map(({ state, tries }) => `${state} ${tries}`);

  test('[call-push] reaches its device alone: encrypted, signed, in the language of its player', async () => {
    const { token, playerId, device } = await club.join();
    await club.put('player/language', { language: 'zh' }, token);
    const id = await club.message(playerId, news);
    expect(await club.push()).toBe(1);
    expect(club.service.newsFor(device)).toEqual([
      {
        title: '佳节愉快',
        body: 'Hornbill Club 有新消息要告诉您。',
        language: 'zh',
        path: `/inbox/${id}?notifiid=${id}`,
        tag: `message-${id}`,
        unread: 1,
      },
    ]);
    const { headers, body } = club.service.posted.at(-1)!;
    expect(body.includes('佳节愉快')).toBe(false);
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal' });
    expect(headers.topic).toMatch(/^[\w-]{32}$/);
    // From a little after noon until ten: a phone that comes on at night is not woken.
    expect(Number(headers.ttl)).toBeGreaterThan((9 * HOUR) / SECOND);
    expect(Number(headers.ttl)).toBeLessThanOrEqual((10 * HOUR) / SECOND);
    const { key, head, claims } = claimsOf(headers.authorization ?? '');
    expect(key).toBe((await club.stateOf(token)).publicKey);
    expect(head).toEqual({ typ: 'JWT', alg: 'ES256' });
    expect(claims).toMatchObject({
      aud: club.service.origin,
      sub: expect.stringMatching(/^mailto:/),
    });
    expect(claims.exp - Date.now() / SECOND).toBeLessThanOrEqual(24 * 60 * 60);
    expect(await club.push()).toBe(0);
  });

  test('is tried again after growing pauses, or as long as the push service says', async () => {
    const { playerId, device } = await club.join();
    await club.message(playerId, news);
    const { service, clock } = club;
    service.answers.push(
      { status: 500 },
      { status: 503 },
      { status: 429, headers: { 'retry-after': '600' } },
    );
    for (const pause of [30, 60, 600]) {
      expect(await club.push()).toBe(1);
      clock.advance(pause * SECOND - 1);
      expect(await club.push()).toBe(0);
      clock.advance(1);
    }
    expect(await club.push()).toBe(1);
    expect(service.newsFor(device)).toHaveLength(4);
    expect(await statesOf(playerId)).toEqual(['sent 4']);
  });

  test('waits while the push service is out of reach, and is given up after a day', async () => {
    const { playerId, token } = await club.join();
    await club.subscribe(token, 'http://127.0.0.1:1');
    const { clock } = club;
    await club.message(playerId, { redeem_credit: 1000 });
    let tries = 0;
    const end = clock.now() + 24 * HOUR;
    for (; clock.now() < end; clock.advance(HOUR / 2)) tries += await club.push();
    expect(tries).toBeGreaterThan(8);
    expect(tries).toBeLessThan(20);
    expect(await club.push()).toBe(0);
    expect(await statesOf(playerId)).toEqual([`waiting ${tries}`]);
  });

  test('of which nobody knows whether it was taken is not sent again', async () => {
    const { playerId, device } = await club.join();
    await club.message(playerId, news);
    club.service.answers.push('cut');
    await club.push();
    club.clock.advance(HOUR);
    expect(await club.push()).toBe(0);
    expect(club.service.newsFor(device)).toHaveLength(1);
    expect(await statesOf(playerId)).toEqual(['givenUp 1']);
  });

  test.each([302, 400, 403, 413])(
    'answered with %i is over, and leads nowhere else',
    async (status) => {
      const { playerId } = await club.join();
      await club.message(playerId, news);
      const before = club.service.posted.length;
      club.service.answers.push({ status, headers: { location: `${club.service.origin}/else` } });
      await club.push();
      expect(club.service.posted).toHaveLength(before + 1);
      expect(await statesOf(playerId)).toEqual(['givenUp 1']);
    },
  );

  test('refused three times in a row (400, 401, 403) forgets the device, whatever was between', async () => {
    const { playerId, token } = await club.join();
    const answered = async (...statuses: number[]) => {
      for (const status of statuses) {
        await club.message(playerId, news);
        club.service.answers.push({ status });
        await club.push();
      }
      return (await club.stateOf(token)).endpoint !== null;
    };
    expect(await answered(400, 403)).toBe(true);
    // Taken in between, it counts anew; what is no refusal of the device's does not count.
    expect(await answered(201, 401, 400, 413)).toBe(true);
    expect(await answered(403)).toBe(false);
    expect(await statesOf(playerId)).toEqual([
      'givenUp 1',
      'givenUp 1',
      'sent 1',
      ...Array(4).fill('givenUp 1'),
    ]);
    await club.subscribe(token);
    expect(await answered(400, 400)).toBe(true);
  });

  test('refused for three messages at once forgets the device', async () => {
    const { playerId, token } = await club.join();
    for (let i = 0; i < 3; i += 1) {
      await club.message(playerId, news);
      club.service.answers.push({ status: 403 });
    }
    await club.push();
    expect((await club.stateOf(token)).endpoint).toBeNull();
  });

  test.each([404, 410])(
    'to a device that is gone (%i) forgets the device, and waits for another',
    async (status) => {
      const { playerId, token } = await club.join();
      await club.message(playerId, news);
      club.service.answers.push({ status });
      await club.push();
      expect((await club.stateOf(token)).endpoint).toBeNull();
      expect(await club.push()).toBe(0);
      const again = await club.subscribe(token);
      expect(await club.push()).toBe(1);
      expect(club.service.newsFor(again)).toHaveLength(1);
    },
  );

  test('is sent by one of two processes, whatever both do at once', async () => {
    const joined = [await club.join(), await club.join(), await club.join()];
    for (const { playerId } of joined)
      for (let i = 0; i < 12; i += 1) await club.message(playerId, news);
    const tried = await Promise.all([club.push(), club.push()]);
    expect(tried[0] + tried[1]).toBe(36);
    for (const { device } of joined) {
      const tags = club.service.newsFor(device).map(({ tag }) => tag);
      expect(new Set(tags).size).toBe(12);
      expect(tags).toHaveLength(12);
    }
  });

  test('that was under way when its process died is not sent again', async () => {
    const { playerId } = await club.join();
    await club.message(playerId, news);
    await store()
      .db.update(pushMessages)
      .set({ state: 'sending' })
      .where(eq(pushMessages.playerId, playerId));
    expect(await club.push()).toBe(0);
  });
});
