import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DevicesAnswer } from '#contract/devices.ts';
import { type From, openTestApp, registerPlayer, type TestApp } from '../../../edges/testApp.ts';
import { hashToken } from '../../../platform/identity/sessions.ts';
import { RULES } from '../../../platform/limits/limits.ts';
import { devices } from '../../../platform/store/schema/devices.ts';
import { players, sessions } from '../../../platform/store/schema/players.ts';
import { securityEvents } from '../../../platform/store/schema/security.ts';
import { eachStore } from '../../../platform/store/testStore.ts';

const NOBODY = 'Nobody98';

eachStore('whoever attacks an account from elsewhere', (store) => {
  let club: TestApp;
  let members = 0;
  beforeEach(async () => {
    club = await openTestApp({ store: store() });
  });
  afterEach(() => club.close());

  const said = (answer: Awaited<ReturnType<TestApp['get']>>) =>
    [answer.statusCode, answer.json().message].filter(Boolean).join(' ');
  const login = async (uid: string, password = 'secret12', from?: From) =>
    said(await club.post('login', { uid, password }, undefined, from));
  /** A player whose one device is `device`. */
  const join = async () => {
    members += 1;
    const uid = `Bakawali${members}`;
    const phone = `+60127${200_000 + members}`;
    await registerPlayer(club, uid, phone);
    const mine = { device: `mine-${members}-`.padEnd(22, 'x'), address: '198.51.100.7' };
    const { token } = (
      await club.post('login', { uid, password: 'secret12' }, undefined, mine)
    ).json();
    return { uid, phone, mine, token };
  };
  const elsewhere = (n: number) => ({ address: `203.0.113.${n}` });
  const guess = async (uid: string, times: number, from = elsewhere) => {
    for (let n = 0; n < times; n += 1) await login(uid, 'wrong123', from(n));
  };
  const MOST = RULES.loginUid.points;

  test('with ten wrong passwords from ten addresses keeps the owner’s own device out never', async () => {
    const { uid, mine } = await join();
    for (let round = 0; round < 3; round += 1) {
      await guess(uid, MOST + 2);
      expect(await login(uid, 'secret12', elsewhere(99)), 'any other').toBe('429 msg.tooFrequent');
      expect(await login(uid, 'secret12', mine)).toBe('200');
    }
  });

  test('from the owner’s own address does not either', async () => {
    const { uid, mine } = await join();
    for (let n = 0; n <= RULES.loginAddress.points / 10; n += 1)
      await Promise.all(
        Array.from({ length: 10 }, (_, i) =>
          login(`Nobody${n}a${i}`, 'wrong123', { address: mine.address }),
        ),
      );
    expect(await login(NOBODY, 'secret12', { address: mine.address })).toBe('429 msg.tooFrequent');
    expect(await login(uid, 'secret12', mine)).toBe('200');
  });

  test('has the device’s own tries only with the device, and that waits, too', async () => {
    const { uid, mine } = await join();
    await guess(uid, MOST, () => mine);
    expect(await login(uid, 'secret12', mine)).toBe('429 msg.tooFrequent');
    // Of all others nothing is used up.
    expect(await login(uid, 'secret12', elsewhere(1))).toBe('200');
  });

  test.each([
    ['a name of one’s own making', () => 'forged-forged-forged-00'.slice(0, 22)],
    ['what is no name', () => 'x'],
    ['the device of another account', (theirs: string) => theirs],
  ])('gains no tries by %s', async (_, forge) => {
    const [{ uid }, theirs] = [await join(), await join()];
    const forged = { device: forge(theirs.mine.device), address: '192.0.2.1' };
    await guess(uid, MOST);
    expect(await login(uid, 'secret12', forged)).toBe('429 msg.tooFrequent');
  });

  test('learns by no device whether anybody has a UID', async () => {
    const { mine } = await join();
    const { uid } = await join();
    const tries = async (of: string) => {
      const answers: string[] = [];
      for (let n = 0; n < MOST + 1; n += 1) answers.push(await login(of, 'wrong123', mine));
      return answers;
    };
    expect(await tries(uid)).toEqual(await tries(NOBODY));
  });

  test('is out again where the owner sets another password, which makes that device known', async () => {
    const { uid, phone } = await join();
    const fresh = { device: 'fresh-device-000000000' };
    await guess(uid, MOST + 1);
    const asked = await club.post('login/reset/otp', { uid }, undefined, fresh);
    await expect.poll(() => club.sent.at(-1)?.phone).toBe(phone);
    const body = { uid, otpId: asked.json().otpId, otp: club.sent.at(-1)?.code };
    const set = await club.post(
      'login/reset',
      { ...body, password: 'merdeka57' },
      undefined,
      fresh,
    );
    expect(said(set)).toBe('200');
    await guess(uid, MOST + 1);
    expect(await login(uid, 'merdeka57', fresh)).toBe('200');
  });

  describe('by asking for codes', () => {
    const ask = async (uid: string, from?: From) =>
      said(await club.post('login/reset/otp', { uid }, undefined, from));

    test('uses up none of the owner’s device, and makes it wait for none', async () => {
      const { uid, phone, mine } = await join();
      for (let n = 0; n < RULES.otpUid.points; n += 1) {
        expect(await ask(uid, elsewhere(n))).toBe('200');
        club.deps.clock.advance(60_000);
      }
      expect(await ask(uid, elsewhere(99))).toBe('429 msg.tooFrequent');
      const before = club.sent.length;
      expect(await ask(uid, mine)).toBe('200');
      await expect.poll(() => club.sent.slice(before).map((each) => each.phone)).toEqual([phone]);
      // Its own last code it does wait for.
      expect(await ask(uid, mine)).toBe('429 msg.tooFrequent');
    });

    test('of the day’s budget uses up none that known devices have', async () => {
      await club.close();
      club = await openTestApp({ store: store(), env: { SMS_PER_DAY: '3' } });
      const [one, two] = [await join(), await join()];
      for (let n = 0; n < 4; n += 1) {
        await ask(two.uid, elsewhere(n));
        club.deps.clock.advance(60_000);
      }
      await expect.poll(() => club.logged.join()).toContain('an SMS budget is used up');
      const before = club.sent.length;
      expect(await ask(one.uid, one.mine)).toBe('200');
      await expect.poll(() => club.sent.slice(before)).toMatchObject([{ phone: one.phone }]);
    });

    test('with a stolen session uses up no code for the PIN of the owner’s device', async () => {
      const { token, mine, phone } = await join();
      for (let n = 0; n < RULES.otpPlayer.points; n += 1) {
        await club.post('player/pin/otp', {}, token);
        club.deps.clock.advance(60_000);
      }
      expect(said(await club.post('player/pin/otp', {}, token))).toBe('429 msg.tooFrequent');
      expect(said(await club.post('player/pin/otp', {}, token, mine))).toBe('200');
      expect(club.sent.at(-1)).toMatchObject({ phone });
    });
  });

  test('devices are listed to their player alone, and ended one by one', async () => {
    const { uid, token, mine } = await join();
    const list = async (of: string, from: From = mine) => {
      const { app } = club;
      const headers = { authorization: `Bearer ${of}` };
      const cookies = { device: from.device ?? '' };
      const answer = await app.inject({ url: '/api/player/devices', headers, cookies });
      return answer.json().devices as { id: string; isThis: boolean; isLoggedIn: boolean }[];
    };
    const [own, first] = await list(token);
    expect([own, first]).toMatchObject([
      { isThis: true, isLoggedIn: true },
      { isThis: false, isLoggedIn: false },
    ]);
    const theirs = await join();
    expect((await list(theirs.token)).map(({ id }) => id)).not.toContain(own?.id);
    // Another's device is none of theirs to end.
    expect(said(await club.del(`player/devices/${own?.id}`, theirs.token))).toBe('200');
    expect(await list(token)).toHaveLength(2);
    expect(said(await club.del(`player/devices/${first?.id}`, token))).toBe('200');
    expect(await list(token)).toMatchObject([{ isThis: true }]);
    expect(said(await club.del(`player/devices/${own?.id}`, token))).toBe('200');
    expect(said(await club.get('player', token))).toBe('401 msg.sessionExpired');
    // It is a stranger's from then on.
    await guess(uid, MOST);
    expect(await login(uid, 'secret12', mine)).toBe('429 msg.tooFrequent');
  });

  describe('whoever is logged in elsewhere', () => {
    /** Two logins at the same moment may both stay open: here one is put beside the other. */
    const beside = async (uid: string, device: string) => {
      const other = await club.post('login', { uid, password: 'secret12' }, undefined, { device });
      const mine = await club.post('login', { uid, password: 'secret12' }, undefined, {
        device: 'mine-again'.padEnd(22, 'x'),
      });
      const tokens = [other.json().token as string, mine.json().token as string] as const;
      const open = { endedAt: null, endReason: null };
      const isOther = eq(sessions.tokenHash, hashToken(tokens[0]));
      await store().db.update(sessions).set(open).where(isOther);
      return tokens;
    };
    const listOf = async (token: string) =>
      (await club.get('player/devices', token)).json<DevicesAnswer>().devices;
    const isIn = async (token: string) => said(await club.get('player', token));

    test('is told from this one by the session, and logged out by a touch, this one not', async () => {
      const { uid } = await join();
      const [theirs, mine] = await beside(uid, 'elsewhere'.padEnd(22, 'y'));
      const drop = vi.spyOn(club.deps.realtime, 'drop');
      const found = (await listOf(mine)).filter(({ isLoggedIn }) => isLoggedIn);
      expect(found.map(({ isThis }) => isThis).sort()).toEqual([false, true]);
      const id = found.find(({ isThis }) => !isThis)?.id;
      expect(said(await club.del(`player/devices/${id}`, mine))).toBe('200');
      expect([await isIn(theirs), await isIn(mine)]).toEqual(['401 msg.sessionExpired', '200']);
      // Its pages hear of it at once, those of this one go on.
      const { playerId } = (
        await club.deps.store.db
          .select()
          .from(sessions)
          .where(eq(sessions.tokenHash, hashToken(mine)))
      )[0] ?? { playerId: 0 };
      expect(drop.mock.calls).toEqual([[playerId, hashToken(mine)]]);
      expect((await listOf(mine)).map((device) => device.id)).not.toContain(id);
    });

    test('is out with all others by one, which are forgotten', async () => {
      const { uid } = await join();
      const [theirs, mine] = await beside(uid, 'elsewhere'.padEnd(22, 'y'));
      const drop = vi.spyOn(club.deps.realtime, 'drop');
      expect(said(await club.del('player/devices', mine))).toBe('200');
      expect([await isIn(theirs), await isIn(mine)]).toEqual(['401 msg.sessionExpired', '200']);
      expect(drop.mock.lastCall?.[1]).toBe(hashToken(mine));
      expect(await listOf(mine)).toMatchObject([{ isThis: true, isLoggedIn: true }]);
      await club.deps.security.settled();
      const noted = store().db.select().from(securityEvents);
      expect((await noted).map(({ kind, reason }) => `${kind} ${reason}`)).toContain(
        'forcedLogout devices',
      );
    });
  });

  test('an account knows the twenty devices it was logged in to on last', async () => {
    const { uid, mine } = await join();
    for (let n = 0; n < 25; n += 1) {
      club.deps.clock.advance(1_000);
      await login(uid, 'secret12', { ...mine, device: `device-${n}`.padEnd(22, 'y') });
    }
    const [player] = await store().db.select().from(players).where(eq(players.uid, uid));
    const known = await store()
      .db.select()
      .from(devices)
      .where(eq(devices.playerId, player?.id ?? 0));
    expect(known).toHaveLength(20);
  });
});
