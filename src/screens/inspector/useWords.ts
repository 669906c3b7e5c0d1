import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameKey } from '#contract/games.ts';
import { fieldName, type Path, valueAt } from '#games/designer/fields.ts';
import type { Fault } from '#games/gate/gateFaults.ts';
import { faultIn, type PlaceWords } from './faultWords.ts';
import { type Say, valueWords } from './valueWords.ts';

/** What a designer reads of a game's tuning, in the language shown. */
export interface TuningWords extends PlaceWords {
  help(path: Path): string;
  entry(values: unknown, path: Path): string;
  /** Why these values are refused: the place as it is named in the form, and its numbers in its unit. */
  fault(fault: Fault, values: unknown): string;
}

const wordsOf = (game: GameKey, say: Say): TuningWords => {
  const { label, value, ...others } = valueWords(game, say);
  const entry = (values: unknown, path: Path): string => {
    const list = label(path);
    const number = Number(path.at(-1)) + 1;
    // Where a list and a number make no word of the language.
    const own = say(`fields.${game}.${fieldName(path)}.entry`, { number, defaultValue: '' });
    if (own !== '') return own;
    const pays = valueAt(values, [...path, 'times']);
    return pays === undefined
      ? say('entry', { list, number })
      : say('entryPays', { list, number, times: value(pays, [...path, 'times']) });
  };
  const name = (values: unknown, path: Path): string =>
    path
      .flatMap((key, at) => {
        const here = path.slice(0, at + 1);
        if (typeof key === 'number') return [entry(values, here)];
        return typeof path[at + 1] === 'number' ? [] : [label(here)];
      })
      .join(' · ');
  const way = (played: string): string => {
    const [kind = '', number = ''] = played.split('=');
    return say(`ways.${kind}`, { value: number });
  };
  const words = {
    ...others,
    say,
    label,
    value,
    help: (path: Path) => say(`fields.${game}.${fieldName(path)}.help`),
    name,
    entry,
    way,
  };
  return { ...words, fault: faultIn(game, words) };
};

export const useWords = (game: GameKey): TuningWords => {
  const { t } = useTranslation('tuning');
  return useMemo(() => wordsOf(game, t as unknown as Say), [game, t]);
};
