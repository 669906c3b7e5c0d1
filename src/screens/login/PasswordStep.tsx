import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/parts/button/Button.tsx';
import { ManagedUid } from '#src/parts/field/ManagedUid.tsx';
import { PasswordField } from '#src/parts/field/PasswordField.tsx';
import { Icon } from '#src/parts/icon/Icon.tsx';
import css from './login.module.css';

interface PasswordStepProps {
  uid: string;
  password: string;
  onPassword: (password: string) => void;
  error: string | undefined;
  isBusy: boolean;
  onBack: () => void;
}

const FIELD = 'login-password';

export const PasswordStep = ({
  uid,
  password,
  onPassword,
  error,
  isBusy,
  onBack,
}: PasswordStepProps) => {
  const { t } = useTranslation('login');
  useEffect(() => document.getElementById(FIELD)?.focus(), []);
  return (
    <>
      <div className={css.who}>
        <span className={css.medal}>
          <Icon name="user" />
        </span>
        <span className={css.whoText}>
          <span className={css.as}>{t('as')}</span>
          <strong className={css.uid}>{uid}</strong>
        </span>
        <Button look="plain" size="s" onClick={onBack} disabled={isBusy}>
          {t('change')}
        </Button>
      </div>
      <ManagedUid uid={uid} />
      <PasswordField
        id={FIELD}
        label={t('password')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => onPassword(target.value)}
        error={error}
      />
      <Button type="submit" isWide isBusy={isBusy}>
        {t('submit')}
      </Button>
    </>
  );
};
