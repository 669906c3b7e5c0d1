import { useMutation } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventWeek, QuizEvent, WonPrize } from '#contract/event.ts';
import { KINDS } from '#games/quiz-draw/shapes.ts';
import { formatCount } from '#src/base/format.ts';
import { useLanguage } from '#src/base/language.ts';
import { paths } from '#src/base/paths.ts';
import { saveFile } from '#src/features/browser/saveFile.ts';
import { getDraw } from '#src/features/event/event.ts';
import a11y from '#src/styles/visuallyHidden.module.css';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { DrawStage } from './DrawStage.tsx';
import css from './event.module.css';
import spin from './spin.module.css';
import type { useDraw } from './useDraw.ts';
import { usePrizeWorth } from './WeekCard.tsx';
import { WonCard } from './WonPrizes.tsx';

interface InWeek {
  week: EventWeek;
}

/** Which lantern stands for what, and how many of them are lit. */
const Prizes = memo(({ week }: InWeek) => {
  const { t } = useTranslation('event');
  const language = useLanguage();
  const worthOf = usePrizeWorth();
  return (
    <ul className={spin.prizes} aria-label={t('prizes.title')}>
      {week.prizes.map((prize, place) => (
        <li key={prize.key} data-kind={place % KINDS} data-out={prize.left === 0}>
          <span className={spin.lantern} aria-hidden="true" />
          <span className={spin.prizeName}>
            <strong>{prize.name[language]}</strong>
            <span>{worthOf(prize)}</span>
          </span>
          <span className={spin.left}>{t('prizes.left', { left: formatCount(prize.left) })}</span>
        </li>
      ))}
    </ul>
  );
});

/** What the draw can be checked by: its fingerprint from before, and all of it as a file. */
const Fair = memo(({ event, week }: InWeek & { event: string }) => {
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
});

type UseDraw = typeof useDraw;
type State = ReturnType<UseDraw>;

/** What was won, else the button, and what became of it. */
const Act = ({
  state,
  link,
  isDrawing,
  prize,
  spin: press,
}: State & { prize: WonPrize | null }) => {
  const { t } = useTranslation('event');
  const { t: common } = useTranslation();
  const { message } = useMessage();
  const language = useLanguage();
  const worthOf = usePrizeWorth();
  const phase = state?.phase;
  const isStuck = phase === 'failed' || phase === 'maintenance';
  const told = state?.message;
  const refusal = phase === 'idle' ? state?.refusal : null;
  return (
    <>
      <div role="status" className={spin.status}>
        {isDrawing && (
          <p className={css.intro}>{t(phase === 'reconnecting' ? 'draw.away' : 'draw.spinning')}</p>
        )}
        {prize && (
          <>
            <h2 className={css.heading}>{t('draw.won')}</h2>
            <p className={a11y.visuallyHidden}>
              {[worthOf(prize), prize.name[language]].filter(Boolean).join(', ')}
            </p>
          </>
        )}
      </div>
      {prize && <WonCard prize={prize} />}
      {!prize && told && <Alert>{message(told.key)}</Alert>}
      {!prize && !told && refusal && <Alert>{message(refusal)}</Alert>}
      {!prize && !refusal && (
        <Button
          isWide
          isBusy={!isStuck && phase !== 'idle'}
          onClick={() => (isStuck ? link?.send({ type: 'retry' }) : press())}
        >
          {isStuck ? common('tryAgain') : t('draw.go')}
        </Button>
      )}
    </>
  );
};

interface DrawProps extends InWeek {
  event: QuizEvent;
  /** Comes with the draw's machine, which no other page of the event needs. */
  useDraw: UseDraw;
}

/** The player's draw of a week: the market, the button below it, and what it came to. */
export const Draw = ({ event, week, useDraw }: DrawProps) => {
  const { t } = useTranslation('event');
  const drawn = useDraw({ event: event.key, week: week.number }, week);
  const { draw, notes, state, isDrawing, won } = drawn;
  // What is left of each prize would give the end away: it stands until that is told.
  const [shown, setShown] = useState(week);
  if (!isDrawing && shown !== week) setShown(week);
  const prize = isDrawing ? null : (week.try?.prize ?? (state?.view ? won : null));
  return (
    <div className={spin.draw}>
      <div className={spin.head}>
        <h1 className={css.title}>{t('draw.title')}</h1>
        <p className={css.when}>{t('week', { number: week.number })}</p>
        <p className={css.intro}>{t('draw.text')}</p>
      </div>
      {draw && <DrawStage createLink={draw.createLink} notes={notes} />}
      <div className={spin.side}>
        <Act {...drawn} prize={prize} />
        <Prizes week={shown} />
        <Fair event={event.key} week={week} />
        <ButtonLink to={paths.event.href()} look="quiet" isWide>
          {t('terms.back')}
        </ButtonLink>
      </div>
    </div>
  );
};
