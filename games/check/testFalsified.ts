import type { SavedRound } from '#contract/fairness.ts';
import { isDrawnMuch } from './testTampered.ts';

type Path = readonly (string | number)[];
type Parent = Record<string | number, unknown>;

/** Of what lies deeper than a step's own fields (cards, weights), so many are passed over for each that is taken. */
const PASSED_OVER = 18;
const DEEP = 4;

const isParent = (value: unknown): value is Parent => typeof value === 'object' && value !== null;

/** Every place in the record, itself first. */
const placesIn = (value: unknown, path: Path = []): Path[] => [
  path,
  ...(isParent(value)
    ? Object.entries(value).flatMap(([name, part]) => placesIn(part, [...path, name]))
    : []),
];

/** What may stand there instead, of every type. */
const insteadOf = (value: unknown): unknown[] => {
  if (typeof value === 'number')
    return [value + 1, value - 1, value + 0.5, value + 2 ** 53, `${value}`, value !== 0, null];
  if (typeof value === 'string') return [`${value}x`, '', 0, null];
  if (typeof value === 'boolean') return [!value, Number(value), null];
  if (value === null) return [0, false, ''];
  if (Array.isArray(value)) return [[...value, null], value.slice(1), {}, null];
  return [{ ...(value as object), more: 1 }, [value], null];
};

/** The record with something else at the place; undefined: with nothing there. */
const changed = (record: SavedRound, path: Path, value: unknown): unknown => {
  const last = path.at(-1);
  if (last === undefined) return value;
  const copy: unknown = structuredClone(record);
  const parent = path.slice(0, -1).reduce((part, name) => (part as Parent)[name], copy) as Parent;
  if (value !== undefined) parent[last] = value;
  else if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete parent[last];
  return copy;
};

const at = (record: SavedRound, path: Path): unknown =>
  path.reduce<unknown>((part, name) => (part as Parent)[name], record);

/** A step's time is the club's word, as long as it is one and no clock contradicts it. */
const isTold = (path: Path, value: unknown, was: unknown): boolean =>
  path[0] === 'steps' && path[2] === 'at' && Math.abs(Number(value) - Number(was)) === 1;

/** Of few draws another pair of seeds may well give the same. */
const isDrawnAlike = (record: SavedRound, path: Path, value: unknown): boolean =>
  ['clientSeed', 'nonce'].includes(String(path[1])) &&
  typeof value === typeof at(record, path) &&
  !isDrawnMuch(record);

/** Each place of the record left out and filled with all that may stand there instead; JSON, with what was done. */
export const falsified = (record: SavedRound): { what: string; text: string }[] => {
  let deep = 0;
  return placesIn(record).flatMap((path) => {
    if (path.length > DEEP && deep++ % PASSED_OVER !== 0) return [];
    const was = at(record, path);
    return [...insteadOf(was), undefined]
      .filter((value) => !isTold(path, value, was) && !isDrawnAlike(record, path, value))
      .filter((value) => path.length > 0 || value !== undefined)
      .filter((value) => JSON.stringify(value) !== JSON.stringify(was))
      .map((value) => ({
        what: `${path.join('.')} ${value === undefined ? 'left out' : JSON.stringify(value).slice(0, 40)}`,
        text: JSON.stringify(changed(record, path, value)),
      }));
  });
};
