import { useEffect } from 'react';
import {
  type FieldPath,
  type FieldPathValue,
  type UseFormReturn,
  useController,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CallError } from '#src/base/calls/CallError.ts';
import { OtpField } from '#src/ui/field/OtpField.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';

interface SentOtpFieldProps<V extends { otp: string }> {
  form: UseFormReturn<V>;
  id: string;
  /** The code that was sent last: another one empties the field and has the focus there. */
  otpId: string;
  /** The demo's code, each time it is to be filled in. */
  filledIn: { code: string } | null;
  error: string | undefined;
  /** Where a form has codes of two numbers: which field this is, and what it is called. */
  name?: 'otp' | 'newOtp';
  label?: string;
}

/** The field of a form for a code that was sent: `otp` when not said. */
export const SentOtpField = <V extends { otp: string }>(props: SentOtpFieldProps<V>) => {
  const { form, id, otpId, filledIn, error, label } = props;
  const { t } = useTranslation('register');
  const { control, resetField, setValue } = form;
  // Of any form with such a field; the compiler can't see it through the type parameter.
  const name = (props.name ?? 'otp') as FieldPath<V>;
  const { field } = useController({ control, name });
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another code nothing is typed yet.
  useEffect(() => {
    resetField(name);
    document.getElementById(id)?.focus();
  }, [otpId, id, name, resetField]);
  useEffect(() => {
    if (!filledIn) return;
    const code = filledIn.code as FieldPathValue<V, FieldPath<V>>;
    setValue(name, code, { shouldTouch: true, shouldValidate: true });
  }, [filledIn, name, setValue]);
  return <OtpField {...field} id={id} label={label ?? t('otp')} error={error} />;
};

/** What a refused code means: the tries that are left, or that another is to be asked for. */
export const useOtpRefusal = () => {
  const { t } = useTranslation('setting');
  const { errorText } = useMessage();
  return (error: CallError): string | null => {
    if (error.field !== 'otp' && error.field !== 'newOtp') return null;
    const isOver = error.message === 'msg.otpExpired' || error.count === 0;
    const words = { message: errorText(error), left: error.count };
    return isOver ? t('pin.askAnew', words) : t('pin.left', words);
  };
};
