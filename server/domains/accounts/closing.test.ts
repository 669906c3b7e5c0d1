import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closingPath } from '#contract/closing.ts';
import { DAY_MS } from '#contract/day.ts';
import { REJOIN_DAYS } from '#contract/terms.ts';
import { VIDEO_WORDS } from '#contract/verification.ts';
import { runCommand } from '../../edges/operator/run.ts';
import { openTestApp, registerPlayer, type TestApp, tryToRegister } from '../../edges/testApp.ts';
import { players } from '../../platform/store/schema/players.ts';
import { videos } from '../../platform/store/schema/videos.ts';
import { rowsOf } from '../../platform/store/store.ts';
import { eachStore } from '../../platform/store/testStore.ts';
import { checkLedger } from '../ledger/check/check.ts';
import { suspect } from '../suspicions/index.ts';
import { givePin } from './testPin.ts';
import { steppedUp } from './testStepUp.ts';

eachStore('an account is closed', (store) => {
  let club: TestApp;
  let members = 0;
  beforeAll(async () => {
    club = await openTestApp({ store: store() });
  });
  afterAll(() => club.close());

  const said = (answer: Awaited<ReturnType<TestApp['get']>>) =>
    [answer.statusCode, answer.json().message].filter(Boolean).join(' ');
  const operator = (name: string, args: object) =>
    runCommand({ ...club.deps, broadcast: () => {}, drop: () => {} }, name, args, 'siti');
  const join = async (coins = 0) => {
    members += 1;
    const phone = `+60129${100_000 + members}`;
    const uid = `Seroja${members}abc`;
    const token = await registerPlayer(club, uid, phone);
    const [row] = await store().db.select().from(players).where(eq(players.uid, uid));
    if (coins > 0)
      await operator('coins adjust', { uid, amount: String(coins), reason: 'to play with' });
    return { uid, phone, token, id: row?.id ?? 0 };
  };
  const close = async (token: string) =>
    club.post(closingPath, {}, token, await steppedUp(club, token));
  const login = async (uid: string, password = 'secret12') =>
    said(await club.post('login', { uid, password }));
  const rejoin = async (uid: string, phone: string) => {
    members += 1;
    club.deps.clock.advance(60_000);
    const place = { address: `198.51.${members % 256}.9` };
    return said(await tryToRegister(club, { uid, phone }, place));
  };

  test('by a step-up alone, and every session of it ends, which is told', async () => {
    const { uid, token } = await join();
    expect(said(await club.post(closingPath, {}, token))).toBe('409 msg.stepUpNeeded');
    expect(said(await close(token))).toBe('200');
    expect(said(await club.get('player', token))).toBe('401 msg.accountClosed');
    expect(await login(uid)).toBe('409 msg.accountClosed');
    // Who does not know the password hears what they hear of any other.
    expect(await login(uid, 'wrong123')).toBe('400 msg.wrongLogin');
    expect(said(await club.post('player/login', { token }))).toBe('400 msg.invalidToken');
  });

  test('with what it had in coins, and the books agree', async () => {
    const { token, id } = await join(120);
    expect((await club.get(closingPath, token)).json()).toEqual({
      coins: 120_00,
      openRounds: [],
      pendingRedemptions: 0,
      unpaidPrizes: 0,
    });
    expect(said(await close(token))).toBe('200');
    const balances = await rowsOf<{ balance: string }>(
      store().db,
      sql`select balance from accounts where player_id = ${id}`,
    );
    expect(balances.map(({ balance }) => Number(balance))).toEqual([0, 0]);
    const lines = await rowsOf<{ type: string; note: string }>(
      store().db,
      sql`select type, note from postings where player_id = ${id} order by id`,
    );
    expect(lines).toContainEqual({ type: 'ADJUST', note: 'Account closed' });
    expect((await checkLedger(store())).problems).toEqual([]);
  });

  describe('not while something is open, which is told, and nothing is lost', () => {
    test('a round', async () => {
      const { token } = await join(10);
      const round = { requestId: randomUUID(), clientSeed: 'mine', bet: 0 };
      await club.post('games/fto/rounds', round, token);
      expect((await club.get(closingPath, token)).json().openRounds).toEqual(['fto']);
      const proven = await steppedUp(club, token);
      expect(said(await club.post(closingPath, {}, token, proven))).toBe('409 msg.closingWaits');
      expect((await club.get('player', token)).json().coin).toMatchObject({ balance: 10_00 });
    });

    test('a redemption', async () => {
      const { uid, token } = await join(60);
      await givePin(club, token, '135790');
      const asked = { requestId: randomUUID(), coins: 50_00, pin: '135790' };
      await club.post('redemptions', asked, token);
      expect(said(await close(token))).toBe('409 msg.closingWaits');
      const open = await rowsOf<{ id: string }>(
        store().db,
        sql`select r.id from redemptions r join players p on p.id = r.player_id where p.uid = ${uid}`,
      );
      await operator('redemption approve', { id: String(open[0]?.id) });
      expect(said(await close(token))).toBe('200');
    });

    test('nor does a round open beside it: one of both is made', async () => {
      for (let n = 0; n < 4; n += 1) {
        const { token, id } = await join();
        const proven = await steppedUp(club, token);
        const round = { requestId: randomUUID(), clientSeed: 'mine', bet: 0 };
        const [opened, closed] = await Promise.all([
          club.post('games/fto/rounds', round, token),
          club.post(closingPath, {}, token, proven),
        ]);
        const [left] = await rowsOf<{ open: string }>(
          store().db,
          sql`select count(*) as open from rounds where player_id = ${id} and status = 'open'`,
        );
        expect([closed.statusCode === 200, opened.statusCode === 200]).toEqual([
          Number(left?.open) === 0,
          Number(left?.open) === 1,
        ]);
      }
    });
  });

  test('and nothing that stays tells who it was', async () => {
    const { uid, phone, token, id } = await join(60);
    const friend = await join();
    await club.post('reports', { requestId: randomUUID(), game: 'fto', note: uid }, token);
    await givePin(club, token, '135790');
    await suspect(
      store().db,
      [{ playerId: friend.id, kind: 'same-hands', seen: `While ${uid} did, not ${uid}9.` }],
      club.deps.clock.now(),
    );
    const message = { descEn: uid, descZh: uid, descMs: `${uid}, ${phone}` };
    const title = { titleEn: 'A gift', titleZh: '礼物', titleMs: 'Hadiah' };
    await operator('inbox send', { uid, kind: 'coin', coin: '5', ...title, ...message });
    // Refused, by words with the UID in them.
    const taken = { uid, amount: '-9000', reason: 'a mistake' };
    await expect(operator('coins adjust', taken)).rejects.toThrow(uid);
    const moved = `+60139${100_000 + members}`;
    await operator('player phone', { uid, phone: moved, reason: 'the old one is lost' });
    const renamed = `Teratai${members}abc`;
    const change = { uid: renamed };
    await club.put('player/uid', change, token, await steppedUp(club, token));
    await operator('coins adjust', { uid: renamed, amount: '1', reason: 'for the wait' });
    await store().db.update(players).set({ referrer: renamed }).where(eq(players.id, friend.id));
    expect(said(await close(token))).toBe('200');
    const tables = await rowsOf<{ name: string }>(
      store().db,
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await rowsOf<{ row: string }>(
        store().db,
        sql`select t::text as row from ${sql.identifier(name)} t`,
      );
      const told = [`${uid}(?!9)`, renamed, phone.slice(1), moved.slice(1)];
      if (rows.some(({ row }) => told.some((text) => new RegExp(text, 'i').test(row))))
        found.push(name);
    }
    // A code that was used up is kept for a day, as all are.
    expect(found).toEqual(['otps']);
    const kept = await rowsOf<{ detail: unknown }>(
      store().db,
      sql`select detail from audit where action = 'coins adjust' order by id desc limit 2`,
    );
    expect(kept.map(({ detail }) => detail)).toMatchObject([
      { args: { amount: '1', reason: 'for the wait' }, outcome: 'done' },
      { args: { amount: '-9000', reason: 'a mistake' } },
    ]);
    const [row] = await store().db.select().from(players).where(eq(players.id, id));
    expect(row).toMatchObject({ fullName: '', tgUserId: null, referrer: null });
    // The books and the record of rounds stay.
    const [lines] = await rowsOf<{ kept: string }>(
      store().db,
      sql`select count(*) as kept from postings where player_id = ${id}`,
    );
    expect(Number(lines?.kept)).toBeGreaterThan(0);
  });

  test('and of its videos no file stays', async () => {
    const { token, id } = await join();
    const files = club.deps.videos;
    const now = new Date(club.deps.clock.now());
    const sent = { playerId: id, bytes: 3, createdAt: now, sentAt: now, word: VIDEO_WORDS[0] };
    const decided = { status: 'success', kind: 'mp4', decidedAt: now, decidedBy: 'siti' } as const;
    await store()
      .db.insert(videos)
      .values([
        { ...sent, file: 'old-video', ...decided },
        { ...sent, file: 'new-video', status: 'pending', kind: 'webm' },
      ]);
    for (const file of ['old-video', 'new-video']) await writeFile(files.pathOf(file), 'abc');
    expect(said(await close(token))).toBe('200');
    expect(await files.list()).toEqual([]);
    const left = await store().db.select().from(videos).where(eq(videos.playerId, id));
    expect(left.map(({ file, goneAt }) => [file, goneAt !== null])).toEqual([['old-video', true]]);
  });

  test('and its UID is given to nobody, by joining or by a change', async () => {
    const { uid, token } = await join();
    const other = await join();
    await close(token);
    const free = await club.post('register/uid', { uid: uid.toUpperCase() });
    expect(said(free)).toBe('409 msg.accountExists');
    const change = await club.put(
      'player/uid',
      { uid: uid.toUpperCase() },
      other.token,
      await steppedUp(club, other.token),
    );
    expect(said(change)).toBe('409 msg.accountExists');
    expect(await login(other.uid)).toBe('200');
  });

  describe('which gains nothing that is free, and escapes no pause', () => {
    test('its number joins again after so many days, not one sooner', async () => {
      const { phone, token } = await join();
      await close(token);
      expect(await rejoin(`Neu${members}abcd`, phone)).toBe('409 msg.phoneHeld');
      club.deps.clock.advance(REJOIN_DAYS * DAY_MS - 180_000);
      expect(await rejoin(`Neu${members}abcd`, phone)).toBe('409 msg.phoneHeld');
      club.deps.clock.advance(120_000);
      expect(await rejoin(`Neu${members}abcd`, phone)).toBe('200');
    });

    test('nor before the end of a pause, and never after one for good', async () => {
      const [some, forGood] = [await join(), await join()];
      await club.post('responsible-gaming/pause', { days: 183 }, some.token);
      await club.post('responsible-gaming/pause', { days: null }, forGood.token);
      for (const { token } of [some, forGood]) expect(said(await close(token))).toBe('200');
      club.deps.clock.advance(182 * DAY_MS);
      expect(await rejoin(`Neu${members}abcd`, some.phone)).toBe('409 msg.phoneHeld');
      club.deps.clock.advance(2 * DAY_MS);
      expect(await rejoin(`Neu${members}abcd`, some.phone)).toBe('200');
      club.deps.clock.advance(4_000 * DAY_MS);
      expect(await rejoin(`Neu${members}abcd`, forGood.phone)).toBe('409 msg.phoneHeldForGood');
    });
  });

  test('once, however many ask at once, and a login beside it opens nothing', async () => {
    const { uid, token } = await join();
    const proven = await steppedUp(club, token);
    const all = await Promise.all([
      club.post(closingPath, {}, token, proven),
      club.post(closingPath, {}, token, proven),
      club.post('login', { uid, password: 'secret12' }),
    ]);
    expect(all.slice(0, 2).filter(({ statusCode }) => statusCode === 200).length).toBeLessThan(2);
    const isClosed = all.slice(0, 2).some(({ statusCode }) => statusCode === 200);
    const entered = all[2]?.statusCode === 200 ? all[2].json().token : null;
    if (isClosed && entered)
      expect(said(await club.get('player', entered))).toBe('401 msg.accountClosed');
  });
});
