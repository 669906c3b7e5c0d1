import { useTranslation } from 'react-i18next';
import { formatCoinChange } from '#src/base/format.ts';
import { useDuration } from '#src/features/responsibleGaming/useDuration.ts';
import { netOf, useVisit } from '#src/session/visit.ts';
import css from './visit.module.css';

/** Time played and net result of this visit, over all games. */
export const VisitFigures = () => {
  const { t } = useTranslation('play');
  const duration = useDuration();
  const visit = useVisit();
  return (
    <section aria-label={t('visit.title')} className={css.figures}>
      <h3 className={css.title}>{t('visit.title')}</h3>
      <dl className={css.list}>
        <div>
          <dt>{t('visit.played')}</dt>
          <dd>{duration(visit.playedMs)}</dd>
        </div>
        <div>
          <dt>{t('visit.net')}</dt>
          <dd>{t('visit.coins', { coins: formatCoinChange(netOf(visit)) })}</dd>
        </div>
      </dl>
    </section>
  );
};
