import type { FastifyBaseLogger } from 'fastify';
import type { Language } from '#contract/languages.ts';
import { OTP_MINUTES, type OtpAnswer } from '#contract/session.ts';
import { ApiError } from '../http/apiError.ts';
import { addressKey } from '../limits/address.ts';
import type { Parts } from '../parts.ts';
import { createOtp, dropOtp, type OtpPurpose } from './otps.ts';

interface Wanted {
  /** E.164. */
  phone: string;
  /** The SMS is in it. */
  language: Language;
  purpose: OtpPurpose;
  /** The call's family in an error's `typ`. */
  typ: string;
  /** Whose request it is: its address is counted, its log told of a gateway that failed. */
  from: { ip: string; log: FastifyBaseLogger };
}

/**
 * Sends a code by SMS. Throws 429 `msg.tooFrequent` with the seconds to wait, and 503
 * `msg.systemError` when the gateway did not take it; then there is nothing to wait for.
 */
export const sendOtp = async (
  { config, store, clock, limits, sender }: Parts,
  { phone, language, purpose, typ, from }: Wanted,
): Promise<OtpAnswer> => {
  await limits.take('otpAddress', addressKey(from.ip), { typ });
  const otp = await store.transaction((tx) => createOtp(tx, clock, { phone, purpose }));
  await limits.take('otpPhone', phone, { typ });
  try {
    await sender.sendCode({ phone, language, code: otp.code, minutes: OTP_MINUTES });
  } catch (error) {
    await dropOtp(store.db, otp.otpId);
    from.log.error({ reason: error instanceof Error ? error.name : 'unknown' }, 'SMS not sent');
    throw new ApiError(503, 'msg.systemError');
  }
  return {
    otpId: otp.otpId,
    expiresAt: otp.expiresAt.toISOString(),
    resendAt: otp.resendAt.toISOString(),
    ...(config.isDemo && { demoCode: otp.code }),
  };
};
