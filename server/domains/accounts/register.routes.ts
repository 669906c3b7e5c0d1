import { API_BASE } from '#contract/api.ts';
import type { ErrorTyp } from '#contract/errorTyp.ts';
import {
  LoginAnswer,
  OtpAnswer,
  OtpRequest,
  otpPath,
  PhoneCountriesAnswer,
  phoneCountriesPath,
  RegisterRequest,
  registerPath,
  UidCheckAnswer,
  UidCheckRequest,
  uidCheckPath,
} from '#contract/session.ts';
import type { Deps, Routes } from '../../platform/deps.ts';
import { addressKey } from '../../platform/limits/address.ts';
import { Refusal } from '../../platform/refusal.ts';
import { demandServedPhone } from '../../platform/sms/countries.ts';
import { callerOf } from '../sightings/index.ts';
import { demandBudget } from './budgets.ts';
import { demandOtp } from './otps.ts';
import { hashPassword } from './passwords.ts';
import { createAccount, findAccount, loginAnswer } from './players.ts';
import { sendOtp } from './sendOtp.ts';
import { readRegisterToken } from './telegram/registerToken.ts';

/** The family of the calls for a code in an error's `typ`. */
const OTP_TYP: ErrorTyp = 'otp';

/** Throws 409 `msg.accountExists` where somebody has the UID, or had it. */
const demandFreeUid = async (
  { store, cipher }: Pick<Deps, 'store' | 'cipher'>,
  uid: string,
): Promise<void> => {
  if (await findAccount(store.db, cipher, uid))
    throw new Refusal('msg.accountExists', { field: 'uid' });
};

/** The three steps of a registration: UID check, code by SMS, account. */
export const registerRoutes: Routes = (app, deps) => {
  const { config, store, clock, limits, security } = deps;

  app.post(
    API_BASE + uidCheckPath,
    {
      schema: {
        summary: 'Ask whether a UID is free',
        tags: ['registration'],
        body: UidCheckRequest,
        response: { 200: UidCheckAnswer },
      },
      config: { typ: 'uid' },
    },
    async (request) => {
      await limits.take('uidAddress', addressKey(request.ip));
      await demandFreeUid(deps, request.body.uid);
      return { message: 'msg.uidAvailable' as const };
    },
  );

  app.get(
    API_BASE + phoneCountriesPath,
    {
      schema: {
        summary: 'The countries whose mobile phones codes are sent to',
        tags: ['registration'],
        response: { 200: PhoneCountriesAnswer },
      },
      config: { typ: OTP_TYP },
    },
    async () => ({ countries: config.smsCountries }),
  );

  app.post(
    API_BASE + otpPath,
    {
      schema: {
        summary: 'Send a code to a phone. `demoCode` comes in demo mode only',
        tags: ['registration'],
        body: OtpRequest,
        response: { 200: OtpAnswer },
      },
      config: { typ: OTP_TYP },
    },
    async (request, reply) => {
      const { phone, language } = request.body;
      // Before the SMS: nobody types a code for an account that can't be made.
      await demandBudget(store.db, callerOf(deps, request, reply), clock.now());
      return sendOtp(deps, { phone, language, purpose: 'register', typ: OTP_TYP, from: request });
    },
  );

  app.post(
    API_BASE + registerPath,
    {
      schema: {
        summary: 'Make an account and log in',
        tags: ['registration'],
        body: RegisterRequest,
        response: { 200: LoginAnswer },
      },
      config: { typ: 'register' },
    },
    async (request, reply) => {
      const { phone, otpId, otp: code, uid, password, registerToken } = request.body;
      demandServedPhone(phone, config.smsCountries);
      await limits.take('registerAddress', addressKey(request.ip));
      const tgUserId =
        registerToken === undefined ? null : readRegisterToken(config, registerToken, clock.now());
      const caller = callerOf(deps, request, reply);
      await demandBudget(store.db, caller, clock.now());
      await demandFreeUid(deps, uid);
      await demandOtp(deps, { otpId, phone, code, purpose: 'register' });
      const passwordHash = await hashPassword(password);
      const asked = { ...request.body, tgUserId };
      const { player, token } = await createAccount(deps, asked, passwordHash, caller);
      const event = { kind: 'login', reason: 'registration', ip: request.ip } as const;
      security.record({ ...event, playerId: player.id });
      if (tgUserId !== null)
        security.record({ kind: 'telegramBound', playerId: player.id, ip: request.ip });
      return loginAnswer(player, token);
    },
  );
};
