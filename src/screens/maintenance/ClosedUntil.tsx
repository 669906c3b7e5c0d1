import { useTranslation } from 'react-i18next';
import { wallClock } from '#engine/core/clock.ts';
import { formatDate } from '#src/base/format.ts';
import { useLanguage } from '#src/base/language.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import css from './maintenance.module.css';

/** That the club is under maintenance, and when it opens again: `until`, null where nobody said. */
export const ClosedUntil = ({ until }: { until: string | null }) => {
  const { t } = useTranslation('errors');
  const language = useLanguage();
  return (
    <dl className={css.card}>
      <div className={css.line}>
        <dt>{t('maintenance.club')}</dt>
        <dd className={css.flag}>
          <Icon name="lock" size="s" />
          {t('maintenance.on')}
        </dd>
      </div>
      <div className={css.line}>
        <dt>{t('maintenance.opens')}</dt>
        <dd>
          {until === null && t('maintenance.unknown')}
          {until !== null && Date.parse(until) <= wallClock.now() && t('maintenance.soon')}
          {until !== null && Date.parse(until) > wallClock.now() && (
            <time dateTime={until}>{formatDate(until, language)}</time>
          )}
        </dd>
      </div>
    </dl>
  );
};
