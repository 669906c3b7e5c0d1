import { useTranslation } from 'react-i18next';
import { COIN, PROGRESS } from '#contract/terms.ts';
import { Link } from '#src/base/go.ts';
import { paths } from '#src/base/paths.ts';
import css from './how.module.css';

/** What is paid for what, what does not count, and how to be without it. */
export const HowItPays = () => {
  const { t } = useTranslation('progress');
  return (
    <section className={css.how} aria-labelledby="how">
      <h2 id="how" className={css.heading}>
        {t('how.title')}
      </h2>
      <ul className={css.rules}>
        <li>{t('how.goal', { count: PROGRESS.goalCoins / COIN })}</li>
        <li>{t('how.streak', { count: PROGRESS.streakCoins / COIN })}</li>
        <li>{t('how.day')}</li>
        <li>{t('how.chosen', { count: PROGRESS.chosenWeeks })}</li>
        <li>{t('how.stake')}</li>
        <li>{t('how.rest')}</li>
        <li>{t('how.off')}</li>
      </ul>
      <Link to={paths.settingResponsibleGaming.href()} className={css.switch}>
        {t('how.switch')}
      </Link>
    </section>
  );
};
