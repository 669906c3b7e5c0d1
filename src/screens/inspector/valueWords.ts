import type { GameKey } from '#contract/games.ts';
import {
  fieldName,
  type NumberShape,
  type Path,
  pathName,
  placesIn,
  shapeOf,
  withValue,
} from '#games/designer/fields.ts';
import { type Unit, unitOf, unitText } from '#games/designer/units.ts';
import { gameOf } from '#games/registry.ts';
import { MINUS } from '#src/base/format.ts';

const grouped = (text: string): string =>
  text.replace(
    /^(-?)(\d+)/,
    (_, sign: string, whole: string) => `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}`,
  );

const AFTER = new Set<Unit>(['coins', 'percent', 'share', 'times', 'ms', 'hours', 'degrees']);
/** Written at the number, without a space. */
const CLOSE = new Set<Unit>(['percent', 'share', 'times', 'degrees']);

/** By the key in `tuning.json`; its own test holds the keys that are put together to the schemas. */
export type Say = (key: string, values?: Record<string, unknown>) => string;

export interface ValueWords {
  label(path: Path): string;
  /** Before and after a number of this place: 'RM', 's'. */
  units(path: Path): { before: string; after: string };
  /** A value with its unit; lists and groups in short. */
  value(value: unknown, path: Path): string;
  /** What a number of this place may be: '0.50 to 20.00 coins'. */
  range(bounds: Pick<NumberShape, 'min' | 'max'>, path: Path): string;
}

/** What a number of a tuning is called, and how it is written. */
export const valueWords = (game: GameKey, say: Say): ValueWords => {
  // A draft may have what the game has not: it is told by its own name.
  const label = (path: Path) =>
    say(`fields.${game}.${fieldName(path)}.label`, { defaultValue: String(path.at(-1)) });
  /** The keys of a group as its form has them: an answer has them in any order. */
  const inOrder = (group: object, path: Path): string[] => {
    const places = placesIn(shapeOf(gameOf(game)), withValue(undefined, path, group));
    const placeOf = (key: string) => places.indexOf(pathName([...path, key]));
    return Object.keys(group).toSorted((a, b) => placeOf(a) - placeOf(b));
  };
  const named = (found: unknown, path: Path): string =>
    typeof found === 'number' ? `${label(path)} ${value(found, path)}` : value(found, path);
  const value: ValueWords['value'] = (found, path) => {
    if (found === undefined || found === null) return say('nothing');
    if (typeof found === 'object')
      return Array.isArray(found)
        ? found.map((inner, at) => value(inner, [...path, at])).join(' · ')
        : inOrder(found, path)
            .map((key) => named(Reflect.get(found, key), [...path, key]))
            .join(' · ');
    const unit = unitOf(game, fieldName(path));
    // No number: a choice, or whatever else a draft has there.
    if (unit === 'count' && typeof found === 'string')
      return say(`choices.${found}`, { defaultValue: found });
    const written = grouped(unitText(found, unit));
    const text = typeof found === 'number' ? written.replace('-', '') : written;
    const sign = text === written ? '' : MINUS;
    if (unit === 'sen') return `${sign}${say('units.sen')}${text}`;
    const after = `${CLOSE.has(unit) ? '' : ' '}${say(`units.${unit}`)}`;
    return `${sign}${text}${AFTER.has(unit) ? after : ''}`;
  };
  const range: ValueWords['range'] = ({ min, max }, path) => {
    const unit = unitOf(game, fieldName(path));
    const least = unit === 'sen' ? value(min, path) : grouped(unitText(min, unit));
    return say('range', { least, most: value(max, path) });
  };
  return {
    label,
    units: (path) => {
      const unit = unitOf(game, fieldName(path));
      return {
        before: unit === 'sen' ? say('units.sen') : '',
        after: AFTER.has(unit) ? say(`units.${unit}`) : '',
      };
    },
    value,
    range,
  };
};
