import { useTranslation } from 'react-i18next';
import type { QuizEvent } from '#contract/event.ts';
import { Link } from '#src/base/go.ts';
import { useLanguage } from '#src/base/language.ts';
import { paths } from '#src/base/paths.ts';
import { sinceText, untilText } from '#src/base/when.ts';
import { Footer } from '#src/features/page/Footer.tsx';
import { changeGameSettings, useSession } from '#src/session/store.ts';
import a11y from '#src/styles/visuallyHidden.module.css';
import { Button, ButtonAway } from '#src/ui/button/Button.tsx';
import { EventPage } from './EventPage.tsx';
import css from './event.module.css';
import { WeekCard } from './WeekCard.tsx';
import { WonPrizes } from './WonPrizes.tsx';

/** The film that introduces the event, until the player wants it no more. */
const Film = ({ href }: { href: string }) => {
  const { t } = useTranslation('event');
  const { t: common } = useTranslation();
  return (
    <section className={css.film} aria-label={t('film.title')}>
      <ButtonAway href={href} target="_blank" rel="noopener noreferrer" look="quiet" icon="play">
        {t('film.watch')}
        <span className={a11y.visuallyHidden}>{common('newTab')}</span>
      </ButtonAway>
      <Button look="plain" size="s" onClick={() => changeGameSettings({ isQuizVideoHidden: true })}>
        {t('film.hide')}
      </Button>
    </section>
  );
};

const Event = ({ event }: { event: QuizEvent }) => {
  const { t } = useTranslation('event');
  const language = useLanguage();
  const isFilmHidden = useSession((state) => state.game.isQuizVideoHidden);
  const { state, title, intro, opensAt, endsAt, video, weeks } = event;
  const when = {
    soon: t('opens', { date: sinceText(opensAt, language) }),
    open: t('spins', { date: untilText(endsAt, language) }),
    ended: t('over', { date: untilText(endsAt, language) }),
  };
  return (
    <>
      <header className={css.head}>
        <span className={css.state}>{t(`state.${state}`)}</span>
        <h1 className={css.title}>{title[language]}</h1>
        <p className={css.intro}>{intro[language]}</p>
        <p className={css.when}>{when[state]}</p>
        <Link to={paths.eventTerms.href()} className={css.terms}>
          {t('terms.link')}
        </Link>
      </header>
      {video && !isFilmHidden && <Film href={video[language]} />}
      <WonPrizes event={event} />
      <section aria-labelledby="weeks">
        <h2 id="weeks" className={css.heading}>
          {t('weeks')}
        </h2>
        <ol className={css.weeks}>
          {weeks.map((week) => (
            <li key={week.number}>
              <WeekCard event={event} week={week} />
            </li>
          ))}
        </ol>
      </section>
    </>
  );
};

/** The quiz event: whether it runs, its weeks, what can be won and what the player has won. */
export const EventScreen = () => {
  const { t } = useTranslation('event');
  return (
    <EventPage title={null} description={t('meta.description')}>
      {(event) => (
        <>
          <Event event={event} />
          <Footer />
        </>
      )}
    </EventPage>
  );
};
