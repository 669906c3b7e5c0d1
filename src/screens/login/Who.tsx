import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import css from './login.module.css';

interface WhoProps {
  /** What is done for the UID. */
  label: string;
  uid: string;
  isBusy: boolean;
  onChange: () => void;
}

/** The UID that was entered, and the way to another one. */
export const Who = ({ label, uid, isBusy, onChange }: WhoProps) => {
  const { t } = useTranslation('login');
  return (
    <div className={css.who}>
      <span className={css.medal}>
        <Icon name="user" />
      </span>
      <span className={css.whoText}>
        <span className={css.as}>{label}</span>
        <strong className={css.uid}>{uid}</strong>
      </span>
      <Button look="plain" size="s" onClick={onChange} disabled={isBusy}>
        {t('change')}
      </Button>
    </div>
  );
};
