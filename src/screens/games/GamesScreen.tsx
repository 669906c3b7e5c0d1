import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { PageMeta } from '#src/base/PageMeta.tsx';
import { EventPlace } from '#src/features/event/EventPlace.tsx';
import { GameCard } from '#src/features/games/GameCard.tsx';
import { useGames } from '#src/features/games/useGames.ts';
import { Footer } from '#src/features/page/Footer.tsx';
import { Page } from '#src/features/page/Page.tsx';
import below from '#src/styles/below.module.css';
import css from './games.module.css';

/** What is above the fold of a phone. */
const FIRST = 2;

export const GamesScreen = () => {
  const { t } = useTranslation('games');
  const games = useGames();
  return (
    <Page hasNav>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <h1 className={css.title}>{t('title')}</h1>
      <p className={css.text}>{t('text')}</p>
      <EventPlace />
      <ul className={css.list}>
        {games.map((game, index) => (
          <li key={game.key} className={clsx(css.place, index >= FIRST && below.below)}>
            <GameCard game={game} isFirst={index < FIRST} />
          </li>
        ))}
      </ul>
      <Footer />
    </Page>
  );
};
