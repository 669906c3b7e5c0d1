import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameKey } from '#contract/games.ts';
import { useWords } from '../useWords.ts';
import { type SimulationWords, simulationWords } from './words.ts';

/** How the figures of a game are written, in the language shown. */
export const useSimulationWords = (game: GameKey): SimulationWords => {
  const { t } = useTranslation('simulation');
  const { way } = useWords(game);
  return useMemo(() => simulationWords(game, t, way), [game, t, way]);
};
