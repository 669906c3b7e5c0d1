import { useTranslation } from 'react-i18next';
import { dayOf } from '#contract/day.ts';
import type { GameKey } from '#contract/games.ts';
import { formatCoins, formatDay } from '#src/base/format.ts';
import { useLanguage } from '#src/base/language.ts';
import { useProgress } from '#src/features/progress/progress.ts';
import css from './game.module.css';

/** The most a round of this game paid the player, where one is remembered. */
export const BestLine = ({ game }: { game: GameKey }) => {
  const { t } = useTranslation('games');
  const language = useLanguage();
  const best = useProgress().data?.progress?.bests.find((each) => each.game === game);
  if (!best) return null;
  const date = formatDay(dayOf(Date.parse(best.at)), language);
  return <p className={css.remain}>{t('best', { coins: formatCoins(best.won), date })}</p>;
};
