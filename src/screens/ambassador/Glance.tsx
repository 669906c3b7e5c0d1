import { useTranslation } from 'react-i18next';
import css from './ambassador.module.css';

const LINES = ['home', 'wears', 'drinks', 'plays', 'never'] as const;

/** Small things about her, on a parchment card. */
export const Glance = () => {
  const { t } = useTranslation('ambassador');
  return (
    <section className={css.glance} aria-labelledby="glance">
      <h2 id="glance" className={css.heading}>
        {t('glance.title')}
      </h2>
      <dl>
        {LINES.map((line) => (
          <div key={line} className={css.line}>
            <dt>{t(`glance.${line}.label`)}</dt>
            <dd>{t(`glance.${line}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
