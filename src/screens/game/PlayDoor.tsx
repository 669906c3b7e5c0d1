import { useTranslation } from 'react-i18next';
import type { Game } from '#games/catalogue.ts';
import { paths } from '#src/app/paths.ts';
import { rememberPath } from '#src/app/redirect.ts';
import { usePlayer } from '#src/calls/refresh.ts';
import { startFullscreen } from '#src/parts/browser/fullscreen.ts';
import { ButtonLink } from '#src/parts/button/Button.tsx';
import type { GameStatus } from '#src/parts/game/useGameStatus.ts';
import { useStartDay } from '#src/parts/game/useStartDay.ts';
import { useSession } from '#src/session/store.ts';
import css from './game.module.css';

/** The way into the game, or why it is closed. A visitor comes back to the game after logging in. */
export const PlayDoor = ({ game, status }: { game: Game; status: GameStatus }) => {
  const { t } = useTranslation('games');
  const day = useStartDay(game);
  const isAuth = useSession((state) => state.isAuth);
  const remain = usePlayer().data?.playRec[game.key]?.remain;
  if (status !== 'open') {
    const why = status === 'maintenance' ? 'closed' : status;
    return (
      <section className={css.closed}>
        <h2 className={css.closedTitle}>{t(`${why}.title`, { day })}</h2>
        <p>{t(`${why}.text`)}</p>
        <ButtonLink to={paths.games.href()} look="quiet" size="s">
          {t('back')}
        </ButtonLink>
      </section>
    );
  }
  const play = paths.play.href(game.key);
  return (
    <div className={css.door}>
      {isAuth ? (
        <ButtonLink to={play} icon="play" isWide onClick={startFullscreen}>
          {t('play')}
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.login.href()} icon="user" isWide onClick={() => rememberPath(play)}>
          {t('playLogin')}
        </ButtonLink>
      )}
      {remain !== undefined && <p className={css.remain}>{t('remain', { count: remain })}</p>}
    </div>
  );
};
