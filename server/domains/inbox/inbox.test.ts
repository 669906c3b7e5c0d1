import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DAY_MS } from '#contract/day.ts';
import { InboxAnswer, type InboxPayload, POPUP_KINDS, popupKind } from '#contract/inbox.ts';
import { PlayerAnswer } from '#contract/refresh.ts';
import { TransactionsAnswer } from '#contract/transactions.ts';
import { openTestApp, registerPlayer, sealed, type TestApp } from '../../edges/testApp.ts';
import { findPlayer } from '../../platform/identity/players.ts';
import { inbox } from '../../platform/store/schema/inbox.ts';
import { players } from '../../platform/store/schema/players.ts';
import { eachStore } from '../../platform/store/testStore.ts';
import { checkLedger } from '../ledger/check/check.ts';
import { sendMessage } from './send.ts';
import { sendTo, sendToAll } from './sending.ts';

const same = (text: string) => ({ en: text, zh: text, ms: text });

eachStore('the inbox', (store) => {
  let club: TestApp;
  let token = '';
  let playerId = 0;
  let phones = 60_123_450_000;

  const idOf = async (uid: string) => (await findPlayer(store().db, uid))?.id ?? 0;
  const someone = async (uid: string) => {
    phones += 1;
    return registerPlayer(club, uid, `+${phones}`);
  };
  beforeAll(async () => {
    club = await openTestApp({ store: store() });
  });
  afterAll(() => club.close());

  const send = (payload: InboxPayload, to = playerId) =>
    store().transaction((tx) =>
      sendMessage(tx, { playerId: to, payload, now: club.deps.clock.now() }),
    );
  const get = async (path: string, as = token) => club.get(path, as);
  const list = async (query = '') => InboxAnswer.parse((await get(`inbox${query}`)).json());
  const put = (path: string, as = token) =>
    club.app.inject({
      method: 'PUT',
      url: `/api/${path}`,
      headers: { authorization: `Bearer ${as}` },
    });
  const news = async () => PlayerAnswer.parse((await get('player')).json()).inboxs;
  const newcomer = async (uid: string) => {
    token = await someone(uid);
    playerId = await idOf(uid);
  };

  test('[route-inbox] lists newest first, 30 a page, with how many are unread', async () => {
    await newcomer('Lister1');
    expect(await list()).toEqual({ messages: [], next: null, unreadCount: 0 });
    const ids: string[] = [];
    for (let i = 0; i < 31; i += 1) ids.unshift(await send({ title: same(`No. ${i}`) }));
    const first = await list();
    expect(first.messages.map(({ id }) => id)).toEqual(ids.slice(0, 30));
    expect(first).toMatchObject({ next: ids[29], unreadCount: 31 });
    const second = await list(`?before=${first.next}`);
    expect(second.messages.map(({ id }) => id)).toEqual(ids.slice(30));
    expect(second.next).toBeNull();
    expect((await get('inbox?before=x')).statusCode).toBe(400);
    expect((await get('inbox', '')).statusCode).toBe(401);
  });

  test('[route-inbox-id] one message stays unread until it is opened, which may be said twice', async () => {
    await newcomer('Reader1');
    const id = await send({ title: same('Hello'), desc: same('Come in'), credit: 5_00 });
    const message = { id, isRead: false, payload: { title: same('Hello'), credit: 5_00 } };
    expect((await get(`inbox/${id}`)).json()).toMatchObject(message);
    expect((await get(`inbox/${id}`)).json()).toMatchObject(message);
    const broadcast = vi.spyOn(club.deps.realtime, 'broadcast').mockClear();
    expect((await put(`notifications/${id}`)).json()).toEqual({ unreadCount: 0 });
    expect((await put(`notifications/${id}`)).json()).toEqual({ unreadCount: 0 });
    expect(broadcast.mock.calls.map(([to, { topic }]) => [to, topic])).toEqual([
      [playerId, 'inbox'],
    ]);
    expect((await get(`inbox/${id}`)).json()).toMatchObject({ id, isRead: true });
  });

  test("[route-inbox-id] an unknown message is not found, nor is another player's; nothing changes", async () => {
    await newcomer('Owner1');
    const id = await send({ title: same('Mine') });
    const other = await someone('Thief1');
    for (const each of [id, '999999999', '0', 'x', '1e3', '-1', '9'.repeat(40)]) {
      const as = each === id ? other : token;
      for (const answer of [
        await get(`inbox/${each}`, as),
        await put(`notifications/${each}`, as),
        await put(`inbox/${each}/shown`, as),
      ]) {
        expect(answer.statusCode).toBe(404);
        expect(answer.json()).toMatchObject({ message: 'msg.inboxNotFound', typ: 'inbox' });
      }
    }
    expect(await news()).toMatchObject({ unreadCount: 1, inbox: [{ id, isRead: false }] });
  });

  test('[inbox-popup] a message pops up until it is read, its popup was closed, or it is a week old', async () => {
    await newcomer('Popped1');
    const ids: string[] = [];
    for (let i = 0; i < 7; i += 1) ids.push(await send({ title: same(`No. ${i}`) }));
    const offered = async () => (await news()).inbox.map(({ id }) => id);
    // Answering alone loses nothing: the answer may not have arrived.
    expect(await offered()).toEqual(ids.slice(0, 5));
    expect(await offered()).toEqual(ids.slice(0, 5));
    await put(`notifications/${ids[0]}`);
    expect((await put(`inbox/${ids[1]}/shown`)).json()).toEqual({ unreadCount: 6 });
    expect(await news()).toMatchObject({ unreadCount: 6 });
    expect(await offered()).toEqual(ids.slice(2, 7));
    const { clock } = club.deps;
    clock.advance(7 * DAY_MS - 1);
    expect(await offered()).toEqual(ids.slice(2, 7));
    clock.advance(1);
    expect(await news()).toEqual({
      unreadCount: 6,
      inbox: [],
      waiting: { count: 0, upTo: null },
    });
  });

  test('[inbox-popup] several are offered as one, and once that was closed none of them comes again', async () => {
    await newcomer('Eighter1');
    const ids: string[] = [];
    for (let i = 0; i < 8; i += 1) ids.push(await send({ title: same(`No. ${i}`) }));
    const other = await someone('Beside1');
    await send({ title: same('Another’s') }, await idOf('Beside1'));
    expect((await news()).waiting).toEqual({ count: 8, upTo: ids[7] });
    await put(`notifications/${ids[1]}`);
    // One more came while the popup was open: it was not told of.
    const late = await send({ title: same('Late') });
    const shown = (body: object, as = token) =>
      club.app.inject({
        method: 'PUT',
        url: '/api/inbox/shown',
        headers: { authorization: `Bearer ${as}`, 'x-encrypted-request': 'true' },
        payload: sealed(body),
      });
    const broadcast = vi.spyOn(club.deps.realtime, 'broadcast').mockClear();
    expect((await shown({ upTo: ids[7] })).json()).toEqual({ unreadCount: 8 });
    expect((await shown({ upTo: ids[7] })).json()).toEqual({ unreadCount: 8 });
    expect(broadcast).toHaveBeenCalledTimes(1);
    expect(await news()).toMatchObject({
      unreadCount: 8,
      inbox: [{ id: late }],
      waiting: { count: 1, upTo: late },
    });
    for (const upTo of ['x', '', '1'.repeat(16), 7, undefined])
      expect((await shown({ upTo })).statusCode).toBe(400);
    const theirs = PlayerAnswer.parse((await get('player', other)).json()).inboxs;
    expect(theirs.waiting.count).toBe(1);
  });

  test('a message with coins pays them, once, with a line in the history', async () => {
    await newcomer('Coined1');
    const payload = { title: { en: 'A gift', zh: '礼物', ms: 'Hadiah' }, coin: 5_00 };
    const sending = { reference: randomUUID(), payload, now: club.deps.clock.now() };
    const sent = await Promise.all([1, 2, 3].map(() => sendTo(store(), playerId, sending)));
    expect(sent.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
    expect(sent.flatMap(({ changes }) => changes)).toMatchObject([
      { playerId, topic: 'inbox', coin: { balance: 5_00 } },
    ]);
    const history = TransactionsAnswer.parse((await get('transactions')).json());
    expect(history.transactions).toMatchObject([{ type: 'ADJUST', amount: 5_00, note: 'A gift' }]);
    expect((await list()).messages).toHaveLength(1);
    // The name of a sending stands for one message.
    await expect(
      sendTo(store(), playerId, { ...sending, payload: { ...payload, coin: 6_00 } }),
    ).rejects.toMatchObject({ key: 'msg.requestMismatch' });
    expect((await list()).messages).toHaveLength(1);
    expect((await checkLedger(store())).problems).toEqual([]);
  });

  test('no message without its coins, no coins without their message', async () => {
    await newcomer('Failed1');
    const now = club.deps.clock.now();
    await expect(
      store().transaction(async (tx) => {
        await sendMessage(tx, { playerId, payload: { coin: 5_00 }, now });
        throw new Error('the power is cut');
      }),
    ).rejects.toThrow('the power is cut');
    expect(await list()).toMatchObject({ messages: [] });
    expect((await get('player')).json()).toMatchObject({ coin: { balance: 0 } });
  });

  test('to all: an interrupted sending is gone on with, and nobody is paid twice', async () => {
    const all = await store().db.select().from(players);
    const now = club.deps.clock.now();
    const sending = { reference: 'raya', payload: { title: same('Raya'), coin: 1_00 }, now };
    let told = 0;
    const dies = sendToAll(store(), sending, () => {
      told += 1;
      if (told === 3) throw new Error('the server stops');
    });
    await expect(dies).rejects.toThrow('the server stops');
    expect(await sendToAll(store(), sending, () => {})).toEqual({ sent: all.length - 3, had: 3 });
    expect(await sendToAll(store(), sending, () => {})).toEqual({ sent: 0, had: all.length });
    const rows = await store().db.select().from(inbox);
    const raya = rows.filter(({ payload }) => payload.title?.en === 'Raya');
    expect(new Set(raya.map((row) => row.playerId)).size).toBe(all.length);
    expect(raya).toHaveLength(all.length);
    expect((await checkLedger(store())).problems).toEqual([]);
  });

  test('to all: not to operators, nor to those of the normal platform', async () => {
    for (const [uid, set] of [
      ['Worker1', { role: 'operator' }],
      ['Normal1', { platform: 'normal' }],
    ] as const) {
      await someone(uid);
      await store().db.update(players).set(set).where(eq(players.uid, uid));
    }
    const now = club.deps.clock.now();
    await sendToAll(
      store(),
      { reference: 'vips', payload: { title: same('Vips') }, now },
      () => {},
    );
    const rows = await store().db.select().from(inbox);
    const got = rows.filter(({ payload }) => payload.title?.en === 'Vips').map((r) => r.playerId);
    expect(got).not.toContain(await idOf('Worker1'));
    expect(got).not.toContain(await idOf('Normal1'));
    expect(got).toContain(playerId);
  });
});

describe('[popup-kinds] what a message carries says which popup it gives', () => {
  const text = { title: same('A'), desc: same('B') };
  test.each<[InboxPayload, (typeof POPUP_KINDS)[number]]>([
    [{ redeem_credit: 10_00 }, 'redeem'],
    [{ redeem_credit: 10_00, ...text, coin: 1 }, 'redeem'],
    [{ redeem_returned: { coins: 50_00, reason: null } }, 'returned'],
    [{ spent: { coins: 5_00, reason: 'A cap' } }, 'spent'],
    [{ spin_amount: 2, spin_credit: 5_00 }, 'spin'],
    [{ spin_amount: 2, ...text, coin: 5 }, 'coin'],
    [{ ...text, coin: 5_00, credit: 5_00 }, 'coin'],
    [{ ...text, credit: 5_00 }, 'credit'],
    [{ ...text, others: same('A ticket') }, 'others'],
    [{ redeem_credit: 0, spin_amount: 0, coin: 0, credit: 0, ...text }, 'others'],
  ])('%j: %s', (payload, kind) => {
    expect(POPUP_KINDS).toContain(kind);
    expect(popupKind(payload)).toBe(kind);
  });
});
