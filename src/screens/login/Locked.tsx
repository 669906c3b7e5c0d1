import { Trans, useTranslation } from 'react-i18next';
import { Link } from '#src/base/go.ts';
import { Alert } from '#src/ui/form/Alert.tsx';
import { RESET_STEP } from './resetStep.ts';

/** Too many wrong passwords: when the next try is, minute by minute, and the way around the wait. */
export const Locked = ({ seconds }: { seconds: number }) => {
  const { t } = useTranslation('login');
  const time = t('locked.minutes', { count: Math.ceil(seconds / 60) });
  return (
    <Alert>
      <Trans
        t={t}
        i18nKey="locked.text"
        values={{ time }}
        components={{ reset: <Link to={RESET_STEP} /> }}
      />
    </Alert>
  );
};
