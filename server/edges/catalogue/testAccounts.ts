import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { vi } from 'vitest';
import { pushPath } from '#contract/push.ts';
import { OTP_MINUTES } from '#contract/session.ts';
import { movePhone } from '../../domains/accounts/testPhone.ts';
import { askPinCode, givePin } from '../../domains/accounts/testPin.ts';
import { steppedUp } from '../../domains/accounts/testStepUp.ts';
import { devices } from '../../platform/store/schema/devices.ts';
import { players, sessions } from '../../platform/store/schema/players.ts';
import { sightings } from '../../platform/store/schema/sightings.ts';
import type { Causes, World } from './testWorld.ts';

/** A registration as it should be but for `wrong`; its code is one that was never sent. */
const register = ({ post, phone }: World, wrong: object) =>
  post('register', {
    uid: 'Seroja2026',
    fullName: 'Aminah binti Yusof',
    password: 'secret12',
    phone: phone(),
    otpId: randomUUID(),
    otp: '123456',
    terms: true,
    isOfAge: true,
    language: 'en',
    ...wrong,
  });
const password = (text: string) => (world: World) => register(world, { password: text });
const other = (code: string) => (code === '000000' ? '000001' : '000000');

/** The account goes after its session was found: only then is it missed. */
const goneMeanwhile = async ({ join, get, deps: { store } }: World) => {
  const { uid, token } = await join();
  const run = store.run;
  vi.spyOn(store, 'run').mockImplementationOnce(async (...query) => {
    const found = await run(...query);
    const [player] = await store.db.select().from(players).where(eq(players.uid, uid));
    await store.db.delete(sessions).where(eq(sessions.playerId, player?.id ?? 0));
    await store.db.delete(devices).where(eq(devices.playerId, player?.id ?? 0));
    await store.db.delete(sightings).where(eq(sightings.playerId, player?.id ?? 0));
    await store.db.delete(players).where(eq(players.uid, uid));
    return found as never;
  });
  return get('player', token);
};

/** Redeems fifty coins with a PIN. */
const redeem = ({ post }: World, token: string, pin: string) =>
  post('redemptions', { requestId: randomUUID(), coins: 50_00, pin }, token);

/** Tests' own: what is said of UIDs, registrations, codes, sessions, passwords and PINs. */
export const accountCauses: Causes = {
  'msg.invalidUid': [400, ({ post }) => post('register/uid', { uid: '1abcdef' })],
  'msg.uidAvailable': [200, ({ post }) => post('register/uid', { uid: 'Kenanga77' })],
  'msg.accountExists': [
    409,
    async ({ member, post }) => post('register/uid', { uid: (await member()).uid }),
  ],
  'msg.uidUpdated': [
    200,
    async (world) => {
      const { token } = await world.join();
      return world.put('player/uid', { uid: 'Melati2026' }, token, await steppedUp(world, token));
    },
  ],
  'msg.unableToChangeUid': [
    409,
    async (world) => {
      const { token } = await world.join();
      const change = async (uid: string) =>
        world.put('player/uid', { uid }, token, await steppedUp(world, token));
      await change('Melur20261');
      return change('Melur20262');
    },
  ],
  'msg.stepUpNeeded': [
    409,
    async ({ join, put }) => put('player/uid', { uid: 'Melur20263' }, (await join()).token),
  ],
  'msg.phoneExists': [
    409,
    async (world) => {
      const { phone } = await world.member();
      return register(world, await world.code(phone));
    },
  ],
  'msg.phoneHeld': [
    409,
    async (world) => {
      const { phone, token } = await world.join();
      await movePhone(world, token, world.phone());
      return register(world, await world.code(phone));
    },
  ],
  'msg.phoneHeldForGood': [
    409,
    async (world) => {
      const { phone, token } = await world.join();
      await world.post('responsible-gaming/pause', { days: null }, token);
      await movePhone(world, token, world.phone());
      return register(world, await world.code(phone));
    },
  ],
  'msg.accountClosed': [
    409,
    async (world) => {
      const { uid, token } = await world.join();
      await world.post('player/closing', {}, token, await steppedUp(world, token));
      return world.post('login', { uid, password: 'secret12' });
    },
  ],
  'msg.closingWaits': [
    409,
    async (world) => {
      const { token } = await world.join();
      await world.open('fto', token);
      return world.post('player/closing', {}, token, await steppedUp(world, token));
    },
  ],
  'msg.invalidPhone': [
    400,
    ({ post }) => post('register/otp', { phone: '+60111', language: 'en' }),
  ],
  'msg.phoneCountry': [
    400,
    ({ post }) => post('register/otp', { phone: '+447400123456', language: 'en' }),
  ],
  'msg.invalidFullName': [400, (world) => register(world, { fullName: '7' })],
  'msg.passwordTooShort': [400, password('abc1')],
  'msg.passwordTooLong': [400, password('abcdefgh12345678')],
  'msg.passwordAlphanumeric': [400, password('abcdefgh')],
  'msg.underAge': [400, (world) => register(world, { isOfAge: false })],
  'msg.acceptTerms': [400, (world) => register(world, { terms: false })],
  'msg.invalidOtp': [
    400,
    async (world) => {
      const code = await world.code(world.phone());
      return register(world, { ...code, otp: other(code.otp) });
    },
  ],
  'msg.otpExpired': [
    400,
    async (world) => {
      const code = await world.code(world.phone());
      world.deps.clock.advance(OTP_MINUTES * 60_000);
      return register(world, code);
    },
  ],
  'msg.registerFailed': [
    409,
    async (world) => {
      const code = await world.code(world.phone());
      const { store } = world.deps;
      const judge = store.transaction.bind(store);
      // The code is right, and before it is used up another registration does that.
      vi.spyOn(store, 'transaction').mockImplementationOnce(async (work) => {
        const judged = await judge(work);
        await register(world, { ...code, uid: 'Teratai2026' });
        return judged;
      });
      return register(world, { ...code, uid: 'Teratai2027' });
    },
  ],
  'msg.tooFrequent': [
    429,
    async ({ post, phone }) => {
      const body = { phone: phone(), language: 'en' };
      await post('register/otp', body);
      return post('register/otp', body);
    },
  ],
  'msg.wrongLogin': [400, ({ post }) => post('login', { uid: 'Nobody99', password: 'secret12' })],
  'msg.invalidRole': [
    403,
    async ({ join, operator, post }) => {
      const { uid } = await join();
      await operator('player role', { uid, role: 'operator' });
      return post('login', { uid, password: 'secret12' });
    },
  ],
  'msg.notVip': [
    409,
    async ({ join, operator, post }) => {
      const { uid } = await join();
      await operator('player platform', { uid, platform: 'normal' });
      return post('login', { uid, password: 'secret12' });
    },
  ],
  'msg.invalidToken': [400, ({ post }) => post('player/login', { token: 'x'.repeat(43) })],
  'msg.sessionExpired': [
    401,
    async ({ join, post, get }) => {
      const { token } = await join();
      await post('logout', undefined, token);
      return get('player', token);
    },
  ],
  'msg.otherDevice': [
    401,
    async ({ join, post, get }) => {
      const { uid, token } = await join();
      await post('login', { uid, password: 'secret12' });
      return get('player', token);
    },
  ],
  'msg.invalidFcmToken': [
    400,
    async ({ member, put }) => {
      const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
      const device = { endpoint: 'https://10.0.0.1/push', keys, publicKey: keys.p256dh };
      return put(pushPath, device, (await member()).token);
    },
  ],
  'msg.invalidAccount': [401, goneMeanwhile],
  'msg.wrongPassword': [
    400,
    async ({ member, put }) => {
      const change = { current: 'another1', password: 'secret13' };
      return put('player/password', change, (await member()).token);
    },
  ],
  'msg.updateFailed': [
    409,
    async ({ member, put }) => {
      const change = { current: 'secret12', password: 'secret12' };
      return put('player/password', change, (await member()).token);
    },
  ],
  'msg.incorrectVerificationCode': [
    400,
    async (world) => {
      const { token } = await world.join();
      const { otpId, otp } = await askPinCode(world, token);
      return world.put('player/pin', { otpId, otp: other(otp), pin: '246802' }, token);
    },
  ],
  'msg.pinNotSet': [409, async (world) => redeem(world, (await world.join(50)).token, '246802')],
  'msg.wrongTransactionPin': [
    400,
    async (world) => {
      const { token } = await world.join(50);
      await givePin(world, token, '246802');
      return redeem(world, token, '111111');
    },
  ],
  'msg.pinLocked': [
    409,
    async (world) => {
      const { token } = await world.join(50);
      await givePin(world, token, '246802');
      for (let tries = 0; tries < 5; tries += 1) await redeem(world, token, '111111');
      return redeem(world, token, '246802');
    },
  ],
};
