import { useTranslation } from 'react-i18next';
import { formatCoinChange } from '#src/base/format.ts';
import { useDuration } from '#src/features/responsibleGaming/useDuration.ts';
import { hoursDue, netOf, tellHours, useVisit } from '#src/session/visit.ts';
import { Button } from '#src/ui/button/Button.tsx';
import css from './visit.module.css';

/** After each hour of play, between two rounds: how long, and how it went. It covers nothing and waits. */
export const HourNote = ({ onBreak }: { onBreak: () => void }) => {
  const { t } = useTranslation('play');
  const duration = useDuration();
  const visit = useVisit();
  if (hoursDue(visit) === 0) return null;
  const coins = t('visit.coins', { coins: formatCoinChange(netOf(visit)) });
  return (
    <aside className={css.note} role="status">
      <p>{t('visit.hour', { time: duration(visit.playedMs), coins })}</p>
      <div className={css.choices}>
        <Button
          look="quiet"
          size="s"
          onClick={() => {
            tellHours();
            onBreak();
          }}
        >
          {t('visit.break')}
        </Button>
        <Button look="plain" size="s" onClick={tellHours}>
          {t('visit.goOn')}
        </Button>
      </div>
    </aside>
  );
};
