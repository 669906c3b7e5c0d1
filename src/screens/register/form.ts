import type { FieldErrors, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { MessageKey } from '#contract/messages.ts';
import { FullName, Otp, Password, Uid } from '#contract/session.ts';
import { type PhoneValue, toE164 } from '#src/parts/field/phones.ts';
import { isMessageKey } from '#src/parts/message/useMessage.ts';

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

/** What the rules of spec 5 can't see in the fields themselves. */
export interface Known {
  /** The UID the server said is available, or null. */
  availableUid: string | null;
  /** The number the last code was sent to, or null. */
  codeSentTo: string | null;
}

const refusalOf = (schema: z.ZodMiniType, value: unknown): MessageKey | null => {
  const result = schema.safeParse(value);
  if (result.success) return null;
  const key = result.error.issues[0]?.message;
  return isMessageKey(key) ? key : 'msg.invalidRequest';
};

/** What spec 5 says of a UID: its shape, then that it was checked. */
const uidRefusal = (uid: string, { availableUid }: Known): MessageKey | null =>
  uid === ''
    ? 'msg.uidCheckFirst'
    : (refusalOf(Uid, uid) ?? (uid === availableUid ? null : 'msg.uidCheckFirst'));

/** The message beside each field that is not right yet. */
export const refusals = async (
  form: RegisterForm,
  known: Known,
): Promise<Partial<Record<Field, MessageKey>>> => {
  const phone = await toE164(form.phone);
  const found: Record<Field, MessageKey | null> = {
    uid: uidRefusal(form.uid, known),
    fullName: refusalOf(FullName, form.fullName),
    password: refusalOf(Password, form.password),
    confirm: form.confirm === form.password ? null : 'msg.passwordMismatch',
    referrer: null,
    phone: phone === null ? 'msg.invalidPhone' : null,
    otp: phone !== known.codeSentTo ? 'msg.invalidOtp' : refusalOf(Otp, form.otp),
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
