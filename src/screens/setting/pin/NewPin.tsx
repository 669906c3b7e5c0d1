import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TransactionPin } from '#contract/account.ts';
import { Otp } from '#contract/session.ts';
import { SentOtpField, useOtpRefusal } from '#src/features/account/otp/SentOtpField.tsx';
import { useSetPin } from '#src/features/account/pin.ts';
import { FormCard } from '#src/features/settings/FormCard.tsx';
import { useSettingForm } from '#src/features/settings/useSettingForm.ts';
import { PinField } from '#src/ui/field/PinField.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';

interface NewPinProps {
  /** The code that was sent. */
  otpId: string;
  /** The demo's code, each time it is to be filled in. */
  filledIn: { code: string } | null;
  /** None was set before. */
  isFirst: boolean;
  onDone: () => void;
}

/** The code that came, and the new PIN twice. */
export const NewPin = ({ otpId, filledIn, isFirst, onDone }: NewPinProps) => {
  const { t } = useTranslation('setting');
  const { message } = useMessage();
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
    wordsOf: useOtpRefusal(),
  });
  const { control } = form.form;

  return (
    <FormCard form={form} submit={t(isFirst ? 'pin.submit' : 'pin.change')}>
      <SentOtpField form={form.form} id="pin-otp" otpId={otpId} filledIn={filledIn} />
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
