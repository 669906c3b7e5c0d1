import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponsibleGamingAnswer } from '#contract/responsibleGaming.ts';
import { formatCoins, formatDate } from '#src/base/format.ts';
import { useLanguage } from '#src/base/language.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { LimitForm } from './LimitForm.tsx';
import css from './responsibleGaming.module.css';
import { useSetLimit } from './responsibleGaming.ts';

/** What may be staked in a day, and how much of it is gone. */
export const Limit = ({ responsibleGaming }: { responsibleGaming: ResponsibleGamingAnswer }) => {
  const { t } = useTranslation('setting');
  const language = useLanguage();
  const id = useId();
  const limit = useSetLimit();
  const { dailyLimit, coming, stakedToday } = responsibleGaming;
  const staked = formatCoins(stakedToday);
  return (
    <section className={css.card} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {t('responsibleGaming.limit.title')}
      </h2>
      <p className={css.text}>{t('responsibleGaming.limit.text')}</p>
      <p className={css.state} aria-live="polite">
        {dailyLimit === null
          ? t('responsibleGaming.limit.none', { staked })
          : t('responsibleGaming.limit.now', { staked, limit: formatCoins(dailyLimit) })}
      </p>
      {dailyLimit !== null && (
        <meter
          className={css.meter}
          aria-label={t('responsibleGaming.limit.meter')}
          max={dailyLimit}
          value={Math.min(stakedToday, dailyLimit)}
        />
      )}
      {coming && (
        <div className={css.coming}>
          <p>
            {coming.limit === null
              ? t('responsibleGaming.limit.comingNone', { at: formatDate(coming.at, language) })
              : t('responsibleGaming.limit.coming', {
                  at: formatDate(coming.at, language),
                  limit: formatCoins(coming.limit),
                })}
          </p>
          <Button
            look="quiet"
            size="s"
            isBusy={limit.isPending}
            onClick={() => limit.set(dailyLimit)}
          >
            {t('responsibleGaming.limit.keep')}
          </Button>
        </div>
      )}
      <LimitForm limit={limit} isRemovable={dailyLimit !== null && coming?.limit !== null} />
    </section>
  );
};
