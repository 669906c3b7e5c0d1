import * as z from 'zod/mini';
import { LANGUAGES } from './languages.ts';
import { OTP_DIGITS, PASSWORD_LENGTH, UID_LENGTH } from './terms.ts';

const UID_FORM = new RegExp(
  `^(?=.*[0-9])[A-Za-z][A-Za-z0-9]{${UID_LENGTH.least - 1},${UID_LENGTH.most - 1}}$`,
);

/** UID (spec 5): 6-15 characters, letters mixed with numbers, the first a letter. */
export const Uid = z.string('msg.invalidUid').check(z.regex(UID_FORM, 'msg.invalidUid'));

/** Password (spec 5): 6-15 letters and numbers, both present, no spaces. */
export const Password = z
  .string('msg.passwordTooShort')
  .check(
    z.minLength(PASSWORD_LENGTH.least, 'msg.passwordTooShort'),
    z.maxLength(PASSWORD_LENGTH.most, 'msg.passwordTooLong'),
    z.regex(/^(?=.*[0-9])(?=.*[A-Za-z])[A-Za-z0-9]+$/, 'msg.passwordAlphanumeric'),
  );

/** As long as the identity card's: 80 letters, each with what is written above and below it. */
const FULL_NAME_LENGTH = 80;
const MARKS_A_LETTER = 4;

/** As a reader counts them: Tamil's நி is one. A browser without a segmenter counts what the letters are made of. */
const lettersOf = (name: string): number => {
  const parts = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter().segment(name) : name;
  return [...parts].length;
};

const isFullName = (name: string): boolean =>
  /^\p{L}[\p{L}\p{M} .,'’‘ʼ`@/()·‧・•‐‑–-]+$/u.test(name) &&
  name.length <= FULL_NAME_LENGTH * MARKS_A_LETTER &&
  lettersOf(name) <= FULL_NAME_LENGTH;

/**
 * Letters of any script, with spaces and the marks names are written with (a/l, @, O'Brien, Tan-Lee, 阿卜杜勒·拉赫曼);
 * composed, with one space between words.
 */
export const FullName = z.string('msg.invalidFullName').check(
  z.overwrite((name) => name.normalize('NFC').replace(/\s+/g, ' ').trim()),
  z.refine(isFullName, 'msg.invalidFullName'),
);

/** E.164, with its plus. Whether it is a mobile number of its country is checked by libphonenumber. */
export const Phone = z
  .string('msg.invalidPhone')
  .check(z.regex(/^\+[1-9][0-9]{6,14}$/, 'msg.invalidPhone'));

export const Otp = z
  .string('msg.invalidOtp')
  .check(z.regex(new RegExp(`^[0-9]{${OTP_DIGITS}}$`), 'msg.invalidOtp'));

export { OTP_MINUTES, OTP_RESEND_SECONDS } from './terms.ts';

/** 256 random bits, base64url. Sent as the bearer token; the server keeps only its hash. */
export const SessionToken = z
  .string('msg.invalidToken')
  .check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'msg.invalidToken'));

/** POST login: an account is opened by its UID and password, never by its name alone. */
export const loginPath = 'login';
export const LoginRequest = z.object({
  uid: Uid,
  password: z
    .string('msg.wrongLogin')
    .check(z.minLength(1, 'msg.wrongLogin'), z.maxLength(64, 'msg.wrongLogin')),
});
/** Who logs in: a player of the club, or somebody of its staff, whose tools know no coins. */
export const LOGIN_ROLES = ['player', 'qa', 'designer'] as const;
export const LoginAnswer = z.object({
  token: SessionToken,
  role: z.enum(LOGIN_ROLES),
  uid: z.string(),
  fullName: z.string(),
  tgBind: z.boolean(),
  tgRegister: z.boolean(),
});
export type LoginAnswer = z.infer<typeof LoginAnswer>;

/** A login as the app reads it (spec 3): where the full name is missing, the user's first name stands for it. */
export const LoginPayload = z.pipe(
  z.extend(LoginAnswer, {
    fullName: z.nullish(z.string()),
    user: z.nullish(z.object({ first_name: z.nullish(z.string()) })),
  }),
  z.transform(
    ({ fullName, user, ...login }): LoginAnswer => ({
      ...login,
      fullName: fullName || user?.first_name || '',
    }),
  ),
);

/** POST player/login: trades the token of an open session (a link's `token` parameter), once, for a session of its own. */
export const tokenLoginPath = 'player/login';
export const TokenLoginRequest = z.object({ token: SessionToken });

/** POST logout: ends the session on the server. */
export const logoutPath = 'logout';

/** POST register/uid: 200 `msg.uidAvailable`; 400 `msg.invalidUid`; 409 `msg.accountExists`. */
export const uidCheckPath = 'register/uid';
export const UidCheckRequest = z.object({ uid: Uid });
export const UidCheckAnswer = z.object({ message: z.literal('msg.uidAvailable') });

/** GET register/countries: the countries (`MY`) whose mobile phones codes are sent to. */
export const phoneCountriesPath = 'register/countries';
export const PhoneCountriesAnswer = z.object({
  countries: z.array(z.string().check(z.regex(/^[A-Z]{2}$/))),
});

/**
 * POST register/otp: sends a code; 400 `msg.invalidPhone` where it is no mobile number, 400
 * `msg.phoneCountry` for one of another country. `demoCode` only when the server runs in demo mode.
 */
export const otpPath = 'register/otp';
export const OtpRequest = z.object({ phone: Phone, language: z.enum(LANGUAGES) });
export const OtpAnswer = z.object({
  otpId: z.uuid(),
  expiresAt: z.iso.datetime(),
  resendAt: z.iso.datetime(),
  demoCode: z.optional(Otp),
});
export type OtpAnswer = z.infer<typeof OtpAnswer>;
/** Of a call that sends a code to the phone of whoever is logged in. */
export const OwnCodeRequest = z.object({});

/** POST register: answers like a login. */
export const registerPath = 'register';
export const RegisterRequest = z.object({
  uid: Uid,
  fullName: FullName,
  password: Password,
  phone: Phone,
  otpId: z.uuid('msg.invalidOtp'),
  otp: Otp,
  /** UID of the player who invited this one, or an affiliate code from the `affi` parameter. */
  referrer: z.optional(
    z.string('msg.invalidRequest').check(z.trim(), z.maxLength(40, 'msg.invalidRequest')),
  ),
  terms: z.literal(true, 'msg.acceptTerms'),
  /** They declare to be `LEAST_AGE` or older; when is kept. */
  isOfAge: z.literal(true, 'msg.underAge'),
  language: z.enum(LANGUAGES),
  /** Of who came from Telegram (ErrorBody): 400 `msg.invalidRegisterToken` where it is none, or too old. */
  registerToken: z.optional(z.string('msg.invalidRegisterToken')),
});
export type RegisterRequest = z.infer<typeof RegisterRequest>;
