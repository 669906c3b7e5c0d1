import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { TransactionPin } from '#contract/account.ts';
import { Otp } from '#contract/session.ts';
import { SentOtpField, useOtpRefusal } from '#src/features/account/otp/SentOtpField.tsx';
import { useSetPin } from '#src/features/account/pin.ts';
import { FormCard } from '#src/features/settings/FormCard.tsx';
import { sameAs } from '#src/features/settings/sameAs.ts';
import { PinField } from '#src/ui/field/PinField.tsx';
import { useSettingForm } from '#src/ui/form/useSettingForm.ts';

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
  const setPin = useSetPin();
  const form = useSettingForm({
    defaultValues: { otp: '', pin: '', confirm: '' },
    schema: z
      .object({
        otp: Otp,
        // In words of its own: the schema's message tells of a PIN that is not the player's.
        pin: z
          .string()
          .check(z.refine((pin) => TransactionPin.safeParse(pin).success, t('pin.sixDigits'))),
        confirm: z.string(),
      })
      .check(sameAs('pin', t('pin.mismatch'))),
    save: async ({ otp, pin }) => {
      await setPin.mutateAsync({ otpId, otp, pin });
      onDone();
    },
    wordsOf: useOtpRefusal(),
  });
  const { errorOf } = form;
  const { control } = form.form;

  return (
    <FormCard form={form} submit={t(isFirst ? 'pin.submit' : 'pin.change')}>
      <SentOtpField
        form={form.form}
        id="pin-otp"
        otpId={otpId}
        filledIn={filledIn}
        error={errorOf('otp')}
      />
      <Controller
        control={control}
        name="pin"
        render={({ field }) => (
          <PinField
            {...field}
            id="pin-new"
            label={t('pin.field')}
            hint={t('pin.hint')}
            error={errorOf('pin')}
          />
        )}
      />
      <Controller
        control={control}
        name="confirm"
        render={({ field }) => (
          <PinField {...field} id="pin-again" label={t('pin.again')} error={errorOf('confirm')} />
        )}
      />
    </FormCard>
  );
};
