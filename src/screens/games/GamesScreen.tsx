import { useTranslation } from 'react-i18next';
import { wallClock } from '#engine/clock.ts';
import { activeFirst } from '#games/catalogue.ts';
import { GAME_LIST } from '#games/index.ts';
import { PageMeta } from '#src/app/PageMeta.tsx';
import { GameCard } from '#src/parts/game/GameCard.tsx';
import { Footer } from '#src/parts/page/Footer.tsx';
import { Page } from '#src/parts/page/Page.tsx';
import css from './games.module.css';

/** What is above the fold of a phone. */
const FIRST = 2;

export const GamesScreen = () => {
  const { t } = useTranslation('games');
  return (
    <Page hasNav>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <h1 className={css.title}>{t('title')}</h1>
      <p className={css.text}>{t('text')}</p>
      <ul className={css.list}>
        {activeFirst(GAME_LIST, wallClock.now()).map((game, index) => (
          <li key={game.key} className={css.place}>
            <GameCard game={game} isFirst={index < FIRST} />
          </li>
        ))}
      </ul>
      <Footer />
    </Page>
  );
};
