import type { FieldErrors, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { MessageKey } from '#contract/messages.ts';
import { FullName, Otp, Password, Uid } from '#contract/session.ts';
import { type PhoneValue, toE164 } from '#src/ui/field/phones.ts';
import { isMessageKey } from '#src/ui/message/useMessage.ts';

export interface RegisterForm {
  uid: string;
  fullName: string;
  password: string;
  confirm: string;
  referrer: string;
  phone: PhoneValue;
  otp: string;
  terms: boolean;
}
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

const refusalOf = (schema: z.ZodMiniType, value: string): Refusal | null => {
  if (value.trim() === '') return EMPTY;
  const result = schema.safeParse(value);
  if (result.success) return null;
  const key = result.error.issues[0]?.message;
  return isMessageKey(key) ? key : 'msg.invalidRequest';
};

/** What spec 5 says of a UID: its shape, then that it was checked. */
const uidRefusal = (uid: string, { availableUid }: Known): Refusal | null =>
  uid === ''
    ? 'msg.uidCheckFirst'
    : (refusalOf(Uid, uid) ?? (uid === availableUid ? null : 'msg.uidCheckFirst'));

const confirmRefusal = ({ password, confirm }: RegisterForm): Refusal | null => {
  if (confirm === password && confirm !== '') return null;
  return confirm === '' ? EMPTY : 'msg.passwordMismatch';
};

const phoneRefusal = (national: string, phone: string | null): Refusal | null => {
  if (phone !== null) return null;
  return national.trim() === '' ? EMPTY : 'msg.invalidPhone';
};

/** What is said beside each field that is not right yet. */
export const refusals = async (
  form: RegisterForm,
  known: Known,
): Promise<Partial<Record<Field, Refusal>>> => {
  const phone = await toE164(form.phone);
  const isSent = phone !== null && phone === known.codeSentTo;
  const found: Record<Field, Refusal | null> = {
    uid: uidRefusal(form.uid, known),
    fullName: refusalOf(FullName, form.fullName),
    password: refusalOf(Password, form.password),
    confirm: confirmRefusal(form),
    referrer: null,
    phone: phoneRefusal(form.phone.national, phone),
    otp: form.otp === '' || isSent ? refusalOf(Otp, form.otp) : 'msg.invalidOtp',
    terms: form.terms ? null : 'msg.acceptTerms',
  };
  return Object.fromEntries(Object.entries(found).filter(([, key]) => key !== null));
};

/** The rules above as react-hook-form asks for them; `known` is read at the time of asking. */
export const resolverFor =
  (known: () => Known): Resolver<RegisterForm> =>
  async (values) => {
    const found = await refusals(values, known());
    const names = Object.entries(found);
    if (names.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(
      names.map(([name, message]) => [name, { type: 'rule', message }]),
    ) as FieldErrors<RegisterForm>;
    return { values: {}, errors };
  };

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
