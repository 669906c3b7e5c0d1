import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MeasureAnswer, PAUSE_DAYS } from '#contract/measure.ts';
import { formatDate } from '#src/app/format.ts';
import { type PauseDays, usePause } from '#src/calls/measure.ts';
import { Button } from '#src/parts/button/Button.tsx';
import { Alert } from '#src/parts/form/Alert.tsx';
import { useMessage } from '#src/parts/message/useMessage.ts';
import { useSession } from '#src/session/store.ts';
import css from './measure.module.css';

const PausePopup = lazy(() => import('./PausePopup.tsx').then((m) => ({ default: m.PausePopup })));

/** A pause for oneself, asked once more: it can't be taken back. */
export const Pause = ({ measure: { pausedUntil } }: { measure: MeasureAnswer }) => {
  const { t } = useTranslation('setting');
  const { errorText } = useMessage();
  const language = useSession((state) => state.language);
  const id = useId();
  const pause = usePause();
  const [asked, setAsked] = useState<PauseDays | null>(null);
  return (
    <section className={css.card} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {t('measure.pause.title')}
      </h2>
      <p className={css.text}>{t('measure.pause.text')}</p>
      <p className={css.state} aria-live="polite">
        {pausedUntil === null
          ? t('measure.pause.none')
          : t('measure.pause.now', { at: formatDate(pausedUntil, language) })}
      </p>
      <div className={css.choices}>
        {PAUSE_DAYS.map((days) => (
          <Button
            key={days}
            look="quiet"
            size="s"
            isBusy={pause.isPending && pause.variables === days}
            onClick={() => setAsked(days)}
          >
            {t(`measure.pause.days${days}`)}
          </Button>
        ))}
      </div>
      {pause.isError && <Alert>{errorText(pause.error)}</Alert>}
      <Suspense>
        {asked !== null && (
          <PausePopup
            length={t(`measure.pause.days${asked}`)}
            onYes={() => {
              setAsked(null);
              if (!pause.isPending) pause.mutate(asked);
            }}
            onNo={() => setAsked(null)}
          />
        )}
      </Suspense>
    </section>
  );
};
