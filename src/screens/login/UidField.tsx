import { useTranslation } from 'react-i18next';
import { TextField } from '#src/ui/field/TextField.tsx';

interface UidFieldProps {
  id: string;
  uid: string;
  onUid: (uid: string) => void;
  error: string | undefined;
}

export const UidField = ({ id, uid, onUid, error }: UidFieldProps) => {
  const { t } = useTranslation('login');
  return (
    <TextField
      id={id}
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
  );
};
