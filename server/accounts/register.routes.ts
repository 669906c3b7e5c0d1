import { isValidPhoneNumber } from 'libphonenumber-js/min';
import { API_BASE } from '#contract/api.ts';
import { ErrorBody } from '#contract/errors.ts';
import {
  LoginAnswer,
  OTP_MINUTES,
  OtpAnswer,
  OtpRequest,
  otpPath,
  RegisterRequest,
  registerPath,
  UidCheckAnswer,
  UidCheckRequest,
  uidCheckPath,
} from '#contract/session.ts';
import { ApiError } from '../http/apiError.ts';
import { addressKey } from '../limits/address.ts';
import type { Routes } from '../parts.ts';
import { createOtp, dropOtp, judgeOtp } from './otps.ts';
import { hashPassword } from './passwords.ts';
import { createAccount, findPlayer } from './players.ts';

/** The schema knows E.164; whether its country has such numbers is known here. */
const demandRealPhone = (phone: string) => {
  if (!isValidPhoneNumber(phone)) throw new ApiError(400, 'msg.invalidPhone', { field: 'phone' });
};

/** The three steps of a registration: UID check, code by SMS, account. */
export const registerRoutes: Routes = (app, parts) => {
  const { config, store, clock, limits, sender } = parts;

  app.post(
    API_BASE + uidCheckPath,
    {
      schema: {
        summary: 'Ask whether a UID is free',
        tags: ['registration'],
        body: UidCheckRequest,
        response: { 200: UidCheckAnswer, '4xx': ErrorBody },
      },
      config: { typ: 'uid' },
    },
    async (request) => {
      await limits.take('uidAddress', addressKey(request.ip));
      if (await findPlayer(store.db, request.body.uid)) {
        throw new ApiError(409, 'msg.accountExists', { field: 'uid' });
      }
      return { message: 'msg.uidAvailable' as const };
    },
  );

  app.post(
    API_BASE + otpPath,
    {
      schema: {
        summary: 'Send a code to a phone. `demoCode` comes in demo mode only',
        tags: ['registration'],
        body: OtpRequest,
        response: { 200: OtpAnswer, '4xx': ErrorBody, '5xx': ErrorBody },
      },
      config: { typ: 'otp' },
    },
    async (request) => {
      const { phone, language } = request.body;
      demandRealPhone(phone);
      await limits.take('otpAddress', addressKey(request.ip));
      const otp = await store.transaction((tx) => createOtp(tx, clock, phone));
      await limits.take('otpPhone', phone);
      try {
        await sender.sendCode({ phone, language, code: otp.code, minutes: OTP_MINUTES });
      } catch (error) {
        await dropOtp(store.db, otp.otpId);
        request.log.error(
          { reason: error instanceof Error ? error.name : 'unknown' },
          'SMS not sent',
        );
        throw new ApiError(503, 'msg.systemError');
      }
      return {
        otpId: otp.otpId,
        expiresAt: otp.expiresAt.toISOString(),
        resendAt: otp.resendAt.toISOString(),
        ...(config.isDemo && { demoCode: otp.code }),
      };
    },
  );

  app.post(
    API_BASE + registerPath,
    {
      schema: {
        summary: 'Make an account and log in',
        tags: ['registration'],
        body: RegisterRequest,
        response: { 200: LoginAnswer, '4xx': ErrorBody },
      },
      config: { typ: 'register' },
    },
    async (request) => {
      const { phone, otpId, otp: code, uid, password } = request.body;
      demandRealPhone(phone);
      await limits.take('registerAddress', addressKey(request.ip));
      if (await findPlayer(store.db, uid)) {
        throw new ApiError(409, 'msg.accountExists', { field: 'uid' });
      }
      const verdict = await store.transaction((tx) => judgeOtp(tx, clock, { otpId, phone, code }));
      if (verdict.kind === 'wrong') {
        throw new ApiError(400, 'msg.invalidOtp', { count: verdict.left, field: 'otp' });
      }
      if (verdict.kind === 'expired') throw new ApiError(400, 'msg.otpExpired', { field: 'otp' });
      return createAccount(parts, request.body, await hashPassword(password));
    },
  );
};
