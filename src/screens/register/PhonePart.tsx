import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { OTP_RESEND_SECONDS } from '#contract/session.ts';
import { wallClock } from '#engine/clock.ts';
import { CallError } from '#src/base/calls/CallError.ts';
import { useLanguage } from '#src/base/language.ts';
import { refusals } from '#src/base/stored.ts';
import { SendCode } from '#src/features/account/otp/SendCode.tsx';
import { useOtp, usePhoneCountries } from '#src/features/account/session.ts';
import { useCountdown } from '#src/ui/countdown/useCountdown.ts';
import { OtpField } from '#src/ui/field/OtpField.tsx';
import { PhoneField } from '#src/ui/field/PhoneField.tsx';
import { toE164 } from '#src/ui/field/phones.ts';
import { useOnce } from '#src/ui/form/useOnce.ts';
import css from './register.module.css';
import type { ErrorOf } from './useFieldError.ts';
import type { Registration } from './useRegistration.ts';

interface PartProps {
  registration: Registration;
  errorOf: ErrorOf;
}

/** What the server calls the family of these calls. */
const OTP_TYP = 'otp';

/** The phone, the code sent to it, and when another may be asked for. */
export const PhonePart = ({ registration, errorOf }: PartProps) => {
  const { t } = useTranslation('register');
  const { form, code, keepCode, showRefusal } = registration;
  const language = useLanguage();
  const countries = usePhoneCountries();
  const otp = useOtp();
  const once = useOnce();
  const seconds = useCountdown(code?.resendAt ?? 0);

  const send = async () => {
    const phone = await toE164(form.getValues('phone'));
    if (seconds > 0) return;
    if (phone === null) {
      const message = 'msg.invalidPhone';
      return form.setError('phone', { type: 'rule', message }, { shouldFocus: true });
    }
    refusals.forgetWait(OTP_TYP);
    try {
      const { otpId, demoCode } = await otp.mutateAsync({ phone, language });
      form.setValue('otp', '');
      // Counted on this device's clock: the server's may stand a little apart.
      const resendAt = wallClock.now() + OTP_RESEND_SECONDS * 1000;
      keepCode({ otpId, phone, resendAt, ...(demoCode && { demoCode }) });
    } catch (error) {
      if (error instanceof CallError && error.seconds !== undefined && code !== null) {
        keepCode({ ...code, resendAt: wallClock.now() + error.seconds * 1000 });
      }
      showRefusal(error);
    }
  };

  const isRefused = form.formState.errors.otp?.type === 'server';
  const hint =
    code === null ? t('otpFirst') : isRefused ? t('otpAgain') : t('otpSent', { phone: code.phone });

  return (
    <fieldset className={css.part}>
      <legend className={css.legend}>{t('part.phone')}</legend>
      <Controller
        control={form.control}
        name="phone"
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <PhoneField
            ref={ref}
            id="register-phone"
            offered={countries}
            label={t('phone')}
            hint={t('phoneHint')}
            error={errorOf('phone')}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
          />
        )}
      />
      <SendCode
        typ={OTP_TYP}
        isSent={code !== null}
        resendAt={code?.resendAt ?? 0}
        isBusy={otp.isPending}
        onSend={() => void once(send)}
        demoCode={code?.demoCode}
        onUse={(demoCode) =>
          form.setValue('otp', demoCode, { shouldTouch: true, shouldValidate: true })
        }
      />
      <Controller
        control={form.control}
        name="otp"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <OtpField
            ref={ref}
            id="register-otp"
            label={t('otp')}
            hint={hint}
            error={errorOf('otp')}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
          />
        )}
      />
    </fieldset>
  );
};
