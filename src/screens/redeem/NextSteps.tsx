import { useTranslation } from 'react-i18next';
import css from './redeem.module.css';

const STEPS = ['s1', 's2', 's3', 's4'] as const;

export const NextSteps = () => {
  const { t } = useTranslation('redeem');
  return (
    <section className={css.next}>
      <h2 className={css.heading}>{t('next.title')}</h2>
      <ol className={css.nextSteps}>
        {STEPS.map((step) => (
          <li key={step}>{t(`next.${step}`)}</li>
        ))}
      </ol>
    </section>
  );
};
