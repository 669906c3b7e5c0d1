import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameKey } from '#contract/games.ts';
import { fieldName, type Path, valueAt } from '#games/designer/fields.ts';
import { type Unit, unitOf, unitText } from '#games/designer/units.ts';
import { type Fault, faultParts } from '#games/gate/gateFaults.ts';

type Say = (key: string, values?: Record<string, unknown>) => string;

/** What a designer reads of a game's tuning, in the language shown. */
export interface TuningWords {
  /** By the key in `tuning.json`; its own test holds the keys that are put together to the schemas. */
  say: Say;
  label(path: Path): string;
  help(path: Path): string;
  /** Before and after a number of this place: 'RM', 's'. */
  units(path: Path): { before: string; after: string };
  /** A value with its unit; lists and groups in short. */
  value(value: unknown, path: Path): string;
  /** A place by its whole name, its entries by what they pay: 'Coins 5 (20×) · Weight'. */
  name(values: unknown, path: Path): string;
  entry(values: unknown, path: Path): string;
  /** Why these values are refused: the place as it is named in the form, and its numbers in its unit. */
  fault(fault: Fault, values: unknown): string;
  /** How it is played: 'stop=3' -> 'Take after step 3'. */
  way(name: string): string;
}

const grouped = (text: string): string =>
  text.replace(
    /^(-?)(\d+)/,
    (_, sign: string, whole: string) => `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}`,
  );

const AFTER = new Set<Unit>(['coins', 'percent', 'share', 'times', 'ms', 'hours', 'degrees']);
/** Written at the number, without a space. */
const CLOSE = new Set<Unit>(['percent', 'share', 'times', 'degrees']);

const pathOf = (field: string): Path =>
  field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** Those whose value and bound are numbers of the field itself. */
const OF_FIELD: ReadonlySet<Fault['code']> = new Set(['atLeast', 'atMost', 'exactly', 'announced']);

const wordsOf = (game: GameKey, say: Say): TuningWords => {
  // A draft may have what the game has not: it is told by its own name.
  const label = (path: Path) =>
    say(`fields.${game}.${fieldName(path)}.label`, { defaultValue: String(path.at(-1)) });
  const value = (found: unknown, path: Path): string => {
    if (found === undefined || found === null) return say('nothing');
    if (typeof found === 'object')
      return Object.entries(found)
        .map(([key, inner]) => value(inner, [...path, Array.isArray(found) ? Number(key) : key]))
        .join(' · ');
    const unit = unitOf(game, fieldName(path));
    // No number: a choice, or whatever else a draft has there.
    if (unit === 'count' && typeof found === 'string')
      return say(`choices.${found}`, { defaultValue: found });
    const text = grouped(unitText(found, unit));
    if (unit === 'sen') return `${say('units.sen')}${text}`;
    return AFTER.has(unit) ? `${text}${CLOSE.has(unit) ? '' : ' '}${say(`units.${unit}`)}` : text;
  };
  const entry = (values: unknown, path: Path): string => {
    const list = label(path);
    const number = Number(path.at(-1)) + 1;
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
  return {
    say,
    label,
    help: (path) => say(`fields.${game}.${fieldName(path)}.help`),
    units: (path) => {
      const unit = unitOf(game, fieldName(path));
      return {
        before: unit === 'sen' ? say('units.sen') : '',
        after: AFTER.has(unit) ? say(`units.${unit}`) : '',
      };
    },
    value,
    name,
    entry,
    way,
    fault: (fault, of) => {
      const { text, values } = faultParts(fault);
      const { field, code } = fault;
      const path = pathOf(field);
      const inUnit = (each: unknown) => value(each, path);
      const own = OF_FIELD.has(code)
        ? { bound: inUnit(fault.bound), value: inUnit(fault.value) }
        : {};
      return say(`faults.${text}`, {
        ...values,
        ...own,
        at: field === '' ? say('faults.tuning') : name(of, path),
        way: values.way && way(values.way),
        ...(text === 'rule' && { bound: say(`sentences.${values.bound}`) }),
      });
    },
  };
};

export const useWords = (game: GameKey): TuningWords => {
  const { t } = useTranslation('tuning');
  return useMemo(() => wordsOf(game, t as unknown as Say), [game, t]);
};
