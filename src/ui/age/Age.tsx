import { useTranslation } from 'react-i18next';
import { formatDate } from '#src/base/format.ts';
import { useLanguage } from '#src/base/language.ts';
import { Icon } from '../icon/Icon.tsx';
import css from './age.module.css';

/** Of when what stands beside it is, while nobody confirms that it still is so. `at`: epoch ms; 0: it was never told. */
export const Age = ({ at }: { at: number }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <p className={css.age} role="status">
      <Icon name="history" size="s" />
      <span>
        {at === 0 ? t('balance.unknown') : t('balance.asOf', { date: formatDate(at, language) })}
      </span>
    </p>
  );
};
