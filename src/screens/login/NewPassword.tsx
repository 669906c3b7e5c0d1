import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { Otp, Password } from '#contract/session.ts';
import { SentOtpField, useOtpRefusal } from '#src/features/account/otp/SentOtpField.tsx';
import { useReset } from '#src/features/account/session.ts';
import { sameAs } from '#src/features/settings/sameAs.ts';
import { ManagedUid } from '#src/ui/field/ManagedUid.tsx';
import { NewPasswordField } from '#src/ui/field/NewPasswordField.tsx';
import { PasswordField } from '#src/ui/field/PasswordField.tsx';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useSettingForm } from '#src/ui/form/useSettingForm.ts';
import { OnlineButton } from '#src/ui/offline/OnlineButton.tsx';
import { TooFrequent } from '#src/ui/wait/TooFrequent.tsx';
import css from './login.module.css';

interface NewPasswordProps {
  uid: string;
  /** The code that was asked for. */
  otpId: string;
  /** The demo's code, each time it is to be filled in. */
  filledIn: { code: string } | null;
  onDone: () => void;
}

const RESET_TYP = 'reset';

const NewPasswordForm = z
  .object({ otp: Otp, password: Password, confirm: z.string() })
  .check(sameAs('password', 'msg.passwordMismatch'));

/** The code that came, and the new password twice. */
export const NewPassword = ({ uid, otpId, filledIn, onDone }: NewPasswordProps) => {
  const { t } = useTranslation('login');
  const { t: setting } = useTranslation('setting');
  const { t: register } = useTranslation('register');
  const reset = useReset();
  const { form, errorOf, failure, isBusy, submit } = useSettingForm({
    typ: RESET_TYP,
    defaultValues: { otp: '', password: '', confirm: '' },
    schema: NewPasswordForm,
    save: async ({ otp, password }) => {
      await reset.mutateAsync({ uid, otpId, otp, password });
      onDone();
    },
    wordsOf: useOtpRefusal(),
  });
  const { control } = form;

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <ManagedUid uid={uid} />
      <SentOtpField
        form={form}
        id="reset-otp"
        otpId={otpId}
        filledIn={filledIn}
        error={errorOf('otp')}
      />
      <Controller
        control={control}
        name="password"
        render={({ field }) => (
          <NewPasswordField
            {...field}
            id="reset-password"
            label={setting('password.field')}
            hint={register('passwordHint')}
            error={errorOf('password')}
          />
        )}
      />
      <Controller
        control={control}
        name="confirm"
        render={({ field }) => (
          <PasswordField
            {...field}
            id="reset-confirm"
            label={setting('password.confirm')}
            autoComplete="new-password"
            error={errorOf('confirm')}
          />
        )}
      />
      <TooFrequent typ={RESET_TYP} />
      {failure !== null && <Alert>{failure}</Alert>}
      <OnlineButton type="submit" isWide isBusy={isBusy}>
        {t('reset.submit')}
      </OnlineButton>
      <p className={css.aside}>{t('reset.keepsPin')}</p>
    </form>
  );
};
