import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { Otp } from '#contract/session.ts';
import { SentOtpField, useOtpRefusal } from '#src/features/account/otp/SentOtpField.tsx';
import { useStepUp } from '#src/features/account/stepUp/useStepUp.tsx';
import { FormCard } from '#src/features/settings/FormCard.tsx';
import { useSettingForm } from '#src/ui/form/useSettingForm.ts';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { useChangePhone } from './phone.ts';

interface SentCode {
  otpId: string;
  /** The demo's code, each time it is to be filled in. */
  filledIn: { code: string } | null;
}

interface BothCodesProps {
  old: SentCode;
  next: SentCode & { phone: string };
  /** The new number, its middle hidden. */
  onDone: (phone: string) => void;
}

/** The codes that came to both numbers, and the change itself. */
export const BothCodes = ({ old, next, onDone }: BothCodesProps) => {
  const { t } = useTranslation('account');
  const { errorText } = useMessage();
  const change = useChangePhone();
  const stepUp = useStepUp();
  const otpWords = useOtpRefusal();
  const form = useSettingForm({
    typ: 'phone',
    defaultValues: { otp: '', newOtp: '' },
    schema: z.object({ otp: Otp, newOtp: Otp }),
    save: async (codes) => {
      const { otpId: newOtpId, phone } = next;
      const asked = { ...codes, otpId: old.otpId, newOtpId, phone };
      const made = await stepUp.run((token) => change.mutateAsync({ ...asked, stepUp: token }));
      if (made === false) return false;
      onDone(made.phone);
    },
    wordsOf: (error) =>
      error.message === 'msg.updateFailed'
        ? t('phone.same', { message: errorText(error) })
        : otpWords(error),
  });
  return (
    <>
      <FormCard form={form} submit={t('phone.submit')}>
        <SentOtpField
          form={form.form}
          id="phone-otp"
          label={t('phone.oldOtp')}
          otpId={old.otpId}
          filledIn={old.filledIn}
          error={form.errorOf('otp')}
        />
        <SentOtpField
          form={form.form}
          id="phone-new-otp"
          name="newOtp"
          label={t('phone.newOtp', { phone: next.phone })}
          otpId={next.otpId}
          filledIn={next.filledIn}
          error={form.errorOf('newOtp')}
        />
      </FormCard>
      {stepUp.popup}
    </>
  );
};
