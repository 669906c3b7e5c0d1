import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/Button.tsx';
import { NewPasswordField } from '#src/ui/field/NewPasswordField.tsx';
import { PasswordField } from '#src/ui/field/PasswordField.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { TooFrequent } from '#src/ui/wait/TooFrequent.tsx';
import css from './register.module.css';
import type { ErrorOf } from './useFieldError.ts';
import type { Registration } from './useRegistration.ts';

interface PartProps {
  registration: Registration;
  errorOf: ErrorOf;
}

/** The UID with its check, and the password twice. */
export const AccountPart = ({ registration, errorOf }: PartProps) => {
  const { t } = useTranslation('register');
  const { message } = useMessage();
  const { form, availableUid, isChecking, checkUid, validate } = registration;
  const uid = form.watch('uid');
  const isAvailable = uid !== '' && uid === availableUid;
  const error = errorOf('uid');
  return (
    <fieldset className={css.part}>
      <legend className={css.legend}>{t('part.account')}</legend>
      <TextField
        id="register-uid"
        label={t('uid')}
        hint={t('uidHint')}
        error={error}
        success={isAvailable && !error ? message('msg.uidAvailable') : undefined}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...form.register('uid', { setValueAs: (value: string) => value.trim() })}
        end={
          <Button
            look="quiet"
            size="s"
            className={css.check}
            isBusy={isChecking}
            onClick={checkUid}
          >
            {t('check')}
          </Button>
        }
      />
      <TooFrequent typ="uid" />
      <NewPasswordField
        id="register-password"
        label={t('password')}
        hint={t('passwordHint')}
        error={errorOf('password')}
        {...form.register('password', {
          onChange: () => form.getFieldState('confirm').isTouched && void validate('confirm'),
        })}
      />
      <PasswordField
        id="register-confirm"
        label={t('confirm')}
        error={errorOf('confirm')}
        autoComplete="new-password"
        {...form.register('confirm')}
      />
    </fieldset>
  );
};
