import { useTranslation } from 'react-i18next';
import { Button } from '#src/parts/button/Button.tsx';
import { CheckField } from '#src/parts/field/CheckField.tsx';
import { TextField } from '#src/parts/field/TextField.tsx';

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
      <TextField
        id="login-uid"
        label={t('uid')}
        hint={t('uidHint')}
        error={error}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={uid}
        onChange={({ target }) => onUid(target.value.trim())}
      />
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
