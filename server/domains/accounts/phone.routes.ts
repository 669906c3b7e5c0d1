import { API_BASE } from '#contract/api.ts';
import type { ErrorTyp } from '#contract/errorTyp.ts';
import {
  ChangePhoneAnswer,
  ChangePhoneRequest,
  changePhonePath,
  NewPhoneOtpRequest,
  newPhoneOtpPath,
  phoneOtpPath,
} from '#contract/phone.ts';
import { OtpAnswer } from '#contract/session.ts';
import type { Routes } from '../../platform/deps.ts';
import { playerOnly, sessionOf } from '../../platform/identity/auth.ts';
import { demandServedPhone } from '../../platform/sms/countries.ts';
import { ownCodeRoute } from './ownCode.ts';
import { maskPhone, ownerOf } from './owner.ts';
import { changePhone } from './phone.ts';
import { sendOtp } from './sendOtp.ts';
import { stepUpOf } from './stepUp.ts';

/** The families of these calls in an error's `typ`. */
const PHONE_TYP: ErrorTyp = 'phone';
const PHONE_OTP_TYP: ErrorTyp = 'phoneOtp';
const NEW_PHONE_OTP_TYP: ErrorTyp = 'newPhoneOtp';

/** Another phone number, by codes to the present one and to it. */
export const phoneRoutes: Routes = (app, deps) => {
  const { config, store, clock, limits, realtime, security } = deps;

  ownCodeRoute(app, deps, {
    path: phoneOtpPath,
    summary: "Send a code for another number to the account's present phone",
    purpose: 'phone',
    typ: PHONE_OTP_TYP,
  });

  app.post(
    API_BASE + newPhoneOtpPath,
    {
      schema: {
        summary: 'Send a code to the number the account is to have',
        tags: ['account'],
        security: [{ session: [] }],
        body: NewPhoneOtpRequest,
        response: { 200: OtpAnswer },
      },
      config: { typ: NEW_PHONE_OTP_TYP },
      onRequest: playerOnly(deps),
    },
    async (request) => {
      const { language } = await ownerOf(store.db, sessionOf(request).playerId);
      const { phone } = request.body;
      const call = { purpose: 'newPhone', typ: NEW_PHONE_OTP_TYP, from: request } as const;
      return sendOtp(deps, { phone, language, ...call });
    },
  );

  app.put(
    API_BASE + changePhonePath,
    {
      schema: {
        summary: 'Change the phone number by the codes that were sent to both',
        tags: ['account'],
        security: [{ session: [], stepUp: [] }],
        body: ChangePhoneRequest,
        response: { 200: ChangePhoneAnswer },
      },
      config: { typ: PHONE_TYP },
      onRequest: playerOnly(deps),
    },
    async (request) => {
      const { playerId, tokenHash } = sessionOf(request);
      const { phone } = request.body;
      demandServedPhone(phone, config.smsCountries);
      await limits.take('phonePlayer', String(playerId));
      const steppedUp = { ...stepUpOf(clock, request), tokenHash };
      const { change, hadSessions } = await changePhone(deps, steppedUp, request.body);
      realtime.drop(playerId, tokenHash);
      realtime.broadcast(playerId, change);
      const event = { playerId, ip: request.ip };
      security.record({ ...event, kind: 'phoneChanged' });
      if (hadSessions) security.record({ ...event, kind: 'forcedLogout', reason: 'phoneChanged' });
      return { phone: maskPhone(phone) };
    },
  );
};
