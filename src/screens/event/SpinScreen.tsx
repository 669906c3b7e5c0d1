import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import picture from '#assets/ui/empty-games.svg?url';
import type { EventWeek, QuizEvent } from '#contract/event.ts';
import { sleep, wallClock } from '#engine/core/clock.ts';
import { useLanguage } from '#src/base/language.ts';
import { isMotionReduced } from '#src/base/motion.ts';
import { paths } from '#src/base/paths.ts';
import { saveFile } from '#src/features/browser/saveFile.ts';
import { getDraw, maySpin, useSpin } from '#src/features/event/event.ts';
import { Lost } from '#src/features/page/Lost.tsx';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useOnce } from '#src/ui/form/useOnce.ts';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { EventPage } from './EventPage.tsx';
import css from './event.module.css';
import spin from './spin.module.css';
import { usePrizeWorth } from './WeekCard.tsx';
import { WonCard } from './WonPrizes.tsx';

/** How long the light goes round at the least: what was drawn is told after it. */
const ROUND_MS = 2_400;

/** The week whose draw is the player's to spin, else the last one they spun. */
const weekToSpin = ({ weeks }: QuizEvent): EventWeek | undefined =>
  weeks.find(maySpin) ?? weeks.findLast((week) => week.try?.prize);

/** What can still be won: a lantern for each prize; `won` is lit. */
const Lanterns = ({
  week,
  isTurning,
  won,
}: {
  week: EventWeek;
  isTurning: boolean;
  won: string | undefined;
}) => {
  const { t } = useTranslation('event');
  const language = useLanguage();
  const worthOf = usePrizeWorth();
  return (
    <ul className={spin.lanterns} data-turning={isTurning}>
      {week.prizes.map((prize, place) => (
        <li
          key={prize.key}
          className={spin.lantern}
          data-lit={won === prize.key}
          data-out={won === undefined && prize.left === 0}
          style={{ animationDelay: `${place * 160}ms` }}
        >
          <strong>{prize.name[language]}</strong>
          <span>{worthOf(prize)}</span>
          <span>{t('prizes.left', { left: prize.left })}</span>
        </li>
      ))}
    </ul>
  );
};

/** What the draw can be checked by: its fingerprint from before, and all of it as a file. */
const Fair = ({ event, week }: { event: string; week: EventWeek }) => {
  const { t } = useTranslation('event');
  const { errorText } = useMessage();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => getDraw({ event, week: week.number }),
    onSuccess: (draw) => {
      const text = JSON.stringify(draw, null, 2);
      saveFile(`${event}-${week.number}.json`, new Blob([text], { type: 'application/json' }));
    },
  });
  return (
    <div className={spin.fair}>
      <p>
        {t('draw.fair')} <code>{week.serverSeedHash}</code>
      </p>
      {error && <Alert>{errorText(error)}</Alert>}
      <Button look="plain" size="s" icon="document" isBusy={isPending} onClick={() => mutate()}>
        {t('draw.saved')}
      </Button>
    </div>
  );
};

const Draw = ({ event, week }: { event: QuizEvent; week: EventWeek }) => {
  const { t } = useTranslation('event');
  const { errorText } = useMessage();
  const once = useOnce();
  const { mutateAsync, data: drawn, error } = useSpin({ event: event.key, week: week.number });
  const [isTurning, setTurning] = useState(false);
  const kept = week.try?.prize ?? null;
  const prize = isTurning ? null : (kept ?? drawn ?? null);
  const turn = () =>
    once(async () => {
      setTurning(true);
      try {
        await Promise.all([
          mutateAsync(undefined),
          isMotionReduced() ? undefined : sleep(wallClock, ROUND_MS),
        ]);
      } finally {
        setTurning(false);
      }
    });
  return (
    <div className={css.column}>
      <h1 className={css.title}>{t('draw.title')}</h1>
      <p className={css.when}>{t('week', { number: week.number })}</p>
      <p className={css.intro}>{t('draw.text')}</p>
      <Lanterns week={week} isTurning={isTurning} won={prize?.key} />
      <div role="status">
        {isTurning && <p className={css.intro}>{t('draw.spinning')}</p>}
        {prize && <h2 className={css.heading}>{t('draw.won')}</h2>}
      </div>
      {prize && <WonCard prize={prize} />}
      {!prize && (
        <>
          {error && !isTurning && <Alert>{errorText(error)}</Alert>}
          <Button isWide isBusy={isTurning} onClick={() => void turn().catch(() => {})}>
            {t('draw.go')}
          </Button>
        </>
      )}
      <Fair event={event.key} week={week} />
      <ButtonLink to={paths.event.href()} look="quiet" isWide>
        {t('terms.back')}
      </ButtonLink>
    </div>
  );
};

/** The week's draw: one spin for who qualified. */
export const SpinScreen = () => {
  const { t } = useTranslation('event');
  const { message } = useMessage();
  return (
    <EventPage
      title={t('draw.title')}
      description={t('draw.description')}
      backTo={paths.event.href()}
    >
      {(event) => {
        const week = weekToSpin(event);
        if (week) return <Draw event={event} week={week} />;
        return (
          <Lost picture={picture} title={message('msg.noMoreChances')} text={t('draw.noText')}>
            <ButtonLink to={paths.event.href()} look="quiet">
              {t('terms.back')}
            </ButtonLink>
          </Lost>
        );
      }}
    </EventPage>
  );
};
