import { useEffect } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TransactionPin } from '#contract/account.ts';
import { Otp } from '#contract/session.ts';
import { useSetPin } from '#src/calls/pin.ts';
import { OtpField } from '#src/parts/field/OtpField.tsx';
import { PinField } from '#src/parts/field/PinField.tsx';
import { useMessage } from '#src/parts/message/useMessage.ts';
import { FormCard } from '#src/parts/setting/FormCard.tsx';
import { useSettingForm } from '#src/parts/setting/useSettingForm.ts';

interface NewPinProps {
  /** The code that was sent. */
  otpId: string;
  /** The demo's code, each time it is to be filled in. */
  filledIn: { code: string } | null;
  /** None was set before. */
  isFirst: boolean;
  onDone: () => void;
}

const OTP_FIELD = 'pin-otp';

/** The code that came, and the new PIN twice. */
export const NewPin = ({ otpId, filledIn, isFirst, onDone }: NewPinProps) => {
  const { t } = useTranslation('setting');
  const { t: register } = useTranslation('register');
  const { message, errorText } = useMessage();
  const setPin = useSetPin();
  const form = useSettingForm({
    defaultValues: { otp: '', pin: '', confirm: '' },
    check: ({ otp, pin, confirm }) => ({
      otp: Otp.safeParse(otp).success ? undefined : message('msg.invalidOtp'),
      pin: TransactionPin.safeParse(pin).success ? undefined : t('pin.sixDigits'),
      confirm: confirm === pin ? undefined : t('pin.mismatch'),
    }),
    save: async ({ otp, pin }) => {
      await setPin.mutateAsync({ otpId, otp, pin });
      onDone();
    },
    wordsOf: (error) => {
      if (error.field !== 'otp') return null;
      const isOver = error.message === 'msg.otpExpired' || error.count === 0;
      const words = { message: errorText(error), left: error.count };
      return isOver ? t('pin.askAnew', words) : t('pin.left', words);
    },
  });
  const { control, resetField, setValue } = form.form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another code nothing is typed yet.
  useEffect(() => {
    resetField('otp');
    document.getElementById(OTP_FIELD)?.focus();
  }, [otpId, resetField]);
  useEffect(() => {
    if (filledIn) setValue('otp', filledIn.code, { shouldTouch: true, shouldValidate: true });
  }, [filledIn, setValue]);

  return (
    <FormCard form={form} submit={t(isFirst ? 'pin.submit' : 'pin.change')}>
      <Controller
        control={control}
        name="otp"
        render={({ field, fieldState: { error } }) => (
          <OtpField {...field} id={OTP_FIELD} label={register('otp')} error={error?.message} />
        )}
      />
      <Controller
        control={control}
        name="pin"
        render={({ field, fieldState: { error } }) => (
          <PinField
            {...field}
            id="pin-new"
            label={t('pin.field')}
            hint={t('pin.hint')}
            error={error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="confirm"
        render={({ field, fieldState: { error } }) => (
          <PinField {...field} id="pin-again" label={t('pin.again')} error={error?.message} />
        )}
      />
    </FormCard>
  );
};
