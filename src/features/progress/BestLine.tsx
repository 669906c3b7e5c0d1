import { useTranslation } from 'react-i18next';
import { dayOf } from '#contract/day.ts';
import type { GameKey } from '#contract/games.ts';
import { formatCoins, formatDay } from '#src/base/format.ts';
import { useLanguage } from '#src/base/language.ts';
import { useProgress } from './progress.ts';

/** The most a round of this game paid the player, where one is remembered. */
export const BestLine = ({
  game,
  className,
}: {
  game: GameKey;
  className?: string | undefined;
}) => {
  const { t } = useTranslation('games');
  const language = useLanguage();
  const best = useProgress().data?.progress?.bests.find((each) => each.game === game);
  if (!best) return null;
  const date = formatDay(dayOf(Date.parse(best.at)), language);
  return <p className={className}>{t('best', { coins: formatCoins(best.won), date })}</p>;
};
