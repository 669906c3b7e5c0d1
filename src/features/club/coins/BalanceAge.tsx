import { useTranslation } from 'react-i18next';
import { formatDate } from '#src/base/format.ts';
import { useLanguage } from '#src/base/language.ts';
import { useBalanceAge } from '#src/session/useBalanceAge.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import css from './coins.module.css';

/** Of when the balance beside it is, while it can't be said to be the one of now; else nothing. */
export const BalanceAge = () => {
  const { t } = useTranslation();
  const language = useLanguage();
  const at = useBalanceAge();
  if (at === null) return null;
  return (
    <p className={css.age} role="status">
      <Icon name="history" size="s" />
      <span>
        {at === 0 ? t('balance.unknown') : t('balance.asOf', { date: formatDate(at, language) })}
      </span>
    </p>
  );
};
