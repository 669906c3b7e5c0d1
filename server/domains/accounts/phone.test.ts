import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#contract/day.ts';
import type { InboxAnswer } from '#contract/inbox.ts';
import { changePhonePath, newPhoneOtpPath, phoneOtpPath } from '#contract/phone.ts';
import { FOR_GOOD } from '#contract/responsibleGaming.ts';
import { REJOIN_DAYS } from '#contract/terms.ts';
import { openTestApp, registerPlayer, type TestApp, tryToRegister } from '../../edges/testApp.ts';
import { RULES } from '../../platform/limits/limits.ts';
import { devices } from '../../platform/store/schema/devices.ts';
import { heldPhones } from '../../platform/store/schema/heldPhones.ts';
import { players } from '../../platform/store/schema/players.ts';
import { securityEvents } from '../../platform/store/schema/security.ts';
import { oneStore } from '../../platform/store/testStore.ts';
import { askPhoneCodes, movePhone } from './testPhone.ts';
import { askPinCode } from './testPin.ts';
import { steppedUp } from './testStepUp.ts';

oneStore('another phone number', (store) => {
  let club: TestApp;
  let members = 0;
  beforeAll(async () => {
    club = await openTestApp({ store: store() });
  });
  afterAll(() => club.close());

  const said = (answer: Awaited<ReturnType<TestApp['get']>>) =>
    [answer.statusCode, answer.json().message].filter(Boolean).join(' ');
  const fresh = () => {
    members += 1;
    return `+60128${100_000 + members}`;
  };
  const join = async () => {
    const phone = fresh();
    const uid = `Kemboja${members}`;
    return { uid, phone, token: await registerPlayer(club, uid, phone) };
  };
  const change = async (token: string, body: object, proven?: { stepUp: string }) =>
    club.put(changePhonePath, body, token, proven ?? (await steppedUp(club, token)));
  const rejoin = async (phone: string) => {
    members += 1;
    club.deps.clock.advance(60_000);
    const place = { address: `198.51.${members % 256}.7` };
    return said(await tryToRegister(club, { uid: `Again${members}`, phone }, place));
  };
  const other = (code: string) => (code === '000000' ? '000001' : '000000');
  const phoneOf = async (uid: string) =>
    (await store().db.select().from(players).where(eq(players.uid, uid)))[0]?.phone;

  test('is the account’s with the codes of both, and the player is told', async () => {
    const { uid, phone, token } = await join();
    const wanted = fresh();
    const before = club.sent.length;
    const asked = await askPhoneCodes(club, token, wanted);
    expect(club.sent.slice(before).map((each) => each.phone)).toEqual([phone, wanted]);
    const answer = await change(token, asked);
    expect(answer.json()).toEqual({ phone: expect.stringMatching(/^\+60•+\d{3}$/) });
    expect(await phoneOf(uid)).toBe(wanted);
    const { messages } = (await club.get('inbox', token)).json<InboxAnswer>();
    expect(messages[0]?.payload.title?.en).toBe('Your phone number was changed');
    expect(messages[0]?.payload.desc?.en).not.toContain(wanted);
    await club.deps.security.settled();
    const noted = await store().db.select().from(securityEvents);
    expect(noted.map(({ kind }) => kind)).toContain('phoneChanged');
    // Codes go there from then on, and what went to the old one opens nothing.
    expect(club.logged.join()).not.toContain(wanted);
    club.deps.clock.advance(60_000);
    await askPinCode(club, token);
    expect(club.sent.at(-1)?.phone).toBe(wanted);
  });

  test('ends every other way in but this session, and voids codes sent to the old one', async () => {
    const { uid, token: first } = await join();
    const pin = await askPinCode(club, first);
    const mine = { device: 'owners-device-00000000' };
    const login = await club.post('login', { uid, password: 'secret12' }, undefined, mine);
    const { token } = login.json();
    await movePhone(club, token, fresh());
    expect(said(await club.get('player', token))).toBe('200');
    const { id } = (await store().db.select().from(players).where(eq(players.uid, uid)))[0] ?? {};
    const known = await store()
      .db.select()
      .from(devices)
      .where(eq(devices.playerId, id ?? 0));
    expect(known).toHaveLength(1);
    const late = await club.put('player/pin', { ...pin, pin: '246802' }, token);
    expect(said(late)).toBe('400 msg.incorrectVerificationCode');
  });

  describe('is not', () => {
    test('without a step-up, or with one of before', async () => {
      const { uid, phone, token } = await join();
      const asked = await askPhoneCodes(club, token, fresh());
      expect(said(await club.put(changePhonePath, asked, token))).toBe('409 msg.stepUpNeeded');
      expect(await phoneOf(uid)).toBe(phone);
      // Nothing was used up by it.
      expect(said(await change(token, asked))).toBe('200');
    });

    test('with a wrong code, each beside its own field', async () => {
      const { token } = await join();
      const asked = await askPhoneCodes(club, token, fresh());
      const wrongOld = await change(token, { ...asked, otp: other(asked.otp) });
      expect(wrongOld.json()).toMatchObject({ message: 'msg.invalidOtp', field: 'otp', count: 4 });
      const wrongNew = await change(token, { ...asked, newOtp: other(asked.newOtp) });
      expect(wrongNew.json()).toMatchObject({ message: 'msg.invalidOtp', field: 'newOtp' });
      expect(wrongNew.json().count).toBe(4);
      // What was wrong before takes nothing from the right ones.
      expect(said(await change(token, asked))).toBe('200');
    });

    test('with a code of the other number, of another purpose or account', async () => {
      const { token } = await join();
      const theirs = await join();
      const asked = await askPhoneCodes(club, token, fresh());
      const swapped = {
        ...asked,
        otpId: asked.newOtpId,
        otp: asked.newOtp,
        newOtpId: asked.otpId,
        newOtp: asked.otp,
      };
      expect(said(await change(token, swapped))).toBe('400 msg.invalidOtp');
      const pin = await askPinCode(club, token);
      expect(said(await change(token, { ...asked, ...pin }))).toBe('400 msg.invalidOtp');
      const foreign = await askPhoneCodes(club, theirs.token, fresh());
      const mixed = { ...asked, otpId: foreign.otpId, otp: foreign.otp };
      expect(said(await change(token, mixed))).toBe('400 msg.invalidOtp');
      const another = { ...asked, phone: fresh() };
      const refused = await change(token, another);
      expect(refused.json()).toMatchObject({ message: 'msg.invalidOtp', field: 'newOtp' });
    });

    test('the same one, nor one of another country', async () => {
      const { phone, token } = await join();
      const asked = await askPhoneCodes(club, token, fresh());
      const same = await change(token, { ...asked, phone });
      expect(same.json()).toMatchObject({ message: 'msg.updateFailed', field: 'phone' });
      const abroad = await club.post(newPhoneOtpPath, { phone: '+447400123456' }, token);
      expect(said(abroad)).toBe('400 msg.phoneCountry');
    });
  });

  test('of two changes at once one is made, and codes are used once', async () => {
    const { token } = await join();
    const asked = await askPhoneCodes(club, token, fresh());
    const proven = await steppedUp(club, token);
    const both = await Promise.all([change(token, asked, proven), change(token, asked, proven)]);
    expect(both.map(({ statusCode }) => statusCode).filter((code) => code === 200)).toHaveLength(1);
  });

  describe('tells nobody whose a number is', () => {
    test('who asks for its code: it is sent, and answered, as for one that is nobody’s', async () => {
      const { token } = await join();
      const theirs = await join();
      const shapes = [];
      for (const phone of [theirs.phone, fresh()]) {
        const answer = await club.post(newPhoneOtpPath, { phone }, token);
        shapes.push([answer.statusCode, Object.keys(answer.json()).sort()]);
      }
      expect(shapes[0]).toEqual(shapes[1]);
    });

    test('but whoever holds it, as joining does', async () => {
      const { uid, phone, token } = await join();
      const theirs = await join();
      const asked = await askPhoneCodes(club, token, theirs.phone);
      const guessed = await change(token, { ...asked, newOtp: other(asked.newOtp) });
      expect(said(guessed)).toBe('400 msg.invalidOtp');
      expect(said(await change(token, asked))).toBe('409 msg.phoneExists');
      expect(await phoneOf(uid)).toBe(phone);
    });
  });

  describe('lets nobody take up by a new account what they gave up', () => {
    test('the old number joins after so many days, not one sooner; its player has it again', async () => {
      const { phone, token } = await join();
      await movePhone(club, token, fresh());
      expect(await rejoin(phone)).toBe('409 msg.phoneHeld');
      club.deps.clock.advance(61_000);
      await movePhone(club, token, phone);
      await movePhone(club, token, fresh());
      club.deps.clock.advance(REJOIN_DAYS * DAY_MS - 180_000);
      expect(await rejoin(phone)).toBe('409 msg.phoneHeld');
      club.deps.clock.advance(180_000);
      expect(await rejoin(phone)).toBe('200');
    });

    test('nor before the end of a pause, one that came after it too', async () => {
      const [before, after] = [await join(), await join()];
      const pause = (token: string, days: number | null) =>
        club.post('responsible-gaming/pause', { days }, token);
      await pause(before.token, 183);
      await movePhone(club, before.token, fresh());
      await movePhone(club, after.token, fresh());
      await pause(after.token, 183);
      club.deps.clock.advance(100 * DAY_MS);
      for (const { phone } of [before, after])
        expect(await rejoin(phone)).toBe('409 msg.phoneHeld');
      club.deps.clock.advance(84 * DAY_MS);
      for (const { phone } of [before, after]) expect(await rejoin(phone)).toBe('200');
    });

    test('nor ever after a pause for good, nor by another account’s change', async () => {
      const { phone, token } = await join();
      const third = await join();
      await club.post('responsible-gaming/pause', { days: null }, token);
      await movePhone(club, token, fresh());
      const [held] = await store()
        .db.select()
        .from(heldPhones)
        .where(eq(heldPhones.until, new Date(FOR_GOOD)));
      expect(held?.hash).not.toContain(phone.slice(1));
      expect(await rejoin(phone)).toBe('409 msg.phoneHeldForGood');
      const asked = await askPhoneCodes(club, third.token, phone);
      expect(said(await change(third.token, asked))).toBe('409 msg.phoneHeldForGood');
      expect(await phoneOf(third.uid)).toBe(third.phone);
    });
  });

  test('is asked for and tried so often a day, and no more', async () => {
    const { token } = await join();
    const phone = fresh();
    for (let n = 0; n < RULES.otpPhoneAsker.points; n += 1) {
      expect(said(await club.post(newPhoneOtpPath, { phone }, token))).toBe('200');
      club.deps.clock.advance(60_000);
    }
    expect(said(await club.post(newPhoneOtpPath, { phone }, token))).toBe('429 msg.tooFrequent');
    const asked = {
      otpId: crypto.randomUUID(),
      otp: '123456',
      phone,
      newOtpId: crypto.randomUUID(),
      newOtp: '123456',
    };
    const answers: string[] = [];
    for (let n = 0; n <= RULES.phonePlayer.points; n += 1)
      answers.push(said(await club.put(changePhonePath, asked, token)));
    expect(answers.at(-1)).toBe('429 msg.tooFrequent');
    expect(said(await club.post(phoneOtpPath, {}, token))).toBe('200');
  });
});
