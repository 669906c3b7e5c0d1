import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { FREE_GAME } from '#contract/facts.ts';
import { Link } from '#src/base/go.ts';
import { paths } from '#src/base/paths.ts';
import { GameCard } from '#src/features/games/GameCard.tsx';
import { useGames } from '#src/features/games/useGames.ts';
import below from '#src/styles/below.module.css';
import { Icon } from '#src/ui/icon/Icon.tsx';
import css from './rail.module.css';

/** `isFreeApart`: the one that costs nothing stands in the member's card already. */
export const GameRail = ({ isFreeApart }: { isFreeApart: boolean }) => {
  const { t } = useTranslation('home');
  const games = useGames();
  const shown = isFreeApart ? games.filter(({ key }) => key !== FREE_GAME) : games;
  return (
    <section className={clsx(css.games, below.below)} aria-labelledby="tonight">
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
        {shown.map((game) => (
          <li key={game.key} className={css.place}>
            <GameCard game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
};
