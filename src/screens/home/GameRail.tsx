import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { wallClock } from '#engine/clock.ts';
import { activeFirst } from '#games/catalogue.ts';
import { GAME_LIST } from '#games/index.ts';
import { paths } from '#src/app/paths.ts';
import { GameCard } from '#src/parts/game/GameCard.tsx';
import { Icon } from '#src/parts/icon/Icon.tsx';
import css from './rail.module.css';

/** What can be played comes first, so that the thumb finds it. */
const playableFirst = activeFirst(GAME_LIST, wallClock.now()).toSorted(
  (a, b) => Number(b.play !== undefined) - Number(a.play !== undefined),
);

export const GameRail = () => {
  const { t } = useTranslation('home');
  return (
    <section className={css.games} aria-labelledby="tonight">
      <div className={css.head}>
        <h2 id="tonight" className={css.title}>
          {t('games.title')}
        </h2>
        <Link to={paths.games.href()} className={css.all}>
          {t('games.all')}
          <Icon name="chevronRight" size="s" />
        </Link>
      </div>
      <ul className={css.rail}>
        {playableFirst.map((game) => (
          <li key={game.key} className={css.place}>
            <GameCard game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
};
