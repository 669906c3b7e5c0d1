import { useTranslation } from 'react-i18next';
import { REDEEM_CREDIT_SEN } from '#contract/facts.ts';
import { formatCredit } from '#src/base/format.ts';
import { CoinImage, DisplayFigures } from '#src/features/club/coins/Coins.tsx';
import css from './how.module.css';

const STEPS = ['s1', 's2', 's3'] as const;

/** A voucher that says how coins become credit. */
export const HowItWorks = () => {
  const { t } = useTranslation('home');
  return (
    <section className={css.ticket} aria-labelledby="how">
      <div className={css.stub}>
        <CoinImage size={64} />
        <p className={css.rate}>
          <span>{t('how.rate.coins')}</span>
          <span className={css.credit}>
            <DisplayFigures text={formatCredit(REDEEM_CREDIT_SEN)} />
          </span>
          <span>{t('how.rate.credit')}</span>
        </p>
      </div>
      <div className={css.body}>
        <h2 id="how" className={css.title}>
          {t('how.title')}
        </h2>
        <ol className={css.steps}>
          {STEPS.map((step, index) => (
            <li key={step} className={css.step}>
              <span className={css.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className={css.name}>{t(`how.${step}.title`)}</h3>
              <p className={css.text}>{t(`how.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
};
