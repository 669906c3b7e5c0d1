import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#src/app/paths.ts';
import { GameCard } from '#src/parts/game/GameCard.tsx';
import { useGames } from '#src/parts/game/useGames.ts';
import { Icon } from '#src/parts/icon/Icon.tsx';
import css from './rail.module.css';

export const GameRail = () => {
  const { t } = useTranslation('home');
  const games = useGames();
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
        {games.map((game) => (
          <li key={game.key} className={css.place}>
            <GameCard game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
};
