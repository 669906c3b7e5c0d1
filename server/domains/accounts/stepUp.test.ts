import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InboxAnswer } from '#contract/inbox.ts';
import { OTP_MINUTES } from '#contract/session.ts';
import { STEP_UP_MINUTES, stepUpPath } from '#contract/stepUp.ts';
import { telegramLoginPath, telegramPath } from '#contract/telegram.ts';
import { type From, openTestApp, registerPlayer, type TestApp } from '../../edges/testApp.ts';
import { RULES } from '../../platform/limits/limits.ts';
import { players } from '../../platform/store/schema/players.ts';
import { securityEvents } from '../../platform/store/schema/security.ts';
import { oneStore } from '../../platform/store/testStore.ts';
import { BOT_TOKEN, signedLogin } from './telegram/testSigner.ts';
import { askPinCode } from './testPin.ts';
import { askStepUpCode, steppedUp } from './testStepUp.ts';

const NEEDED = '409 msg.stepUpNeeded';

oneStore('a session alone', (store) => {
  let club: TestApp;
  let members = 0;
  let users = 7_000_000_000;
  beforeAll(async () => {
    club = await openTestApp({ store: store(), env: { TELEGRAM_BOT_TOKEN: BOT_TOKEN } });
  });
  afterAll(() => club.close());

  const join = async () => {
    members += 1;
    const uid = `Kemboja${members}`;
    return { uid, token: await registerPlayer(club, uid, `+60128${100_000 + members}`) };
  };
  const proof = () => {
    users += 1;
    club.deps.clock.advance(1_000);
    return signedLogin(users, club.deps.clock.now());
  };
  const said = (answer: Awaited<ReturnType<TestApp['get']>>) =>
    [answer.statusCode, answer.json().message].filter(Boolean).join(' ');
  const rename = async (token: string, from?: From) =>
    said(await club.put('player/name', { fullName: 'Siti binti Ali' }, token, from));
  const prove = (token: string, body: object, from?: From) =>
    club.post(stepUpPath, body, token, from);
  const other = (code: string) => (code === '000000' ? '000001' : '000000');

  test('[settings-uid] [settings-name] [settings-telegram] changes nothing that names or opens the account', async () => {
    const { uid, token } = await join();
    const bound = proof();
    await club.put(telegramPath, bound, token, await steppedUp(club, token));
    expect(said(await club.put('player/uid', { uid: 'Dicuri01' }, token))).toBe(NEEDED);
    expect(await rename(token)).toBe(NEEDED);
    expect(said(await club.put(telegramPath, proof(), token))).toBe(NEEDED);
    expect(said(await club.del(telegramPath, token))).toBe(NEEDED);
    const [row] = await store().db.select().from(players).where(eq(players.uid, uid));
    expect(row).toMatchObject({ fullName: 'Aminah binti Yusof', tgUserId: users - 1 });
    await club.deps.security.settled();
    const events = await store()
      .db.select()
      .from(securityEvents)
      .where(eq(securityEvents.playerId, row?.id ?? 0));
    expect(events.filter(({ kind }) => kind === 'stepUpFailed')).toHaveLength(4);
    expect(events.map(({ kind, reason }) => `${kind} ${reason}`)).toContain('stepUp password');
  });

  test('is enough with the password, or with a code to the account’s phone, for one change', async () => {
    const { token } = await join();
    const proven = await steppedUp(club, token);
    expect(await rename(token, proven)).toBe('200');
    expect(await rename(token, proven), 'once more').toBe(NEEDED);
    const answer = await prove(token, { by: 'code', ...(await askStepUpCode(club, token)) });
    const stepUp = answer.json().token;
    expect(await rename(token, { stepUp })).toBe('200');
    expect(club.logged.join()).not.toContain(stepUp);
  });

  test('keeps its step-up where the change is refused, and loses it after ten minutes', async () => {
    const { token } = await join();
    const { uid: taken } = await join();
    const proven = await steppedUp(club, token);
    expect(said(await club.put('player/uid', { uid: taken }, token, proven))).toBe(
      '409 msg.accountExists',
    );
    expect(await rename(token, proven)).toBe('200');
    const late = await steppedUp(club, token);
    club.deps.clock.advance(STEP_UP_MINUTES * 60_000);
    expect(await rename(token, late)).toBe(NEEDED);
  });

  test('takes no step-up of another session, of one before, or of none', async () => {
    const [mine, theirs] = [await join(), await join()];
    const before = await steppedUp(club, mine.token);
    const login = await club.post('login', { uid: mine.uid, password: 'secret12' });
    const { token } = login.json();
    expect(await rename(token, before)).toBe(NEEDED);
    expect(await rename(mine.token, before)).toBe('401 msg.otherDevice');
    expect(await rename(token, await steppedUp(club, theirs.token))).toBe(NEEDED);
    for (const stepUp of ['x', 'A'.repeat(43), token])
      expect(await rename(token, { stepUp })).toBe(NEEDED);
    // A later one takes the place of the one before.
    const first = await steppedUp(club, token);
    await steppedUp(club, token);
    expect(await rename(token, first)).toBe(NEEDED);
  });

  test('used for two changes at once makes one', async () => {
    const { token } = await join();
    const proven = await steppedUp(club, token);
    const both = await Promise.all([
      club.put('player/uid', { uid: `Dua${members}abc` }, token, proven),
      club.put(telegramPath, proof(), token, proven),
      rename(token, proven),
    ]);
    const answers = both.map((answer) => (typeof answer === 'string' ? answer : said(answer)));
    expect(answers.filter((answer) => answer === NEEDED)).toHaveLength(2);
  });

  describe('is not stepped up by', () => {
    test('a wrong password; ten in a quarter of an hour must wait, the code does not', async () => {
      const { token } = await join();
      const wrong = { by: 'password', password: 'wrong123' };
      const answers = await Promise.all(Array.from({ length: 12 }, () => prove(token, wrong)));
      expect(answers.map(said).sort()).toEqual([
        ...Array(RULES.passwordPlayer.points).fill('400 msg.wrongPassword'),
        ...Array(2).fill('429 msg.tooFrequent'),
      ]);
      expect(said(await prove(token, { by: 'password', password: 'secret12' }))).toBe(
        '429 msg.tooFrequent',
      );
      const code = await askStepUpCode(club, token);
      expect(said(await prove(token, { by: 'code', ...code }))).toBe('200');
    });

    test('a wrong code, which says how many tries are left, nor by the right one after five', async () => {
      const { token } = await join();
      const { otpId, otp } = await askStepUpCode(club, token);
      const wrong = { by: 'code', otpId, otp: other(otp) };
      const guesses = await Promise.all(Array.from({ length: 7 }, () => prove(token, wrong)));
      const left = guesses.map((answer) => answer.json().count ?? answer.json().message);
      expect(left.sort()).toEqual([0, 1, 2, 3, 4, 'msg.otpExpired', 'msg.otpExpired']);
      expect(said(await prove(token, { by: 'code', otpId, otp }))).toBe('400 msg.otpExpired');
    });

    test('another account’s code, one sent for something else, a used one, or one too old', async () => {
      const [mine, theirs] = [await join(), await join()];
      const code = (body: object) => prove(mine.token, { by: 'code', ...body });
      expect((await code(await askStepUpCode(club, theirs.token))).json()).toMatchObject({
        message: 'msg.invalidOtp',
        count: 0,
      });
      expect(said(await code({ otpId: randomUUID(), otp: '123456' }))).toBe('400 msg.invalidOtp');
      expect(said(await code(await askPinCode(club, mine.token)))).toBe('400 msg.invalidOtp');
      const used = await askStepUpCode(club, mine.token);
      const twice = await Promise.all([code(used), code(used)]);
      expect(twice.map(said).sort()).toEqual(['200', '400 msg.otpExpired']);
      club.deps.clock.advance(60_000);
      const old = await askStepUpCode(club, mine.token);
      club.deps.clock.advance(OTP_MINUTES * 60_000);
      expect(said(await code(old))).toBe('400 msg.otpExpired');
    });

    test.each([{}, { by: 'password' }, { by: 'code' }, { by: 'magic', password: 'secret12' }])(
      '%j',
      async (body) => {
        const { token } = await join();
        expect(said(await prove(token, body))).toMatch(/^400 msg\./);
      },
    );
  });

  describe('of a thief is worth nothing once the owner sets another password', () => {
    const change = (token: string, more: object = {}) =>
      club.put('player/password', { current: 'secret12', password: 'merdeka57', ...more }, token);

    test('which ends Telegram, known devices and steps-up, and tells the player', async () => {
      const { uid, token: first } = await join();
      const thief = proof();
      await club.put(telegramPath, thief, first, await steppedUp(club, first));
      const device = 'thieves-device-0000000';
      await club.post('login', { uid, password: 'secret12' }, undefined, { device });
      const mine = { device: 'owners-device-00000000' };
      const login = await club.post('login', { uid, password: 'secret12' }, undefined, mine);
      const { token } = login.json();
      expect(said(await change(token))).toBe('200');
      expect((await club.get('player', token)).json()).toMatchObject({ tgBind: false });
      club.deps.clock.advance(1_000);
      const again = signedLogin(users, club.deps.clock.now());
      expect(said(await club.post(telegramLoginPath, again))).toBe('409 msg.telegramNotBound');
      const { messages } = (await club.get('inbox', token)).json<InboxAnswer>();
      expect(messages[0]?.payload.title?.en).toBe('Your password was changed');
      expect(messages[0]?.payload.desc?.en).toContain('Telegram no longer opens your account');
      const known = (await club.get('player/devices', token)).json();
      expect(known.devices).toHaveLength(1);
    });

    test('and keeps Telegram where the owner says so', async () => {
      const { token } = await join();
      await club.put(telegramPath, proof(), token, await steppedUp(club, token));
      expect(said(await change(token, { keepsTelegram: true }))).toBe('200');
      expect((await club.get('player', token)).json()).toMatchObject({ tgBind: true });
      const { messages } = (await club.get('inbox', token)).json<InboxAnswer>();
      expect(messages[0]?.payload.desc?.en).not.toContain('Telegram');
      club.deps.clock.advance(1_000);
      const again = signedLogin(users, club.deps.clock.now());
      expect(said(await club.post(telegramLoginPath, again))).toBe('200');
    });
  });
});
