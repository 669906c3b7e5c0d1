import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activityEndPath, activityStartPath } from '#contract/activity.ts';
import { notificationPath } from '#contract/inbox.ts';
import { pushMessages } from '../../platform/store/schema/push.ts';
import { oneStore } from '../../platform/store/testStore.ts';
import { givePin } from '../accounts/testPin.ts';
import { sendMessage } from '../inbox/send.ts';
import { credit } from '../ledger/ledger.ts';
import { GAME, serverOn, switchLive } from '../rounds/duels/testTable.ts';
import { openRound } from '../rounds/open/open.ts';
import { queueExpiringCoins } from './expiringCoins.ts';
import { claimPushes, giveUpPushes, queuePush } from './queue.ts';
import { openPushClub, type PushClub } from './testClub.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

oneStore('what is pushed', (store) => {
  let club: PushClub;
  beforeAll(async () => {
    club = await openPushClub(store());
  });
  afterAll(() => club.close());
  /** Goes on to an hour of the club's day. */
  const goTo = (hour: number) => {
    const { clock } = club;
    const now = new Date(clock.now());
    const at = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hour - 8);
    clock.advance((((at - clock.now()) % DAY) + DAY) % DAY);
  };
  const text = { title: { en: 'Hello', zh: '您好', ms: 'Helo' } };
  const titles = (device: Parameters<PushClub['service']['newsFor']>[0]) =>
    club.service.newsFor(device).map(({ title, body, path }) => [title, body, path]);

  test('comes at night only of a redemption; a message waits until eight', async () => {
    goTo(21);
    const { playerId, device } = await club.join();
    goTo(22);
    await club.message(playerId, text);
    const approved = await club.message(playerId, { redeem_credit: 10_00 });
    expect(await club.push()).toBe(1);
    const paid = 'Your redemption was approved. The free credit goes to your H5 account.';
    const path = `/inbox/${approved}?notifiid=${approved}`;
    expect(titles(device)).toEqual([['Congratulations!', paid, path]]);
    expect(Number(club.service.posted.at(-1)?.headers.ttl)).toBe(DAY / 1_000);
    club.clock.advance(10 * HOUR - 1);
    expect(await club.push()).toBe(0);
    club.clock.advance(1);
    expect(await club.push()).toBe(1);
    expect(titles(device).at(-1)?.[0]).toBe('Hello');
  });

  test('is a redemption that was rejected, with the reason; approved it is its message, once', async () => {
    goTo(12);
    const { uid, token, playerId, device } = await club.join();
    await club.put('player/language', { language: 'ms' }, token);
    await givePin(club, token, '246802');
    await club.operator('coins adjust', { uid, amount: '100', reason: 'a gift' });
    const ids: string[] = [];
    for (let i = 0; i < 2; i += 1) {
      const body = { requestId: randomUUID(), coins: 50_00, pin: '246802' };
      ids.push((await club.post('redemptions', body, token)).json().redemption.id);
    }
    await club.operator('redemption reject', { id: ids[0], reason: 'No H5 account' });
    await club.operator('redemption approve', { id: ids[1] });
    expect(await club.push()).toBe(2);
    expect(titles(device).sort()).toEqual([
      [
        'Syiling anda sudah dikembalikan',
        expect.stringContaining('Sebab: No H5 account.'),
        expect.stringMatching(/^\/inbox\/\d+\?notifiid=\d+$/),
      ],
      ['Tahniah!', expect.any(String), expect.stringMatching(/^\/inbox\/\d+\?notifiid=\d+$/)],
    ]);
    expect(playerId).toBeGreaterThan(0);
  });

  test('is first what is over soonest: a match before a message that came earlier', async () => {
    goTo(12);
    const [early, late] = [await club.join(), await club.join()];
    await club.message(early.playerId, text);
    club.clock.advance(1_000);
    const now = club.clock.now();
    const { db } = store();
    await queuePush(db, { playerId: late.playerId, kind: 'match', ref: 'one that waits', now });
    const { publicKey } = await club.stateOf(late.token);
    const claim = () => claimPushes(db, { publicKey: publicKey ?? '', now, most: 1 });
    expect(await claim()).toMatchObject([{ kind: 'match', playerId: late.playerId }]);
    expect(await claim()).toMatchObject([{ kind: 'message', playerId: early.playerId }]);
  });

  test('is a match that waits, at night too, to whoever has not the club before them', async () => {
    goTo(23);
    const server = serverOn(store());
    await switchLive(store(), true);
    const both = [await club.join(), await club.join()] as const;
    const now = club.clock.now();
    for (const { playerId } of both) {
      await store().transaction((tx) =>
        credit(tx, { playerId, type: 'FINDTHEODD', amount: 10_00, now }),
      );
      const seek = {
        playerId,
        game: GAME,
        requestId: randomUUID(),
        clientSeed: 'x',
        bet: 5_00,
        now,
      };
      await openRound(server, { ...seek, mode: 'live' });
    }
    await club.post(activityStartPath, {}, both[0].token);
    expect(await club.push()).toBe(1);
    expect(titles(both[0].device)).toEqual([]);
    expect(titles(both[1].device)).toEqual([
      [
        'Your opponent is here',
        'Rock Paper Scissors: the match has begun, and the clock is running.',
        `/games/${GAME}/play`,
      ],
    ]);
    // Half a minute later it is no news any more.
    club.clock.advance(30_000);
    club.clock.advance(2 * MINUTE);
    expect(await club.push()).toBe(0);
  });

  test('is coins that expire in three days, once, as many as there are when it is sent', async () => {
    goTo(12);
    const { playerId, device } = await club.join();
    const earned = club.clock.now() - 86 * DAY;
    const grant = (amount: number) =>
      store().transaction((tx) =>
        credit(tx, { playerId, type: 'FINDTHEODD', amount, now: earned }),
      );
    await grant(7_50);
    const queue = () => queueExpiringCoins(store().db, club.clock.now());
    await queue();
    expect(await club.push()).toBe(0);
    // Told from the midnight on after which three days are left: at eight.
    goTo(0);
    await queue();
    expect(await club.push()).toBe(0);
    await grant(2_00);
    goTo(8);
    await queue();
    expect(await club.push()).toBe(1);
    expect(titles(device)).toEqual([
      [
        '9.50 coins expire soon',
        expect.stringMatching(/^Their last day is \d+ June 2026\. /),
        '/redeem',
      ],
    ]);
    goTo(9);
    await queue();
    expect(await club.push()).toBe(0);
  });

  test('is nothing that was read, and nothing while the club is looked at', async () => {
    goTo(12);
    const { token, playerId, device } = await club.join();
    const sessionId = (await club.post(activityStartPath, {}, token)).json().sessionId;
    const [read, kept] = [await club.message(playerId, text), await club.message(playerId, text)];
    expect(await club.push()).toBe(0);
    await club.put(notificationPath(read), {}, token);
    await club.post(activityEndPath, { sessionId }, token);
    expect(await club.push()).toBe(2);
    expect(club.service.newsFor(device)).toMatchObject([{ tag: `message-${kept}`, unread: 1 }]);
  });

  test('is nothing for who wants none, has no device, or whose news was not committed', async () => {
    goTo(12);
    const { token, playerId } = await club.join();
    const failing = store().transaction(async (tx) => {
      await sendMessage(tx, { playerId, payload: text, now: club.clock.now() });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await club.put('player/notify', { notify: false }, token);
    await club.message(playerId, text);
    const { token: other, playerId: otherId, device } = await club.join();
    await club.unsubscribe(other, device.fcmToken);
    await club.message(otherId, text);
    expect(await club.push()).toBe(0);
  });

  test('is given up when its time is over', async () => {
    goTo(12);
    const { playerId, token, device } = await club.join();
    await club.message(playerId, text);
    await club.unsubscribe(token, device.fcmToken);
    const states = () =>
      store()
        .db.select({ state: pushMessages.state })
        .from(pushMessages)
        .where(eq(pushMessages.playerId, playerId));
    await giveUpPushes(store().db, club.clock.now() + DAY - 1);
    expect(await states()).toEqual([{ state: 'waiting' }]);
    await giveUpPushes(store().db, club.clock.now() + DAY);
    expect(await states()).toEqual([{ state: 'givenUp' }]);
  });
});
