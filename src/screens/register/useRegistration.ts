import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { CallError, isTooFrequent } from '#src/base/calls/CallError.ts';
import { useGo } from '#src/base/go.ts';
import { useLanguage } from '#src/base/language.ts';
import { takeRememberedPath } from '#src/base/redirect.ts';
import { refusals, stored } from '#src/base/stored.ts';
import { useOtpRefusal } from '#src/features/account/otp/SentOtpField.tsx';
import { useRegister } from '#src/features/account/session.ts';
import { toE164 } from '#src/ui/field/phones.ts';
import { useOnce } from '#src/ui/form/useOnce.ts';
import { type Draft, dropDraft, phoneOf, type RegisterCode, readDraft } from './draft.ts';
import { fieldOf, firstOf, type Known, type RegisterForm, schemaFor } from './form.ts';
import { useKeptDraft } from './useKeptDraft.ts';
import { useUid } from './useUid.ts';

/** What was typed before a reload; a password and a code never outlast one. */
const startOf = (draft: Draft | null): RegisterForm => ({
  uid: draft?.uid ?? '',
  fullName: draft?.fullName ?? '',
  password: '',
  confirm: '',
  referrer: draft?.referrer || (stored.affi.get() ?? ''),
  phone: phoneOf(draft),
  otp: '',
  terms: draft?.terms ?? false,
  isOfAge: draft?.isOfAge ?? false,
});

/** Sends the form, whole and right, with the code that came, and leads on into the club. */
const useJoin = (code: RegisterCode | null, onRefused: (error: unknown) => void) => {
  const language = useLanguage();
  const go = useGo();
  const register = useRegister();
  const join = async ({ uid, fullName, password, referrer, otp, phone: typed }: RegisterForm) => {
    const phone = await toE164(typed);
    if (phone === null || code === null) return;
    refusals.forgetWait('register');
    try {
      await register.mutateAsync({
        uid,
        fullName,
        password,
        phone,
        otpId: code.otpId,
        otp,
        ...(referrer !== '' && { referrer }),
        terms: true,
        isOfAge: true,
        language,
      });
      dropDraft();
      await go(takeRememberedPath(), { replace: true });
    } catch (error) {
      onRefused(error);
    }
  };
  return { join, isBusy: register.isPending };
};

/** The registration as the screen shows it: the form, the UID's check, the code, the call. */
export const useRegistration = () => {
  const [draft] = useState(readDraft);
  const [code, setCode] = useState<RegisterCode | null>(draft?.code ?? null);
  const [failure, setFailure] = useState<unknown>(null);
  const known = useRef<Known>({
    availableUid: draft?.availableUid ?? null,
    codeSentTo: code?.phone ?? null,
  });
  const once = useOnce();
  const otpRefusal = useOtpRefusal();

  // Made once: it reads what is known at the time it is asked.
  const [resolver] = useState(() => zodResolver(schemaFor(() => known.current)));
  const form = useForm<RegisterForm>({
    resolver,
    mode: 'onTouched',
    // Told below: the fields register in another order than they are seen in.
    shouldFocusError: false,
    defaultValues: startOf(draft),
  });

  const showRefusal = (error: unknown) => {
    // Counted down beside the button that was pressed.
    if (isTooFrequent(error)) return;
    const field = error instanceof CallError ? fieldOf(error.field, error.message) : null;
    if (field === null || !(error instanceof CallError)) return setFailure(error);
    const message = otpRefusal(error) ?? error.message;
    form.setError(field, { type: 'server', message }, { shouldFocus: true });
  };
  const uid = useUid(form, known, showRefusal);
  useKeptDraft(form, uid.availableUid, code);
  const { join, isBusy } = useJoin(code, showRefusal);

  return {
    form,
    ...uid,
    code,
    keepCode: (sent: RegisterCode) => {
      known.current.codeSentTo = sent.phone;
      setCode(sent);
      form.clearErrors(['phone', 'otp']);
    },
    showRefusal,
    validate: form.trigger,
    failure,
    isBusy,
    submit: (event: FormEvent) => {
      event.preventDefault();
      const send = form.handleSubmit(
        (values) => {
          setFailure(null);
          return join(values);
        },
        (errors) => {
          const first = firstOf(errors);
          if (first) form.setFocus(first);
        },
      );
      void once(send);
    },
  };
};
export type Registration = ReturnType<typeof useRegistration>;
