import * as z from 'zod/mini';
import { LANGUAGES } from './languages.ts';
import { FullName, Otp, Password, Uid } from './session.ts';
import { PIN_DIGITS } from './terms.ts';

export { PIN_TRIES, UID_CHANGE_DAYS } from './terms.ts';

/** Digits alone, asked for when coins are redeemed. */
export const TransactionPin = z
  .string('msg.wrongTransactionPin')
  .check(z.regex(new RegExp(`^[0-9]{${PIN_DIGITS}}$`), 'msg.wrongTransactionPin'));

/** The present password, as it is given to prove who one is. */
export const GivenPassword = z
  .string('msg.wrongPassword')
  .check(z.minLength(1, 'msg.wrongPassword'), z.maxLength(64, 'msg.wrongPassword'));

/**
 * PUT player/uid, stepped up (contract/stepUp.ts): 409 `msg.accountExists`, 409 `msg.unableToChangeUid` before the 30th day after the
 * last change (`params`: that day in GMT+8, DD/MM/YYYY). Answers `msg.uidUpdated`; the present UID
 * again does so too and changes nothing.
 */
export const changeUidPath = 'player/uid';
export const ChangeUidRequest = z.object({ uid: Uid });
export const ChangeUidAnswer = z.object({ message: z.literal('msg.uidUpdated'), uid: z.string() });

/** PUT player/name, stepped up: support knows the player by it. */
export const changeNamePath = 'player/name';
export const ChangeNameRequest = z.object({ fullName: FullName });
export const ChangeNameAnswer = z.object({ fullName: z.string() });

/**
 * PUT player/password: 400 `msg.wrongPassword` (field `current`), 409 `msg.updateFailed` when it is
 * the same as before. This session stays; whatever else opens the account ends, Telegram too unless
 * `keepsTelegram`.
 */
export const changePasswordPath = 'player/password';
export const ChangePasswordRequest = z.object({
  current: GivenPassword,
  password: Password,
  keepsTelegram: z.optional(z.boolean()),
});

/** PUT player/language: the language messages are sent in. */
export const changeLanguagePath = 'player/language';
export const ChangeLanguageRequest = z.object({ language: z.enum(LANGUAGES) });

/** PUT player/notify: whether notifications are wanted. */
export const changeNotifyPath = 'player/notify';
export const ChangeNotifyRequest = z.object({ notify: z.boolean() });

/**
 * GET player/pin: whether one is set, and the tries it has left; 0 is a locked one. PUT player/pin
 * sets it, forgets wrong tries and answers the same: 400 `msg.incorrectVerificationCode` (field
 * `otp`, `count`: tries the code has left), 400 `msg.otpExpired` (field `otp`).
 */
export const pinPath = 'player/pin';
export const PinAnswer = z.object({
  isSet: z.boolean(),
  triesLeft: z.int(),
  /** The player's phone, its middle hidden: '+60••••••789'. */
  phone: z.string(),
});
export type PinAnswer = z.infer<typeof PinAnswer>;

/** POST player/pin/otp: sends a code to the player's own phone; answers like `register/otp`. */
export const pinOtpPath = 'player/pin/otp';
export const SetPinRequest = z.object({
  otpId: z.uuid('msg.incorrectVerificationCode'),
  otp: Otp,
  pin: TransactionPin,
});

/** What a change without an answer of its own answers. */
export const Done = z.object({ done: z.literal(true) });
