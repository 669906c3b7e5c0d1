import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import type { MessageKey } from '#contract/messages.ts';
import { FullName, Otp, Password, Uid } from '#contract/session.ts';
import { type PhoneValue, toE164 } from '#src/ui/field/phones.ts';

export interface RegisterForm {
  uid: string;
  fullName: string;
  password: string;
  confirm: string;
  referrer: string;
  phone: PhoneValue;
  otp: string;
  terms: boolean;
  isOfAge: boolean;
}
export type Form = UseFormReturn<RegisterForm>;
type Field = keyof RegisterForm;

/** As they stand on the screen: what is wrong is gone through from the top. */
const ORDER = [
  'uid',
  'password',
  'confirm',
  'fullName',
  'referrer',
  'phone',
  'otp',
  'isOfAge',
  'terms',
] as const satisfies readonly Field[];

/** The first of the fields that something is said of; undefined: nothing is. */
export const firstOf = (errors: Partial<Record<Field, unknown>>): Field | undefined =>
  ORDER.find((field) => errors[field] !== undefined);

/** Of a field that is still empty: each has its own words for it, the catalogue has none. */
export const EMPTY = 'empty';
/** The fields that have them. */
export type MayBeEmpty = 'password' | 'confirm' | 'fullName' | 'phone' | 'otp';
type Refusal = MessageKey | typeof EMPTY;

/** What the rules of spec 5 can't see in the fields themselves. */
export interface Known {
  /** The UID the server said is available, or null. */
  availableUid: string | null;
  /** The number the last code was sent to, or null. */
  codeSentTo: string | null;
}

/** What `schema` asks of a text, once there is one. */
const filled = <Schema extends z.ZodMiniType<string, string>>(schema: Schema) =>
  z.pipe(z.string().check(z.refine((text) => text.trim() !== '', EMPTY)), schema);

/** The rules of spec 5, in the contract's words where it has them; `known` is read at the time of asking. */
export const schemaFor = (known: () => Known) =>
  z
    .object({
      // Its shape, then that it was checked.
      uid: z
        .pipe(z.string().check(z.minLength(1, 'msg.uidCheckFirst')), Uid)
        .check(z.refine((uid) => uid === known().availableUid, 'msg.uidCheckFirst')),
      fullName: filled(FullName),
      password: filled(Password),
      confirm: filled(z.string()),
      referrer: z.string().check(z.trim()),
      phone: z.custom<PhoneValue>(),
      otp: filled(Otp),
      isOfAge: z.boolean().check(z.refine((isDeclared) => isDeclared, 'msg.underAge')),
      terms: z.boolean().check(z.refine((isAccepted) => isAccepted, 'msg.acceptTerms')),
    })
    .check(
      z.refine(({ password, confirm }) => confirm === password, {
        path: ['confirm'],
        error: 'msg.passwordMismatch',
      }),
      z.check(async ({ value: { phone, otp }, issues }) => {
        const say = (field: Field, message: Refusal) =>
          issues.push({ code: 'custom', path: [field], message, input: phone });
        const number = await toE164(phone);
        if (number === null)
          say('phone', phone.national.trim() === '' ? EMPTY : 'msg.invalidPhone');
        if (otp !== '' && (number === null || number !== known().codeSentTo))
          say('otp', 'msg.invalidOtp');
      }),
    );

/** Where a refusal of the server belongs. */
const FIELD_OF: Partial<Record<string, Field>> = {
  uid: 'uid',
  fullName: 'fullName',
  password: 'password',
  phone: 'phone',
  otp: 'otp',
  otpId: 'otp',
  referrer: 'referrer',
  terms: 'terms',
  isOfAge: 'isOfAge',
};
const FIELD_OF_MESSAGE: Partial<Record<MessageKey, Field>> = {
  'msg.invalidUid': 'uid',
  'msg.accountExists': 'uid',
  'msg.phoneExists': 'phone',
  'msg.invalidPhone': 'phone',
  'msg.invalidOtp': 'otp',
  'msg.otpExpired': 'otp',
};

/** The form's field for a refusal, by the name it carries or else by its message; null: the whole form. */
export const fieldOf = (named: string | undefined, message: MessageKey): Field | null =>
  (named === undefined ? undefined : FIELD_OF[named]) ?? FIELD_OF_MESSAGE[message] ?? null;
