import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ManagedUid } from '#src/ui/field/ManagedUid.tsx';
import { PasswordField } from '#src/ui/field/PasswordField.tsx';
import { OnlineButton } from '#src/ui/offline/OnlineButton.tsx';
import { Who } from './Who.tsx';

interface PasswordStepProps {
  uid: string;
  password: string;
  onPassword: (password: string) => void;
  error: string | undefined;
  isBusy: boolean;
  /** Too many tries: none is taken for now. */
  isLocked: boolean;
  onBack: () => void;
}

const FIELD = 'login-password';

export const PasswordStep = ({
  uid,
  password,
  onPassword,
  error,
  isBusy,
  isLocked,
  onBack,
}: PasswordStepProps) => {
  const { t } = useTranslation('login');
  useEffect(() => document.getElementById(FIELD)?.focus(), []);
  return (
    <>
      <Who label={t('as')} uid={uid} isBusy={isBusy} onChange={onBack} />
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
      <OnlineButton type="submit" isWide isBusy={isBusy} disabled={isLocked}>
        {t('submit')}
      </OnlineButton>
    </>
  );
};
