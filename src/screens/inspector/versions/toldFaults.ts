import { useTranslation } from 'react-i18next';
import type { GameKey } from '#contract/games.ts';
import { OTHER_VALUES } from '#contract/tunings.ts';
import { judgeTuning } from '#games/gate/gate.ts';
import { faultText } from '#games/gate/gateFaults.ts';
import { gameOf } from '#games/registry.ts';
import { useWords } from '../useWords.ts';

/**
 * The server's sentences about values, in the language shown: the page has the same gate, so it finds
 * each one by its English words. What only the server can know stays as it was told.
 */
export const useToldFaults = (game: GameKey, values: unknown) => {
  const words = useWords(game);
  const { t } = useTranslation('versions');
  return (told: readonly string[]): string[] => {
    if (told.length === 0) return [];
    const judged = judgeTuning(gameOf(game), values);
    const own = new Map([[OTHER_VALUES, t('otherValues')]]);
    for (const fault of judged.isServed ? judged.warnings : judged.faults)
      own.set(faultText(fault), words.fault(fault, values));
    return told.map((text) => own.get(text) ?? text);
  };
};
