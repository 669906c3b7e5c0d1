import { useTranslation } from 'react-i18next';
import { LEAST_AGE } from '#contract/terms.ts';
import css from './ageMark.module.css';

/** For whom the club is: a mark like a road sign's, and its words. */
export const AgeMark = () => {
  const { t } = useTranslation();
  return (
    <p className={css.age}>
      <span className={css.mark} aria-hidden="true">{`${LEAST_AGE}+`}</span>
      {t('footer.age')}
    </p>
  );
};
