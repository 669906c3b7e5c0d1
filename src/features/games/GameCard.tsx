import { clsx } from 'clsx';
import type { Game } from '#games/catalogue.ts';
import { Link } from '#src/base/go.ts';
import { useLanguage } from '#src/base/language.ts';
import { paths } from '#src/base/paths.ts';
import { Picture } from '#src/ui/picture/Picture.tsx';
import { CARD_SIZE, cardPicture } from './art.ts';
import { GameTag } from './GameTag.tsx';
import css from './game.module.css';
import { useGameStatus } from './useGameStatus.ts';
import { useGameText } from './useGameText.ts';

/** A game as one large thing to press: its picture, its tag, its name and a line about it. */
export const GameCard = ({ game, isFirst = false }: { game: Game; isFirst?: boolean }) => {
  const text = useGameText();
  const language = useLanguage();
  const status = useGameStatus()(game);
  const [from, to] = game.gradient;
  return (
    <Link
      to={paths.game.href(game.key)}
      className={clsx(css.card, status === 'ended' && css.over)}
      style={{ backgroundImage: `linear-gradient(150deg, ${from}, ${to})` }}
    >
      <span className={css.frame}>
        <Picture
          src={cardPicture(game, language)}
          alt=""
          {...CARD_SIZE}
          isFirst={isFirst}
          className={css.art}
        />
        <span className={css.place}>
          <GameTag game={game} status={status} />
        </span>
      </span>
      <span className={css.caption}>
        <strong className={css.name}>{text(game.titleKey)}</strong>
        <span className={css.line}>{text(game.alt)}</span>
      </span>
    </Link>
  );
};
