import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DAY_MS } from '#contract/day.ts';
import {
  FOR_GOOD,
  PAUSE_DAYS,
  type PauseDays,
  type ResponsibleGamingAnswer,
} from '#contract/responsibleGaming.ts';
import { wallClock } from '#engine/core/clock.ts';
import { formatDate } from '#src/base/format.ts';
import { useLanguage } from '#src/base/language.ts';
import { lazyPart } from '#src/base/lazyPart.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import css from './responsibleGaming.module.css';
import { usePause } from './responsibleGaming.ts';

/** Null is for good; what would end before a pause that runs is no choice. */
const choicesFrom = (pausedUntil: string | null): PauseDays[] =>
  pausedUntil === FOR_GOOD
    ? []
    : [...PAUSE_DAYS, null].filter(
        (days) =>
          days === null ||
          pausedUntil === null ||
          wallClock.now() + days * DAY_MS > Date.parse(pausedUntil),
      );

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
  const [asked, setAsked] = useState<PauseDays | undefined>();
  const lengthOf = (days: PauseDays) =>
    days === null ? t('responsibleGaming.pause.forGood') : t(`responsibleGaming.pause.days${days}`);
  return (
    <section className={css.card} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {t('responsibleGaming.pause.title')}
      </h2>
      <p className={css.text}>{t('responsibleGaming.pause.text')}</p>
      <p className={css.state} aria-live="polite">
        {pausedUntil === null
          ? t('responsibleGaming.pause.none')
          : pausedUntil === FOR_GOOD
            ? t('responsibleGaming.pause.nowForGood')
            : t('responsibleGaming.pause.now', { at: formatDate(pausedUntil, language) })}
      </p>
      <div className={css.choices}>
        {choicesFrom(pausedUntil).map((days) => (
          <Button
            key={days}
            look="quiet"
            size="s"
            isBusy={pause.isPending && pause.variables === days}
            onClick={() => setAsked(days)}
          >
            {lengthOf(days)}
          </Button>
        ))}
      </div>
      {pause.isError && <Alert>{errorText(pause.error)}</Alert>}
      <Suspense>
        {asked !== undefined && (
          <PausePopup
            length={asked === null ? null : lengthOf(asked)}
            onYes={() => {
              setAsked(undefined);
              if (!pause.isPending) pause.mutate(asked);
            }}
            onNo={() => setAsked(undefined)}
          />
        )}
      </Suspense>
    </section>
  );
};
