import { useTranslation } from 'react-i18next';
import { TextField } from '#src/ui/field/TextField.tsx';
import css from './register.module.css';
import type { ErrorOf } from './useFieldError.ts';
import type { Registration } from './useRegistration.ts';

interface PartProps {
  registration: Registration;
  errorOf: ErrorOf;
}

export const PersonPart = ({ registration: { form }, errorOf }: PartProps) => {
  const { t } = useTranslation('register');
  return (
    <fieldset className={css.part}>
      <legend className={css.legend}>{t('part.person')}</legend>
      <TextField
        id="register-name"
        label={t('fullName')}
        hint={t('fullNameHint')}
        error={errorOf('fullName')}
        autoComplete="name"
        {...form.register('fullName')}
      />
      <TextField
        id="register-referrer"
        label={t('referrer')}
        hint={t('referrerHint')}
        error={errorOf('referrer')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        {...form.register('referrer')}
      />
    </fieldset>
  );
};
