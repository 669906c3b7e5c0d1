import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FREE_GAME } from '#contract/facts.ts';
import { GAMES } from '#games/index.ts';
import { useLanguage } from '#src/base/language.ts';
import { paths } from '#src/base/paths.ts';
import { refreshPlayer } from '#src/features/club/refreshPlayer.ts';
import { CARD_SIZE, cardPicture } from '#src/features/games/art.ts';
import { GameTag } from '#src/features/games/GameTag.tsx';
import { useGameStatus } from '#src/features/games/useGameStatus.ts';
import { useGameText } from '#src/features/games/useGameText.ts';
import { useSession } from '#src/session/store.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { useCountdown } from '#src/ui/countdown/useCountdown.ts';
import css from './free.module.css';

const GAME = GAMES[FREE_GAME];

/** Seconds -> '5:07:09'. */
const clockOf = (seconds: number): string => {
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  return [Math.floor(seconds / 3600), ...parts.map((part) => `${part}`.padStart(2, '0'))].join(':');
};

/** The game that costs nothing, in the member's card: what it gives, or when its next questions come. */
export const FreePlay = () => {
  const { t } = useTranslation('home');
  const text = useGameText();
  const language = useLanguage();
  const status = useGameStatus()(GAME);
  const nextAt = useSession((state) => state.freeAt);
  const seconds = useCountdown(nextAt ?? 0);
  const isOver = nextAt !== null && seconds === 0;
  useEffect(() => {
    // The server has the word on it.
    if (isOver) void refreshPlayer();
  }, [isOver]);
  return (
    <div className={css.free}>
      <img src={cardPicture(GAME, language)} {...CARD_SIZE} alt="" className={css.picture} />
      <div className={css.words}>
        <strong>{text(GAME.titleKey)}</strong>
        <span className={css.line}>{t('free.text')}</span>
      </div>
      {status !== 'open' ? (
        <GameTag game={GAME} status={status} />
      ) : seconds > 0 ? (
        <p className={css.next}>
          {t('free.next')}
          <time className={css.clock}>{clockOf(seconds)}</time>
        </p>
      ) : (
        <ButtonLink to={paths.game.href(GAME.key)} icon="play" size="s">
          {t('free.play')}
        </ButtonLink>
      )}
    </div>
  );
};
