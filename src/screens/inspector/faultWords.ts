import type { GameKey } from '#contract/games.ts';
import { fieldName, numbersIn, type Path, pathName, shapeOf } from '#games/designer/fields.ts';
import { decimalsOf, unitOf } from '#games/designer/units.ts';
import { type Fault, faultParts } from '#games/gate/gateFaults.ts';
import { gameOf } from '#games/registry.ts';
import type { Say, ValueWords } from './valueWords.ts';

const pathOf = (field: string): Path =>
  field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** Those whose value and bound are numbers of the field itself. */
const OF_FIELD: ReadonlySet<Fault['code']> = new Set(['atLeast', 'atMost', 'exactly', 'announced']);

/** What a fault is told with. */
export interface PlaceWords extends ValueWords {
  say: Say;
  /** A place by its whole name, its entries by what they pay: 'Coins 5 (20×) · Weight'. */
  name(values: unknown, path: Path): string;
  /** How it is played: 'stop=3' -> 'Take after step 3'. */
  way(name: string): string;
}

/** What may stand at a number's place; null: it is none. */
const allowedAt = (
  game: GameKey,
  words: PlaceWords,
  values: unknown,
  path: Path,
): string | null => {
  const numbers = numbersIn(shapeOf(gameOf(game)), values);
  const found = numbers.find((each) => pathName(each.path) === pathName(path));
  if (!found) return null;
  const decimals = found.isWhole ? decimalsOf(unitOf(game, fieldName(path))) : 0;
  const how = decimals > 0 ? 'decimals' : found.isWhole ? 'whole' : 'any';
  return words.say(`allowed.${how}`, { range: words.range(found, path), decimals });
};

/** Tells faults of a game's values by the names of its form. */
export const faultIn =
  (game: GameKey, words: PlaceWords) =>
  (fault: Fault, values: unknown): string => {
    const { say } = words;
    const { text, values: parts } = faultParts(fault);
    const { field, code } = fault;
    const path = pathOf(field);
    const inUnit = (each: unknown) => words.value(each, path);
    const at = field === '' ? say('faults.tuning') : words.name(values, path);
    if (code === 'kind') {
      const allowed = allowedAt(game, words, values, path);
      // What is no number is told as it was typed.
      const value = typeof fault.value === 'number' ? inUnit(fault.value) : parts.value;
      if (allowed) return say(`allowed.${text}`, { at, allowed, value });
    }
    const own = { of: inUnit(fault.of), value: inUnit(fault.value) };
    return say(`faults.${text}`, {
      ...parts,
      ...(OF_FIELD.has(code) && { bound: inUnit(fault.bound), value: own.value }),
      ...(code === 'rule' && { bound: say(`sentences.${parts.bound}`, own) }),
      ...(fault.uneven && {
        others: fault.uneven.others.map((each) => words.value(each, path)).join(' / '),
      }),
      at,
      way: parts.way && words.way(parts.way),
    });
  };
