import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SendCode } from '#src/features/account/otp/SendCode.tsx';
import { usePhoneCountries } from '#src/features/account/session.ts';
import { OtpField } from '#src/ui/field/OtpField.tsx';
import { PhoneField } from '#src/ui/field/PhoneField.tsx';
import css from './register.module.css';
import type { ErrorOf } from './useFieldError.ts';
import { OTP_TYP, usePhoneCode } from './usePhoneCode.ts';
import type { Registration } from './useRegistration.ts';

interface PartProps {
  registration: Registration;
  errorOf: ErrorOf;
}

/** The phone, the code sent to it, and when another may be asked for. */
export const PhonePart = ({ registration, errorOf }: PartProps) => {
  const { t } = useTranslation('register');
  const { form, code } = registration;
  const countries = usePhoneCountries();
  const { send, isBusy } = usePhoneCode(registration);

  const hint = code === null ? t('otpFirst') : t('otpSent', { phone: code.phone });

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
        isBusy={isBusy}
        onSend={send}
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
