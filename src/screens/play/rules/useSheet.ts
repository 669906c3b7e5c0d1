import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameKey } from '#contract/games.ts';
import { sheetOf } from '#src/features/games/chrome.ts';

/** What a game's rules page says of a tuning, or of the defaults before that is known. */
export const useSheet = (game: GameKey, tuning: Record<string, unknown> | null) => {
  const { t } = useTranslation(['play', 'game']);
  const { t: tGames } = useTranslation('games');
  return useMemo(
    () => sheetOf(game, t, tuning, (volatility) => tGames(`volatility.${volatility}`)),
    [game, t, tuning, tGames],
  );
};
