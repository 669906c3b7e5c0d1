import { Done } from '#contract/account.ts';
import { API_BASE } from '#contract/api.ts';
import type { ErrorTyp } from '#contract/errorTyp.ts';
import { ResetOtpRequest, ResetRequest, resetOtpPath, resetPath } from '#contract/passwordReset.ts';
import { OtpAnswer } from '#contract/session.ts';
import type { Routes } from '../../platform/deps.ts';
import { addressKey } from '../../platform/limits/address.ts';
import { callerOf } from '../sightings/index.ts';
import { recordNewPassword } from './newPassword.ts';
import { accountOf, resetPassword } from './passwordReset.ts';
import { sendOtpUnseen } from './sendOtp.ts';

/** The families of these calls in an error's `typ`. */
const RESET_TYP: ErrorTyp = 'reset';
const RESET_OTP_TYP: ErrorTyp = 'resetOtp';

/** A forgotten password: a code to the account's own phone, then a new password. */
export const passwordResetRoutes: Routes = (app, deps) => {
  const { store, limits, realtime } = deps;
  const underWay = new Set<Promise<void>>();
  app.addHook('onClose', async () => void (await Promise.all(underWay)));

  app.post(
    API_BASE + resetOtpPath,
    {
      schema: {
        summary:
          "Send a code for a new password to the phone of the UID's account, if there is one",
        tags: ['session'],
        body: ResetOtpRequest,
        response: { 200: OtpAnswer },
      },
      config: { typ: RESET_OTP_TYP },
    },
    async (request) => {
      const { uid } = request.body;
      const account = await accountOf(store.db, uid);
      const call = { purpose: 'password', typ: RESET_OTP_TYP, from: request } as const;
      const { answer, sent } = await sendOtpUnseen(deps, { ...call, ...account, uid });
      underWay.add(sent);
      void sent.then(() => underWay.delete(sent));
      return answer;
    },
  );

  app.post(
    API_BASE + resetPath,
    {
      schema: {
        summary: 'Set a forgotten password anew by the code that was sent; sessions are ended',
        tags: ['session'],
        body: ResetRequest,
        response: { 200: Done },
      },
      config: { typ: RESET_TYP },
    },
    async (request, reply) => {
      await limits.take('resetAddress', addressKey(request.ip));
      const caller = callerOf(deps, request, reply);
      const { playerId, ...had } = await resetPassword(deps, request.body, caller);
      // Whoever tried the old one too often may use the new one at once.
      await limits.forgive('loginUid', request.body.uid.toLowerCase());
      realtime.drop(playerId);
      recordNewPassword(deps, { playerId, ip: request.ip, by: 'passwordReset', ...had });
      return { done: true as const };
    },
  );
};
