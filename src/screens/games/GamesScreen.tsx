import { clsx } from 'clsx';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#src/base/lazyPart.ts';
import { PageMeta } from '#src/base/PageMeta.tsx';
import { GameCard } from '#src/features/games/GameCard.tsx';
import { useGames } from '#src/features/games/useGames.ts';
import { Footer } from '#src/features/page/Footer.tsx';
import { Page } from '#src/features/page/Page.tsx';
import { useSession } from '#src/session/store.ts';
import below from '#src/styles/below.module.css';
import css from './games.module.css';

const EventBanner = lazyPart('EventBanner', () => import('#src/features/event/EventBanner.tsx'));

/** What is above the fold of a phone. */
const FIRST = 2;

export const GamesScreen = () => {
  const { t } = useTranslation('games');
  const games = useGames();
  const isAuth = useSession((state) => state.isAuth);
  return (
    <Page hasNav>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <h1 className={css.title}>{t('title')}</h1>
      <p className={css.text}>{t('text')}</p>
      {isAuth && (
        <Suspense fallback={null}>
          <EventBanner />
        </Suspense>
      )}
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
