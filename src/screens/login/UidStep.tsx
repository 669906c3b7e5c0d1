import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/Button.tsx';
import { CheckField } from '#src/ui/field/CheckField.tsx';
import { UidField } from './UidField.tsx';

interface UidStepProps {
  uid: string;
  onUid: (uid: string) => void;
  isRemembered: boolean;
  onRemembered: (isRemembered: boolean) => void;
  error: string | undefined;
}

export const UidStep = ({ uid, onUid, isRemembered, onRemembered, error }: UidStepProps) => {
  const { t } = useTranslation('login');
  return (
    <>
      <UidField id="login-uid" uid={uid} onUid={onUid} error={error} />
      <CheckField
        id="login-remember"
        checked={isRemembered}
        onChange={({ target }) => onRemembered(target.checked)}
      >
        {t('remember')}
      </CheckField>
      <Button type="submit" isWide>
        {t('next')}
      </Button>
    </>
  );
};
