import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponsibleGamingAnswer } from '#contract/responsibleGaming.ts';
import css from './responsibleGaming.module.css';
import { useDuration } from './useDuration.ts';

const MINUTE_MS = 60_000;

/** How long the player was in the club. */
export const TimeHere = ({ minutes }: { minutes: ResponsibleGamingAnswer['minutesHere'] }) => {
  const { t } = useTranslation('setting');
  const duration = useDuration();
  const id = useId();
  return (
    <section className={css.card} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {t('responsibleGaming.here.title')}
      </h2>
      <p className={css.text}>{t('responsibleGaming.here.text')}</p>
      <dl className={css.times}>
        {(['today', 'week'] as const).map((span) => (
          <div key={span}>
            <dt className={css.text}>{t(`responsibleGaming.here.${span}`)}</dt>
            <dd className={css.state}>{duration(minutes[span] * MINUTE_MS)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
