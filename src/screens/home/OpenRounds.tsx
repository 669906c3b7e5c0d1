import { useTranslation } from 'react-i18next';
import type { GameKey } from '#contract/games.ts';
import { GAMES } from '#games/index.ts';
import { Link } from '#src/base/go.ts';
import { useLanguage } from '#src/base/language.ts';
import { paths } from '#src/base/paths.ts';
import { CARD_SIZE, cardPicture } from '#src/features/games/art.ts';
import { useGameText } from '#src/features/games/useGameText.ts';
import { useProgress } from '#src/features/progress/progress.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import css from './tile.module.css';

const OpenIn = ({ game }: { game: GameKey }) => {
  const { t } = useTranslation('home');
  const text = useGameText();
  const language = useLanguage();
  return (
    <Link to={paths.play.href(game)} className={css.tile}>
      <img src={cardPicture(GAMES[game], language)} {...CARD_SIZE} alt="" className={css.card} />
      <span className={css.words}>
        <strong className={css.title}>{text(GAMES[game].titleKey)}</strong>
        <span className={css.facts}>{t('openRound')}</span>
      </span>
      <Icon name="chevronRight" size="s" />
    </Link>
  );
};

/** The way back to a round that was begun and waits, one for each game. */
export const OpenRounds = () =>
  useProgress().data?.openIn.map((game) => <OpenIn key={game} game={game} />);
