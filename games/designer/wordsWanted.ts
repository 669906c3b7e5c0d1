import type { AnyGame } from '../game.ts';
import { type Path, type Shape, shapeOf } from './fields.ts';

type Key = readonly string[];

/** What a designer reads at each place of a tuning, below `fields`, and its choices. */
const ofShape = (shape: Shape, names: Path, isEntry = false): Key[] => {
  const place = ['fields', ...names.map(String)];
  const own =
    names.length > 0 && !isEntry ? [['label'], ['help']].map((part) => [...place, ...part]) : [];
  switch (shape.kind) {
    case 'number':
      return own;
    case 'choice':
      return [...own, ...shape.options.map((option) => ['choices', option])];
    case 'list':
      return [...own, ...ofShape(shape.entry, names, true)];
    case 'group':
      return [
        ...own,
        ...Object.entries(shape.fields).flatMap(([name, inner]) =>
          ofShape(inner, [...names, name]),
        ),
      ];
    case 'variants':
      return [
        ...own,
        [...place, shape.by, 'label'],
        ...Object.entries(shape.groups).flatMap(([name, inner]) => [
          ['choices', name],
          ...ofShape(inner, names, true),
        ]),
      ];
  }
};

/** Every text of `tuning.json` that a game's numbers need: places, choices, ways to play, what its schema says. */
export const wordsWanted = (game: AnyGame): Key[] => {
  const { key, odds, tuning } = game;
  const places = ofShape(shapeOf(game), [key], true);
  const ways = odds.ways(tuning.defaults).map((way) => ['ways', way.split('=')[0] ?? '']);
  const checks: { _zod: { def: { error?: (issue: object) => string } } }[] =
    Object(tuning.schema)._zod.def.checks ?? [];
  const sentences = checks.map((check) => ['sentences', check._zod.def.error?.({}) ?? '']);
  return [...places, ...ways, ...sentences];
};
