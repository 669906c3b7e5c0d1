import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '#games/catalogue.ts';
import { formatCount, formatOdds } from '#src/base/format.ts';
import { useLanguage } from '#src/base/language.ts';
import { CARD_SIZE, cardPicture } from '#src/features/games/art.ts';
import { BestLine } from '#src/features/progress/BestLine.tsx';
import { useSession } from '#src/session/store.ts';
import { Picture } from '#src/ui/picture/Picture.tsx';
import css from './loading.module.css';

/** What lies over the picture, and goes part by part: how many parts, and their look. */
const VEILS = {
  'card by card': [15, css.cards],
  'step by step': [10, css.steps],
  'by a curtain': [2, css.curtain],
  'by a glow': [1, css.glow],
  'by a turn': [1, css.turn],
} as const;

const varsOf = (vars: Record<`--${string}`, number>) => vars as CSSProperties;

interface LoadingProps {
  game: Game;
  /** How much is there, 0..1. */
  share: number;
}

const Veil = ({ game: { unveiled }, share }: LoadingProps) => {
  const [parts, look] = VEILS[unveiled];
  return (
    <div className={clsx(css.veil, look)} style={varsOf({ '--share': share, '--parts': parts })}>
      {Array.from({ length: parts }, (_, part) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place.
        <span key={part} style={varsOf({ '--part': part })} />
      ))}
    </div>
  );
};

/** Until the table is there: the game's picture comes to light as it loads, with its odds and the player's best. */
export const Loading = ({ game, share }: LoadingProps) => {
  const { t } = useTranslation('play');
  const language = useLanguage();
  const { rtp, maxOdds } = game.stats;
  const most = useSession((state) => state.playRecords[game.key]?.maxOdds) ?? maxOdds;
  return (
    <section className={css.loading}>
      <div className={css.frame} aria-hidden="true">
        <Picture
          src={cardPicture(game, language)}
          alt=""
          {...CARD_SIZE}
          isFirst
          className={css.picture}
        />
        <Veil game={game} share={share} />
      </div>
      <p role="status" className={css.word}>
        {t('loading')}
      </p>
      <p className={css.line}>
        {t('odds', { rtp: `${formatCount(Math.round(rtp * 100))}%`, most: formatOdds(most) })}
      </p>
      <div className={css.best}>
        <BestLine game={game.key} className={css.line} />
      </div>
    </section>
  );
};
