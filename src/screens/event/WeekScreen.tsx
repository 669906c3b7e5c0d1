import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import picture from '#assets/ui/not-found.svg?url';
import type { EventWeek, OpenQuestion, QuizEvent } from '#contract/event.ts';
import { useLanguage } from '#src/base/language.ts';
import { paths } from '#src/base/paths.ts';
import { sinceText } from '#src/base/when.ts';
import { useAskQuestion } from '#src/features/event/event.ts';
import { Lost } from '#src/features/page/Lost.tsx';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useOnce } from '#src/ui/form/useOnce.ts';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { EventPage } from './EventPage.tsx';
import css from './event.module.css';
import { QuizQuestion } from './QuizQuestion.tsx';
import { TryEnd } from './TryEnd.tsx';

interface InWeek {
  event: QuizEvent;
  week: EventWeek;
}

/** What one is in for, before the first question is asked. */
const Begin = ({ week, isBusy, onBegin }: InWeek & { isBusy: boolean; onBegin: () => void }) => {
  const { t } = useTranslation('event');
  return (
    <>
      <p className={css.intro}>{t('quiz.intro', { count: week.questions })}</p>
      <p className={css.intro}>{t('quiz.fast', { count: week.qualifiers })}</p>
      <Button isWide isBusy={isBusy} onClick={onBegin}>
        {t(week.try ? 'goOn' : 'quiz.start')}
      </Button>
    </>
  );
};

/** Why no question can be had now. */
const Shut = ({ event, week }: InWeek) => {
  const { t } = useTranslation('event');
  const { message } = useMessage();
  const language = useLanguage();
  if (week.state === 'soon')
    return (
      <>
        <h2 className={css.heading}>{message('msg.eventNotStarted')}</h2>
        <p className={css.intro}>{t('quiz.soon', { date: sinceText(week.opensAt, language) })}</p>
      </>
    );
  if (week.state !== 'open') return <h2 className={css.heading}>{message('msg.eventEnded')}</h2>;
  if (!event.hasReadTerms)
    return (
      <>
        <p className={css.intro}>{t('terms.before')}</p>
        <ButtonLink to={paths.eventTerms.href()} isWide>
          {t('terms.link')}
        </ButtonLink>
      </>
    );
  return null;
};

/** The week's questions, one after the other: what was open before a reload is open after it. */
const Quiz = ({ event, week }: InWeek) => {
  const { errorText } = useMessage();
  const once = useOnce();
  const [question, setQuestion] = useState<OpenQuestion | null>(null);
  const { mutateAsync, isPending, error } = useAskQuestion({
    event: event.key,
    week: week.number,
  });
  // True from the first question on: what follows is asked for by the player.
  const isBegun = useRef(false);
  const ask = () => {
    isBegun.current = true;
    void once(async () => setQuestion(await mutateAsync(undefined))).catch(() => {});
  };
  const isOpenNow = week.try?.state === 'playing' && week.state === 'open';
  useEffect(() => {
    if (isOpenNow && !isBegun.current) ask();
  });

  const answered = week.try?.answered.find(({ number }) => number === question?.number);
  const isLast = question !== null && question.number === question.of;
  const leave = () => setQuestion(null);
  const shut = <Shut event={event} week={week} />;
  const isOpen = week.state === 'open' && event.hasReadTerms;
  if (question)
    return (
      <>
        <QuizQuestion
          key={question.number}
          event={event.key}
          week={week.number}
          question={question}
          answered={answered}
          isBusy={isPending}
          onNext={isLast ? leave : ask}
        />
        {error && <Alert>{errorText(error)}</Alert>}
      </>
    );
  if (week.try && week.try.state !== 'playing')
    return <TryEnd event={event} week={week} mine={week.try} />;
  return (
    <>
      {error && <Alert>{errorText(error)}</Alert>}
      {isOpen ? <Begin event={event} week={week} isBusy={isPending} onBegin={ask} /> : shut}
    </>
  );
};

/** The questions of a week, and how the player's try went. */
export const WeekScreen = () => {
  const { t } = useTranslation('event');
  const { t: errors } = useTranslation('errors');
  const number = Number(useParams().week);
  return (
    <EventPage
      title={t('week', { number })}
      description={t('quiz.description')}
      backTo={paths.event.href()}
    >
      {(event) => {
        const week = event.weeks.find((each) => each.number === number);
        if (!week)
          return (
            <Lost picture={picture} title={errors('notFound.title')} text={errors('notFound.text')}>
              <ButtonLink to={paths.event.href()} look="quiet">
                {t('terms.back')}
              </ButtonLink>
            </Lost>
          );
        return (
          <div className={css.column}>
            <h1 className={css.title}>{t('week', { number })}</h1>
            <Quiz event={event} week={week} />
          </div>
        );
      }}
    </EventPage>
  );
};
