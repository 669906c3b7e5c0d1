import { useTranslation } from 'react-i18next';
import type { EventWeek, QuizEvent } from '#contract/event.ts';
import { formatCount, formatCredit } from '#src/base/format.ts';
import { useLanguage } from '#src/base/language.ts';
import { paths } from '#src/base/paths.ts';
import { sinceText, untilText } from '#src/base/when.ts';
import { maySpin } from '#src/features/event/event.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import css from './event.module.css';

type Prize = EventWeek['prizes'][number];

/** What each winner of it gets, in words; '' where its name says all. */
export const usePrizeWorth = () => {
  const { t } = useTranslation('event');
  return ({ tickets, sen }: Pick<Prize, 'tickets' | 'sen'>): string => {
    if (tickets !== null) return t('prizes.tickets', { count: tickets });
    return sen === null ? '' : t('prizes.credit', { credit: formatCredit(sen) });
  };
};

/** What a week can bring, and what is left of it. */
const Prizes = ({ week }: { week: EventWeek }) => {
  const { t } = useTranslation('event');
  const language = useLanguage();
  const worthOf = usePrizeWorth();
  return (
    <ul className={css.prizes} aria-label={t('prizes.title')}>
      {week.prizes.map((prize) => (
        <li key={prize.key}>
          <span className={css.prizeName}>
            <strong>{prize.name[language]}</strong>
            <span>{worthOf(prize)}</span>
          </span>
          <span className={css.left}>
            {t('prizes.winners', { count: prize.winners })}
            <span>{t('prizes.left', { left: formatCount(prize.left) })}</span>
          </span>
        </li>
      ))}
    </ul>
  );
};

/** The way on, as far as the player has come. */
const Way = ({ event, week }: { event: QuizEvent; week: EventWeek }) => {
  const { t } = useTranslation('event');
  const answers = paths.eventWeek.href(week.number);
  const mine = week.try;
  if (maySpin(week)) return <ButtonLink to={paths.eventSpin.href()}>{t('spin')}</ButtonLink>;
  if (mine && mine.state !== 'playing')
    return (
      <ButtonLink to={answers} look="quiet" size="s">
        {t('see')}
      </ButtonLink>
    );
  if (week.state !== 'open') return null;
  if (!event.hasReadTerms)
    return <ButtonLink to={paths.eventTerms.href()}>{t('begin')}</ButtonLink>;
  return <ButtonLink to={answers}>{t(mine ? 'goOn' : 'begin')}</ButtonLink>;
};

/** A week of the event: when it is, who may still come, what can be won, and the player's way on. */
export const WeekCard = ({ event, week }: { event: QuizEvent; week: EventWeek }) => {
  const { t } = useTranslation('event');
  const language = useLanguage();
  const { number, state, opensAt, closesAt, spinsUntil, qualifiers, qualified } = week;
  const when = {
    soon: t('opens', { date: sinceText(opensAt, language) }),
    open: t('closes', { date: untilText(closesAt, language) }),
    spinning: t('spins', { date: untilText(spinsUntil, language) }),
    ended: t('over', { date: untilText(spinsUntil, language) }),
  };
  return (
    <article className={css.week} data-state={state} aria-labelledby={`week-${number}`}>
      <div className={css.weekHead}>
        <h3 id={`week-${number}`} className={css.weekTitle}>
          {t('week', { number })}
        </h3>
        <span className={css.state}>{t(`state.${state}`)}</span>
      </div>
      <p className={css.when}>{when[state]}</p>
      {state === 'open' && (
        <p className={css.seats}>
          {t('seats', {
            left: formatCount(Math.max(0, qualifiers - qualified)),
            all: formatCount(qualifiers),
          })}
        </p>
      )}
      <Prizes week={week} />
      <Way event={event} week={week} />
    </article>
  );
};
