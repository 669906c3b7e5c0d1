import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FREE_GAME } from '#contract/facts.ts';
import { atPath } from '#contract/ownPath.ts';
import type { Game } from '#games/catalogue.ts';
import { useGo } from '#src/base/go.ts';
import { PRACTICE, paths } from '#src/base/paths.ts';
import { rememberPath } from '#src/base/redirect.ts';
import { startFullscreen } from '#src/features/browser/fullscreen.ts';
import { usePlayer } from '#src/features/club/refresh.ts';
import type { GameStatus } from '#src/features/games/useGameStatus.ts';
import { useGameText } from '#src/features/games/useGameText.ts';
import { useStartDay } from '#src/features/games/useStartDay.ts';
import { preloadTable } from '#src/features/stage/preload.ts';
import { MainButton } from '#src/features/telegram/MainButton.tsx';
import { useSession } from '#src/session/store.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import css from './game.module.css';

/** The way into the game, or why it is closed. A visitor comes back to the game after logging in. */
export const PlayDoor = ({ game, status }: { game: Game; status: GameStatus }) => {
  const { t } = useTranslation('games');
  const gameText = useGameText();
  const go = useGo();
  const day = useStartDay(game);
  const isAuth = useSession((state) => state.isAuth);
  const remain = usePlayer().data?.playRec[game.key]?.remain;
  const isOpen = isAuth && status === 'open';
  useEffect(() => (isOpen ? preloadTable(game) : undefined), [game, isOpen]);
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
  const enter = () => {
    startFullscreen();
    void go(play);
  };
  return (
    <div className={css.door}>
      {isAuth ? (
        <MainButton text={t('play')} onPress={enter}>
          <ButtonLink to={play} icon="play" isWide onClick={startFullscreen}>
            {t('play')}
          </ButtonLink>
        </MainButton>
      ) : (
        <ButtonLink to={paths.login.href()} icon="user" isWide onClick={() => rememberPath(play)}>
          {t('playLogin')}
        </ButtonLink>
      )}
      {remain !== undefined && (
        <p className={css.remain}>{gameText(`${game.key}.about.remain`, { count: remain })}</p>
      )}
      {game.key === FREE_GAME && remain === 0 && (
        <>
          <ButtonLink
            to={atPath(play, `?${PRACTICE}`)}
            look="quiet"
            isWide
            onClick={startFullscreen}
          >
            {t('practise')}
          </ButtonLink>
          <p className={css.remain}>{gameText(`${game.key}.about.practice`)}</p>
        </>
      )}
    </div>
  );
};
