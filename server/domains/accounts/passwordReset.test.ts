import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { InboxAnswer } from '#contract/inbox.ts';
import { OTP_MINUTES } from '#contract/session.ts';
import { openTestApp, registerPlayer, type TestApp } from '../../edges/testApp.ts';
import { createLimits, RULES } from '../../platform/limits/limits.ts';
import { testCipher } from '../../platform/secrets/testCipher.ts';
import { players, sessions } from '../../platform/store/schema/players.ts';
import { securityEvents } from '../../platform/store/schema/security.ts';
import { oneStore } from '../../platform/store/testStore.ts';
import { askPinCode, givePin } from './testPin.ts';
import { askResetCode } from './testReset.ts';

const MINUTE = 60_000;
const OLD = 'secret12';
const NEW = 'another34';
const NOBODY = 'Nobody99';

oneStore('a forgotten password', (store) => {
  const open: TestApp[] = [];
  let club: TestApp;
  let next = 100;
  const openClub = async (options: Parameters<typeof openTestApp>[0] = {}) => {
    const opened = await openTestApp({ store: store(), ...options });
    open.push(opened);
    return opened;
  };
  beforeEach(async () => {
    await store().db.delete(securityEvents);
    club = await openClub();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await Promise.all(open.splice(0).map((each) => each.close()));
  });

  const join = async (at = club) => {
    next += 1;
    const [uid, phone] = [`Raflesia${next}`, `+60129871${next}`];
    return { uid, phone, token: await registerPlayer(at, uid, phone) };
  };
  const ask = (uid: string, at = club, address?: string) =>
    at.post('login/reset/otp', { uid }, undefined, address ? { address } : {});
  const reset = async (body: object, at = club) => {
    const answer = await at.post('login/reset', { password: NEW, ...body });
    const { message, count, field } = answer.json();
    return answer.statusCode === 200 ? 'done' : [answer.statusCode, message, count, field];
  };
  const login = async (uid: string, password: string, at = club) => {
    const answer = await at.post('login', { uid, password });
    return answer.statusCode === 200 ? 'in' : answer.json().message;
  };
  const told = async () => {
    await club.deps.security.settled();
    const rows = await store().db.select().from(securityEvents);
    return rows.map(({ kind, reason }) => (reason === null ? kind : `${kind} ${reason}`));
  };
  const wrong = (left: number) => [400, 'msg.invalidOtp', left, 'otp'];
  const expired = [400, 'msg.otpExpired', undefined, 'otp'];
  const other = (code: string) => (code === '000000' ? '000001' : '000000');

  describe('is set anew', () => {
    test('by a code to the account’s own phone; sessions end, the log and the player know', async () => {
      const { uid, phone, token } = await join();
      await givePin(club, token, '246802');
      const [before] = await store().db.select().from(players).where(eq(players.uid, uid));
      await club.put('player/language', { language: 'ms' }, token);
      const drop = vi.spyOn(club.deps.realtime, 'drop');
      const code = await askResetCode(club, uid.toUpperCase(), phone);
      expect(club.sent.at(-1)).toMatchObject({ phone, language: 'ms', minutes: OTP_MINUTES });
      expect(await reset({ uid, ...code })).toBe('done');
      expect(drop).toHaveBeenCalledWith(before?.id);
      expect((await club.get('player', token)).json().message).toBe('msg.sessionExpired');
      expect(await login(uid, OLD)).toBe('msg.wrongLogin');
      const entered = await club.post('login', { uid, password: NEW });
      const inbox = await club.get('inbox', entered.json().token);
      const [message] = InboxAnswer.parse(inbox.json()).messages;
      expect(message?.payload.title?.en).toBe('Your password was reset');
      expect(message?.isRead).toBe(false);
      expect((await told()).slice(1)).toEqual([
        'pinSet',
        'passwordReset',
        'forcedLogout passwordReset',
        'loginFailed wrongPassword',
        'login password',
      ]);
      // The PIN is another secret: whoever has the phone alone redeems nothing.
      const pin = (await club.get('player/pin', entered.json().token)).json();
      expect(pin).toMatchObject({ isSet: true, triesLeft: 5 });
    });

    test('and opens a UID that was locked by too many wrong ones', async () => {
      const { uid, phone } = await join();
      for (let n = 0; n <= RULES.loginUid.points; n += 1) await login(uid, 'wrong123');
      expect(await login(uid, OLD)).toBe('msg.tooFrequent');
      expect(await reset({ uid, ...(await askResetCode(club, uid, phone)) })).toBe('done');
      expect(await login(uid, NEW)).toBe('in');
    });

    test.each([
      ['abc1', 'msg.passwordTooShort'],
      ['abcdefgh12345678', 'msg.passwordTooLong'],
      ['abcdefgh', 'msg.passwordAlphanumeric'],
      ['with 12 spaces', 'msg.passwordAlphanumeric'],
      [null, 'msg.passwordTooShort'],
    ])('never as %j', async (password, message) => {
      const { uid, phone } = await join();
      const code = await askResetCode(club, uid, phone);
      expect(await reset({ uid, ...code, password })).toEqual([
        400,
        message,
        undefined,
        'password',
      ]);
      // What was typed wrong costs no code.
      expect(await reset({ uid, ...code })).toBe('done');
    });
  });

  describe('is not set by', () => {
    test('a wrong code, however often, nor by the right one after that', async () => {
      const { uid, phone } = await join();
      const { otpId, otp } = await askResetCode(club, uid, phone);
      for (const left of [4, 3, 2, 1, 0])
        expect(await reset({ uid, otpId, otp: other(otp) })).toEqual(wrong(left));
      expect(await reset({ uid, otpId, otp })).toEqual(expired);
      expect(await login(uid, OLD)).toBe('in');
      expect(await told()).toContain('codeFailed password');
    });

    test('a code that is too old, was used, or came before the one that was used', async () => {
      const { uid, phone } = await join();
      const first = await askResetCode(club, uid, phone);
      club.deps.clock.advance(MINUTE);
      const second = await askResetCode(club, uid, phone);
      expect(await reset({ uid, ...second })).toBe('done');
      for (const code of [first, second])
        expect(await reset({ uid, ...code, password: 'third1234' })).toEqual(expired);
      const third = await askResetCode(club, uid, phone);
      club.deps.clock.advance(OTP_MINUTES * MINUTE);
      expect(await reset({ uid, ...third })).toEqual(expired);
      expect(await login(uid, NEW)).toBe('in');
    });

    test('another’s code, on another’s phone', async () => {
      const [mine, theirs] = [await join(), await join()];
      const code = await askResetCode(club, mine.uid, mine.phone);
      expect(await reset({ uid: theirs.uid, ...code })).toEqual(wrong(0));
      expect(await reset({ uid: NOBODY, ...code })).toEqual(wrong(0));
      expect(await reset({ uid: mine.uid, otpId: randomUUID(), otp: code.otp })).toEqual(wrong(0));
      expect(await login(theirs.uid, OLD)).toBe('in');
    });

    test('a code sent for something else; nor is that by this one', async () => {
      const { uid, phone, token } = await join();
      const pin = await askPinCode(club, token);
      expect(await reset({ uid, ...pin })).toEqual(wrong(4));
      const asked = await club.post('register/otp', { phone, language: 'en' });
      const register = { otpId: asked.json().otpId, otp: club.sent.at(-1)?.code };
      expect(await reset({ uid, ...register })).toEqual(wrong(4));
      const code = await askResetCode(club, uid, phone);
      const set = await club.put('player/pin', { ...code, pin: '111111' }, token);
      expect(set.json()).toMatchObject({ message: 'msg.incorrectVerificationCode' });
      const form = {
        fullName: 'Aminah',
        password: NEW,
        phone,
        terms: true,
        isOfAge: true,
        language: 'en',
      };
      const registered = await club.post('register', { ...form, ...code, uid: 'Raflesia99' });
      expect(registered.json().message).toBe('msg.invalidOtp');
    });

    test('a code that went to a phone that is no longer the account’s', async () => {
      const { uid, phone } = await join();
      const code = await askResetCode(club, uid, phone);
      await store().db.update(players).set({ phone: '+60129870001' }).where(eq(players.uid, uid));
      expect(await reset({ uid, ...code })).toEqual(wrong(0));
    });
  });

  describe('raced', () => {
    test('by the same code four times, and by two codes at once, is set once', async () => {
      const { uid, phone } = await join();
      const code = await askResetCode(club, uid, phone);
      const four = ['first1234', 'second123', 'third1234', 'fourth123'];
      const same = await Promise.all(four.map((password) => reset({ uid, ...code, password })));
      expect(same.filter((each) => each === 'done')).toHaveLength(1);
      expect(await login(uid, four[same.indexOf('done')] ?? '')).toBe('in');
      const one = await askResetCode(club, uid, phone);
      club.deps.clock.advance(MINUTE);
      const two = await askResetCode(club, uid, phone);
      const both = await Promise.all([reset({ uid, ...one }), reset({ uid, ...two })]);
      expect(both.map(String).sort()).toEqual([String(expired), 'done']);
    });

    test('by a login with the old password leaves no session of that', async () => {
      const limits = createLimits(testCipher);
      let letGo = () => {};
      let isReached = false;
      const held: typeof limits = {
        ...limits,
        // A login comes by here between its password and its session.
        forgive: async (rule, key) => {
          if (!isReached) {
            isReached = true;
            await new Promise<void>((resolve) => {
              letGo = resolve;
            });
          }
          await limits.forgive(rule, key);
        },
      };
      const slow = await openClub({ limits: held });
      const { uid, phone } = await join();
      const slowLogin = login(uid, OLD, slow);
      await expect.poll(() => isReached).toBe(true);
      expect(await reset({ uid, ...(await askResetCode(club, uid, phone)) })).toBe('done');
      letGo();
      expect(await slowLogin).toBe('msg.wrongLogin');
      const left = await store()
        .db.select()
        .from(sessions)
        .innerJoin(players, eq(players.id, sessions.playerId))
        .where(and(eq(players.uid, uid), isNull(sessions.endedAt)));
      expect(left).toEqual([]);
    });
  });

  describe('says nothing of who is a member', () => {
    /** An answer with what differs each time left out. */
    const seen = async (uid: string, at = club, address?: string) => {
      const { statusCode, headers, body } = await ask(uid, at, address);
      const kept = Object.keys(headers).sort();
      return [statusCode, kept, body.replace(/"[0-9a-f-]{36}"|"\d{6}"/g, '"-"')];
    };

    test('a UID nobody has is answered as a member’s, and so is its code', async () => {
      const { uid, phone } = await join();
      club.sent.length = 0;
      expect(await seen(NOBODY)).toEqual(await seen(uid));
      club.deps.clock.advance(20_000);
      expect(await seen(NOBODY)).toEqual(await seen(uid));
      club.deps.clock.advance(MINUTE);
      const codes = await Promise.all([uid, NOBODY].map((each) => ask(each)));
      const [mine, nobodys] = codes.map((answer) => answer.json().otpId);
      for (let n = 0; n < 6; n += 1) {
        const asked = { otp: '123454', password: NEW };
        const [known, unknown] = [
          await club.post('login/reset', { ...asked, uid, otpId: mine }),
          await club.post('login/reset', { ...asked, uid: NOBODY, otpId: nobodys }),
        ];
        expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
      }
      expect(club.sent.filter((message) => message.phone !== phone)).toEqual([]);
    });

    test('not even to who guesses the code that was sent to nobody', async () => {
      const demo = await openClub({ env: { DEMO: 'on' } });
      const { uid } = await join();
      expect(await seen('Nobody98', demo)).toEqual(await seen(uid, demo));
      const { otpId, demoCode: otp } = (await ask('Nobody97', demo)).json();
      expect(await reset({ uid: 'Nobody97', otpId, otp }, demo)).toEqual(expired);
      expect(await reset({ uid: 'Nobody97', otpId, otp }, demo)).toEqual(expired);
    });

    test('no code goes to an account that is none of a player', async () => {
      const { uid } = await join();
      await store().db.update(players).set({ role: 'operator' }).where(eq(players.uid, uid));
      club.sent.length = 0;
      expect(await seen(uid)).toEqual(await seen('Nobody96'));
      await club.close();
      expect(club.sent).toEqual([]);
    });

    test('a gateway that hangs or fails, a country no longer served, a budget used up', async () => {
      const far = await openClub({ env: { SMS_COUNTRIES: 'MY,SG' } });
      await registerPlayer(far, 'Singapura1', '+6581234568');
      const { uid } = await join();
      let letGo = () => {};
      const send = vi.spyOn(club.deps.sender, 'sendCode');
      send.mockReturnValueOnce(
        new Promise((resolve) => {
          letGo = resolve;
        }),
      );
      const like = await seen('Nobody95');
      expect(await seen(uid)).toEqual(like);
      await expect.poll(() => send.mock.calls.length).toBe(1);
      letGo();
      club.deps.clock.advance(MINUTE);
      send.mockRejectedValueOnce(new Error('the gateway is down'));
      const later = await seen('Nobody94');
      expect(await seen(uid)).toEqual(later);
      await expect.poll(() => club.logged.some((line) => line.includes('SMS not sent'))).toBe(true);
      expect(await seen('Singapura1')).toEqual(later);
      await expect.poll(told).toContain('codeRefused SG');
      const poor = await openClub({ env: { SMS_PER_DAY: '1' } });
      const [first, second] = [await join(), await join()];
      poor.deps.clock.advance(10 * MINUTE);
      expect(await seen(first.uid, poor)).toEqual(await seen('Nobody93', poor));
      expect(await seen(second.uid, poor)).toEqual(await seen('Nobody92', poor));
      await expect
        .poll(() => poor.logged.some((line) => line.includes('an SMS budget is used up')))
        .toBe(true);
      expect(poor.sent).toHaveLength(1);
    });

    test('both end at the same limits: a minute, ten a day, an address', async () => {
      const { uid } = await join();
      const statuses = async (asked: string) => {
        const codes: number[] = [];
        for (let n = 0; n < RULES.otpUid.points + 3; n += 1) {
          codes.push((await ask(asked, club, `203.0.113.${n}`)).statusCode);
          club.deps.clock.advance(MINUTE);
        }
        return codes;
      };
      const known = await statuses(uid);
      expect(known.filter((status) => status === 200)).toHaveLength(RULES.otpUid.points);
      expect(await statuses('Nobody91')).toEqual(known);
      const crowd: number[] = [];
      for (let n = 0; n < RULES.otpAddress.points + 2; n += 1)
        crowd.push((await ask(`Crowd${100 + n}`, club, '198.51.100.7')).statusCode);
      expect(crowd.filter((status) => status === 200)).toHaveLength(RULES.otpAddress.points);
    });
  });

  test('asked for by strangers uses up nothing of a member’s PIN code', async () => {
    const { uid, token } = await join();
    for (let n = 0; n < RULES.otpUid.points + 2; n += 1) {
      await ask(uid);
      club.deps.clock.advance(MINUTE);
    }
    await givePin(club, token, '246802');
  });
});
