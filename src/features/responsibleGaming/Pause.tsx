import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAUSE_DAYS, type ResponsibleGamingAnswer } from '#contract/responsibleGaming.ts';
import { formatDate } from '#src/base/format.ts';
import { useLanguage } from '#src/base/language.ts';
import { lazyPart } from '#src/base/lazyPart.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import css from './responsibleGaming.module.css';
import { type PauseDays, usePause } from './responsibleGaming.ts';

const PausePopup = lazyPart('PausePopup', () => import('./PausePopup.tsx'));

/** A pause for oneself, asked once more: it can't be taken back. */
export const Pause = ({
  responsibleGaming: { pausedUntil },
}: {
  responsibleGaming: ResponsibleGamingAnswer;
}) => {
  const { t } = useTranslation('setting');
  const { errorText } = useMessage();
  const language = useLanguage();
  const id = useId();
  const pause = usePause();
  const [asked, setAsked] = useState<PauseDays | null>(null);
  return (
    <section className={css.card} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {t('responsibleGaming.pause.title')}
      </h2>
      <p className={css.text}>{t('responsibleGaming.pause.text')}</p>
      <p className={css.state} aria-live="polite">
        {pausedUntil === null
          ? t('responsibleGaming.pause.none')
          : t('responsibleGaming.pause.now', { at: formatDate(pausedUntil, language) })}
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
            {t(`responsibleGaming.pause.days${days}`)}
          </Button>
        ))}
      </div>
      {pause.isError && <Alert>{errorText(pause.error)}</Alert>}
      <Suspense>
        {asked !== null && (
          <PausePopup
            length={t(`responsibleGaming.pause.days${asked}`)}
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
