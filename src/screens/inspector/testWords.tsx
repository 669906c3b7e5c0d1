import type { GameKey } from '#contract/games.ts';
import type { Language } from '#contract/languages.ts';
import { loadTexts } from '#src/app/i18n.ts';
import { show } from '#src/testing/screen.tsx';
import { type TuningWords, useWords } from './useWords.ts';

const Holder = ({ game, held }: { game: GameKey; held: { words?: TuningWords } }) => {
  held.words = useWords(game);
  return null;
};

/** Tests' own: what a designer reads of a game, without a form. */
export const wordsIn = async (game: GameKey, language: Language = 'en'): Promise<TuningWords> => {
  await loadTexts('tuning');
  const held: { words?: TuningWords } = {};
  await show(<Holder game={game} held={held} />, '/', language);
  if (!held.words) throw new Error('nothing was shown');
  return held.words;
};
