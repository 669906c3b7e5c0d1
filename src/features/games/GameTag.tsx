import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { Game } from '#games/catalogue.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import css from './game.module.css';
import type { GameStatus } from './useGameStatus.ts';
import { useStartDay } from './useStartDay.ts';

const ICONS = { maintenance: 'lock', upcoming: 'clock', ended: 'history' } as const;

/** HOT or NEW, and why the game can't be played now where it can't. */
export const GameTag = ({ game, status }: { game: Game; status: GameStatus }) => {
  const { t } = useTranslation('games');
  const day = useStartDay(game);
  return (
    <span className={css.tags}>
      {game.tag && <span className={clsx(css.tag, css[game.tag])}>{t(`tag.${game.tag}`)}</span>}
      {status !== 'open' && (
        <span className={clsx(css.tag, css.closed)}>
          <Icon name={ICONS[status]} size="s" />
          {t(`tag.${status}`, { day })}
        </span>
      )}
    </span>
  );
};
