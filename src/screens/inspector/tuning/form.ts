import { createContext, useContext } from 'react';
import type { GameKey } from '#contract/games.ts';
import { type Path, pathName, valueAt, withValue } from '#games/designer/fields.ts';
import type { TuningWords } from '../useWords.ts';
import type { ToldFault } from './faultsOf.ts';

/** What every field of the form needs. */
export interface TuningForm {
  game: GameKey;
  words: TuningWords;
  values: unknown;
  base: unknown;
  /** What is wrong, by the name of the place. */
  faults: ReadonlyMap<string, readonly ToldFault[]>;
  /** By its place, more of the same field is the same change. */
  onChange(values: unknown, place: string | null): void;
  onRest(): void;
}

export const FormContext = createContext<TuningForm | null>(null);

const useForm = (): TuningForm => {
  const form = useContext(FormContext);
  if (!form) throw new Error('a field stands in the tuning form');
  return form;
};

/** A field of the form, by the name of its place. */
export const fieldId = (name: string): string => `tuning-${name}`;

/** A place of the form: what stands there, what stood there, what is wrong and how it is changed. */
export const usePlace = (path: Path) => {
  const form = useForm();
  const { values, base, faults } = form;
  const name = pathName(path);
  const value = valueAt(values, path);
  const was = valueAt(base, path);
  return {
    ...form,
    id: fieldId(name),
    value,
    was,
    isChanged: JSON.stringify(value) !== JSON.stringify(was),
    faults: faults.get(name),
    set: (next: unknown) => form.onChange(withValue(values, path, next), null),
    type: (next: unknown) => form.onChange(withValue(values, path, next), name),
  };
};
