import { randomUUID } from 'node:crypto';
import { telegramLoginPath, telegramPath } from '#contract/telegram.ts';
import { BOT_TOKEN, signedLogin } from '../../domains/accounts/telegram/testSigner.ts';
import { steppedUp } from '../../domains/accounts/testStepUp.ts';
import type { Causes } from './testWorld.ts';

/** Tests' own: what is said of accounts and Telegram. */
export const telegramCauses: Causes = {
  'msg.hashMismatch': [
    400,
    async ({ deps, member, put }) => {
      const proof = signedLogin(7, deps.clock.now(), {}, `${BOT_TOKEN}x`);
      return put(telegramPath, proof, (await member()).token);
    },
  ],
  'msg.authDataTooOld': [
    400,
    async ({ deps, member, put }) => {
      const proof = signedLogin(7, deps.clock.now() - 301_000);
      return put(telegramPath, proof, (await member()).token);
    },
  ],
  'msg.telegramBoundElsewhere': [
    409,
    async (world) => {
      const { deps, join, put } = world;
      const { token: first } = await join();
      const proof = signedLogin(8, deps.clock.now());
      await put(telegramPath, proof, first, await steppedUp(world, first));
      const { token } = await join();
      return put(telegramPath, signedLogin(8, deps.clock.now()), token);
    },
  ],
  'msg.invalidRegisterToken': [
    400,
    ({ post }) =>
      post('register', {
        uid: 'Seraya99',
        fullName: 'Aminah binti Yusof',
        password: 'secret12',
        phone: '+60123450099',
        otpId: randomUUID(),
        otp: '123456',
        terms: true,
        isOfAge: true,
        language: 'en',
        registerToken: '7.1.forged',
      }),
  ],
  'msg.telegramNotBound': [
    409,
    ({ deps, post }) => post(telegramLoginPath, signedLogin(9, deps.clock.now())),
  ],
};
