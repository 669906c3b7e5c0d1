import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Otp, Password } from '#contract/session.ts';
import { SentOtpField, useOtpRefusal } from '#src/features/account/otp/SentOtpField.tsx';
import { useReset } from '#src/features/account/session.ts';
import { useSettingForm } from '#src/features/settings/useSettingForm.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ManagedUid } from '#src/ui/field/ManagedUid.tsx';
import { NewPasswordField } from '#src/ui/field/NewPasswordField.tsx';
import { PasswordField } from '#src/ui/field/PasswordField.tsx';
import { Alert } from '#src/ui/form/Alert.tsx';
import { isMessageKey, useMessage } from '#src/ui/message/useMessage.ts';
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

/** The code that came, and the new password twice. */
export const NewPassword = ({ uid, otpId, filledIn, onDone }: NewPasswordProps) => {
  const { t } = useTranslation('login');
  const { t: setting } = useTranslation('setting');
  const { t: register } = useTranslation('register');
  const { message } = useMessage();
  const reset = useReset();
  const wrong = (password: string) => {
    const key = Password.safeParse(password).error?.issues[0]?.message;
    return isMessageKey(key) ? message(key) : undefined;
  };
  const { form, failure, isBusy, submit } = useSettingForm({
    typ: RESET_TYP,
    defaultValues: { otp: '', password: '', confirm: '' },
    check: ({ otp, password, confirm }) => ({
      otp: Otp.safeParse(otp).success ? undefined : message('msg.invalidOtp'),
      password: wrong(password),
      confirm: confirm === password ? undefined : message('msg.passwordMismatch'),
    }),
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
      <SentOtpField form={form} id="reset-otp" otpId={otpId} filledIn={filledIn} />
      <Controller
        control={control}
        name="password"
        render={({ field, fieldState: { error } }) => (
          <NewPasswordField
            {...field}
            id="reset-password"
            label={setting('password.field')}
            hint={register('passwordHint')}
            error={error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="confirm"
        render={({ field, fieldState: { error } }) => (
          <PasswordField
            {...field}
            id="reset-confirm"
            label={setting('password.confirm')}
            autoComplete="new-password"
            error={error?.message}
          />
        )}
      />
      <TooFrequent typ={RESET_TYP} />
      {failure !== null && <Alert>{failure}</Alert>}
      <Button type="submit" isWide isBusy={isBusy}>
        {t('reset.submit')}
      </Button>
      <p className={css.aside}>{t('reset.keepsPin')}</p>
    </form>
  );
};
