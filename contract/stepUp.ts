import * as z from 'zod/mini';
import { GivenPassword } from './account.ts';
import { Otp, SessionToken } from './session.ts';

/** Minutes for which a step-up is good, for one change. */
export const STEP_UP_MINUTES = 10;

/**
 * POST player/step-up: whoever has a session proves that they are its player, by the password or by a code
 * to the account's phone. Answers a token; a change that a session alone is not enough for is sent with it
 * in the header `Step-Up`, and refused with 409 `msg.stepUpNeeded` without, or with one that was used. 400
 * `msg.wrongPassword` (field `password`), 400 `msg.invalidOtp` (field `otp`, `count`: tries the code has
 * left), 400 `msg.otpExpired` (field `otp`).
 */
export const stepUpPath = 'player/step-up';
export const STEP_UP_HEADER = 'Step-Up';
export const StepUpRequest = z.discriminatedUnion('by', [
  z.object({ by: z.literal('password'), password: GivenPassword }),
  z.object({ by: z.literal('code'), otpId: z.uuid('msg.invalidOtp'), otp: Otp }),
]);
export type StepUpRequest = z.infer<typeof StepUpRequest>;
export const StepUpAnswer = z.object({ token: SessionToken, expiresAt: z.iso.datetime() });
export type StepUpAnswer = z.infer<typeof StepUpAnswer>;

/** POST player/step-up/otp: sends a code to the player's own phone; answers like `register/otp`. */
export const stepUpOtpPath = 'player/step-up/otp';
