import * as z from 'zod/mini';
import { Otp, Password, Uid } from './session.ts';

/**
 * POST login/reset/otp: sends a code for a new password to the phone of the UID's own account. Answers
 * like `register/otp` whether anybody has the UID or not; a gateway that failed is not told either.
 */
export const resetOtpPath = 'login/reset/otp';
export const ResetOtpRequest = z.object({ uid: Uid });

/**
 * POST login/reset: sets the password by that code, and ends the account's sessions: 400
 * `msg.invalidOtp` (field `otp`, `count`: tries the code has left), 400 `msg.otpExpired` (field `otp`).
 * The transaction PIN stays.
 */
export const resetPath = 'login/reset';
export const ResetRequest = z.object({
  uid: Uid,
  otpId: z.uuid('msg.invalidOtp'),
  otp: Otp,
  password: Password,
});
export type ResetRequest = z.infer<typeof ResetRequest>;
