import type { FastifyRequest } from 'fastify';
import type { Language } from '#contract/languages.ts';
import { OTP_MINUTES, type OtpAnswer } from '#contract/session.ts';
import { sessionOf } from '../auth.ts';
import { ApiError } from '../http/apiError.ts';
import { addressKey } from '../limits/address.ts';
import type { Rule } from '../limits/limits.ts';
import type { Parts } from '../parts.ts';
import { demandServedPhone } from '../sms/countries.ts';
import { createOtp, dropOtp, type OtpPurpose } from './otps.ts';

interface Wanted {
  /** E.164. */
  phone: string;
  /** The SMS is in it. */
  language: Language;
  purpose: OtpPurpose;
  /** The call's family in an error's `typ`. */
  typ: string;
  /** Whose request it is: its address or its player is counted, its log told of a gateway that failed. */
  from: FastifyRequest;
}

/** Numbers that differ in these last digits alone are one block: whoever pumps SMS rents them so. */
const BLOCK_DIGITS = 4;

/**
 * Counts a code against a budget. One that is used up says so in the log, once a day: somebody may be
 * earning by the club's SMS.
 */
const spend = async (
  { limits, log }: Pick<Parts, 'limits' | 'log'>,
  { purpose, typ }: Wanted,
  [budget, key]: [Rule, string],
): Promise<void> => {
  try {
    await limits.take(budget, `${purpose}:${key}`, { typ });
  } catch (error) {
    await limits.take('smsAlarm', `${budget}:${purpose}`).then(
      () => log.error({ budget, purpose }, 'an SMS budget is used up'),
      () => {},
    );
    throw error;
  }
};

/**
 * Sends a code by SMS. What is counted is counted for its purpose, and for a member's by the session,
 * so that strangers use up nothing of a member's own. Throws 400 `msg.invalidPhone` or
 * `msg.phoneCountry` where none is sent to, 429 `msg.tooFrequent` with the seconds to wait, and 503
 * `msg.systemError` when the gateway did not take it; then there is nothing to wait for.
 */
export const sendOtp = async (parts: Parts, wanted: Wanted): Promise<OtpAnswer> => {
  const { config, store, clock, limits, sender } = parts;
  const { phone, language, purpose, typ, from } = wanted;
  demandServedPhone(phone, config.smsCountries);
  if (purpose === 'register') await spend(parts, wanted, ['otpAddress', addressKey(from.ip)]);
  const otp = await store.transaction((tx) => createOtp(tx, clock, { phone, purpose }));
  try {
    if (purpose === 'register') await limits.take('otpPhone', phone, { typ });
    else await limits.take('otpPlayer', String(sessionOf(from).playerId), { typ });
    await spend(parts, wanted, ['otpBlock', phone.slice(0, -BLOCK_DIGITS)]);
    await spend(parts, wanted, ['otpDay', '']);
    await sender.sendCode({ phone, language, code: otp.code, minutes: OTP_MINUTES });
  } catch (error) {
    await dropOtp(store.db, otp.otpId);
    if (error instanceof ApiError) throw error;
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
