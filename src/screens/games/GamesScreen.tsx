import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { Game } from '#games/catalogue.ts';
import { PageMeta } from '#src/base/PageMeta.tsx';
import { EventPlace } from '#src/features/event/EventPlace.tsx';
import { GameCard } from '#src/features/games/GameCard.tsx';
import { useGames } from '#src/features/games/useGames.ts';
import { Footer } from '#src/features/page/Footer.tsx';
import { Page } from '#src/features/page/Page.tsx';
import below from '#src/styles/below.module.css';
import css from './games.module.css';

/** What is above the fold of a phone. The event comes after it, since it comes late and would push it down. */
const FIRST = 2;

const GameList = ({ games, isFirst }: { games: readonly Game[]; isFirst: boolean }) => (
  <ul className={clsx(css.list, isFirst && css.first)}>
    {games.map((game) => (
      <li key={game.key} className={clsx(css.place, !isFirst && below.below)}>
        <GameCard game={game} isFirst={isFirst} />
      </li>
    ))}
  </ul>
);

export const GamesScreen = () => {
  const { t } = useTranslation('games');
  const games = useGames();
  return (
    <Page hasNav>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <h1 className={css.title}>{t('title')}</h1>
      <p className={css.text}>{t('text')}</p>
      <GameList games={games.slice(0, FIRST)} isFirst />
      <EventPlace />
      <GameList games={games.slice(FIRST)} isFirst={false} />
      <Footer />
    </Page>
  );
};
