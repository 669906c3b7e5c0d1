import * as z from 'zod/mini';
import { Otp, Phone } from './session.ts';

/** POST player/phone/otp: sends a code to the account's present phone; answers like `register/otp`. */
export const phoneOtpPath = 'player/phone/otp';

/**
 * POST player/phone/new/otp: sends a code to the number the account is to have; answers like `register/otp`, whoever
 * has that number. 400 `msg.invalidPhone`, 400 `msg.phoneCountry`.
 */
export const newPhoneOtpPath = 'player/phone/new/otp';
export const NewPhoneOtpRequest = z.object({ phone: Phone });

/**
 * PUT player/phone, stepped up (contract/stepUp.ts), with the codes that came to both. This session stays, and every
 * other way in but Telegram ends. 400 `msg.invalidOtp` and 400 `msg.otpExpired` (field `otp` or `newOtp`, `count`:
 * tries that code has left), 409 `msg.updateFailed` for the present number (field `phone`), and of the number that
 * was proved 409 `msg.phoneExists`, 409 `msg.phoneHeld` (`params`: until when), 409 `msg.phoneHeldForGood`.
 */
export const changePhonePath = 'player/phone';
export const ChangePhoneRequest = z.object({
  otpId: z.uuid('msg.invalidOtp'),
  otp: Otp,
  phone: Phone,
  newOtpId: z.uuid('msg.invalidOtp'),
  newOtp: Otp,
});
/** The new number, its middle hidden. */
export const ChangePhoneAnswer = z.object({ phone: z.string() });
