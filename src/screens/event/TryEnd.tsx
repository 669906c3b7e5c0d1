import { useTranslation } from 'react-i18next';
import type { EventTry, EventWeek, QuizEvent } from '#contract/event.ts';
import { useLanguage } from '#src/base/language.ts';
import { paths } from '#src/base/paths.ts';
import { untilText } from '#src/base/when.ts';
import { maySpin } from '#src/features/event/event.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import css from './event.module.css';
import question from './question.module.css';
import { WonCard } from './WonPrizes.tsx';

interface TryEndProps {
  event: QuizEvent;
  week: EventWeek;
  mine: EventTry;
}

/** How the try went, in words. */
const useVerdict = ({ event, week, mine }: TryEndProps): { title: string; text: string } => {
  const { t } = useTranslation('event');
  const { message } = useMessage();
  const language = useLanguage();
  const hasNext = event.weeks.some(({ number }) => number > week.number);
  if (mine.state === 'qualified')
    return {
      title: t('quiz.qualified.title'),
      text: t('quiz.qualified.text', {
        place: mine.place ?? 0,
        all: week.qualifiers,
        date: untilText(week.spinsUntil, language),
      }),
    };
  if (mine.state === 'full')
    return { title: message('msg.participantsFull'), text: t('quiz.full.text') };
  return {
    title: t('quiz.missed.title'),
    text: hasNext ? t('quiz.missed.text') : t('quiz.missedLast'),
  };
};

/** What came of the week's try, each answer with the right one, and the way on. */
export const TryEnd = ({ event, week, mine }: TryEndProps) => {
  const { t } = useTranslation('event');
  const language = useLanguage();
  const { title, text } = useVerdict({ event, week, mine });
  const { answered, prize } = mine;
  const right = answered.filter(({ isRight }) => isRight).length;
  return (
    <>
      <div role="status">
        <h2 className={css.heading}>{title}</h2>
        <p className={css.intro}>{text}</p>
      </div>
      {prize && <WonCard prize={prize} />}
      {maySpin(week) && (
        <ButtonLink to={paths.eventSpin.href()} isWide>
          {t('spin')}
        </ButtonLink>
      )}
      <h3 className={css.heading}>{t('quiz.yours')}</h3>
      <p className={css.when}>{t('quiz.progress', { right, of: week.questions })}</p>
      <ol className={question.answers}>
        {answered.map((each) => (
          <li key={each.number} data-right={each.isRight}>
            <Icon name={each.isRight ? 'check' : 'close'} size="s" />
            <span>
              <strong>{each.text[language]}</strong>
              <span>{t('quiz.chosen', { text: each.options[each.chosen]?.[language] ?? '' })}</span>
              {!each.isRight && (
                <span>
                  {t('quiz.rightOne', { text: each.options[each.right]?.[language] ?? '' })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
      <ButtonLink to={paths.event.href()} look="quiet" isWide>
        {t('terms.back')}
      </ButtonLink>
    </>
  );
};
