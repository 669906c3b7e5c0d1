import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { Uid } from '#contract/session.ts';
import { CallError, isTooFrequent } from '#src/base/calls/CallError.ts';
import { useLanguage } from '#src/base/language.ts';
import { takeRememberedPath } from '#src/base/redirect.ts';
import { refusals, stored } from '#src/base/stored.ts';
import { useRegister, useUidCheck } from '#src/features/account/session.ts';
import { toE164 } from '#src/ui/field/phones.ts';
import { useOnce } from '#src/ui/form/useOnce.ts';
import { dropDraft, keepDraft, phoneOf, readDraft, type SentCode } from './draft.ts';
import { fieldOf, firstOf, type Known, type RegisterForm, resolverFor } from './form.ts';

export type Form = UseFormReturn<RegisterForm>;

/** The registration as the screen shows it: the form, the UID's check, the code, the call. */
export const useRegistration = () => {
  const [draft] = useState(readDraft);
  const [availableUid, setAvailableUid] = useState(draft?.availableUid ?? null);
  const [code, setCode] = useState<SentCode | null>(draft?.code ?? null);
  const [failure, setFailure] = useState<unknown>(null);
  const known = useRef<Known>({ availableUid, codeSentTo: code?.phone ?? null });
  const language = useLanguage();
  const navigate = useNavigate();
  const register = useRegister();
  const check = useUidCheck();
  const once = useOnce();

  // Made once: it reads what is known at the time it is asked.
  const [resolver] = useState(() => resolverFor(() => known.current));
  const form = useForm<RegisterForm>({
    resolver,
    mode: 'onTouched',
    // Told below: the fields register in another order than they are seen in.
    shouldFocusError: false,
    defaultValues: {
      uid: draft?.uid ?? '',
      fullName: draft?.fullName ?? '',
      password: '',
      confirm: '',
      referrer: draft?.referrer || (stored.affi.get() ?? ''),
      phone: phoneOf(draft),
      otp: '',
      terms: draft?.terms ?? false,
    },
  });
  const { watch, setError, clearErrors, trigger, getValues } = form;

  useEffect(() => {
    const keep = ({ uid, fullName, referrer, phone, terms }: RegisterForm) =>
      keepDraft({ uid, availableUid, fullName, referrer, ...phone, terms, code });
    keep(getValues());
    const { unsubscribe } = watch(() => keep(getValues()));
    return unsubscribe;
  }, [watch, getValues, availableUid, code]);

  const showRefusal = (error: unknown) => {
    // Counted down beside the button that was pressed.
    if (isTooFrequent(error)) return;
    const field = error instanceof CallError ? fieldOf(error.field, error.message) : null;
    if (field === null || !(error instanceof CallError)) return setFailure(error);
    setError(field, { type: 'server', message: error.message }, { shouldFocus: true });
  };

  const checkUid = () => {
    const uid = getValues('uid');
    if (check.isPending) return;
    if (!Uid.safeParse(uid).success) {
      setError('uid', {
        type: 'rule',
        message: uid === '' ? 'msg.uidCheckFirst' : 'msg.invalidUid',
      });
      return;
    }
    refusals.forgetWait('uid');
    check.mutate(uid, {
      onSuccess: () => {
        known.current.availableUid = uid;
        setAvailableUid(uid);
        // Only if nothing else was typed meanwhile is the present text the one that was checked.
        if (getValues('uid') === uid) clearErrors('uid');
      },
      onError: showRefusal,
    });
  };

  const keepCode = (sent: SentCode) => {
    known.current.codeSentTo = sent.phone;
    setCode(sent);
    clearErrors(['phone', 'otp']);
  };

  const join = async (values: RegisterForm) => {
    const phone = await toE164(values.phone);
    if (phone === null || code === null) return;
    setFailure(null);
    refusals.forgetWait('register');
    try {
      await register.mutateAsync({
        uid: values.uid,
        fullName: values.fullName.trim(),
        password: values.password,
        phone,
        otpId: code.otpId,
        otp: values.otp,
        ...(values.referrer.trim() !== '' && { referrer: values.referrer.trim() }),
        terms: true,
        language,
      });
      dropDraft();
      await navigate(takeRememberedPath(), { replace: true });
    } catch (error) {
      showRefusal(error);
    }
  };

  return {
    form,
    availableUid,
    isChecking: check.isPending,
    checkUid,
    code,
    keepCode,
    showRefusal,
    validate: trigger,
    failure,
    isBusy: register.isPending,
    submit: (event: FormEvent) => {
      event.preventDefault();
      void once(
        form.handleSubmit(join, (errors) => {
          const first = firstOf(errors);
          if (first) form.setFocus(first);
        }),
      );
    },
  };
};
export type Registration = ReturnType<typeof useRegistration>;
