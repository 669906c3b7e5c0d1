import { type Path, valueAt, withValue } from './fields.ts';

/** A number, or a whole entry of a list, that is another one; undefined: it is not there. */
export interface TuningChange {
  path: Path;
  from: unknown;
  to: unknown;
}

const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What differs between two tunings, from the first to the second, in their order. */
export const changesBetween = (from: unknown, to: unknown, path: Path = []): TuningChange[] => {
  if (Object.is(from, to)) return [];
  if (!isNode(from) || !isNode(to) || Array.isArray(from) !== Array.isArray(to))
    return [{ path, from, to }];
  const keys = new Set([...Object.keys(from), ...Object.keys(to)]);
  return [...keys].flatMap((key) =>
    changesBetween(Reflect.get(from, key), Reflect.get(to, key), [
      ...path,
      Array.isArray(from) ? Number(key) : key,
    ]),
  );
};

/** The same numbers at the same places, whoever made them. */
export const areSame = (a: unknown, b: unknown): boolean => changesBetween(a, b).length === 0;

/**
 * Values with what `source` has at the place of a change. Where an entry of a list came or went it is the whole list:
 * entries have no names of their own.
 */
export const withChange = (
  values: unknown,
  source: unknown,
  { path, from, to }: TuningChange,
): unknown => {
  const isEntry = (from === undefined || to === undefined) && typeof path.at(-1) === 'number';
  const place = isEntry ? path.slice(0, -1) : path;
  return withValue(values, place, valueAt(source, place));
};
