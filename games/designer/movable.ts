import type { AnyGame } from '../game.ts';
import { type NumberShape, numbersIn, pathName, shapeOf, valueAt, withValue } from './fields.ts';

/** Whole numbers that the specification does not announce, and that change what comes of a stake. */
export const movableIn = (game: AnyGame, values: unknown): NumberShape[] => {
  const { data } = game.tuning.schema.safeParse(values);
  if (data === undefined) return [];
  const announced = (game.tuning.announced?.(data) ?? []).filter(({ isExact }) => isExact);
  const fixed = new Set(announced.map(({ field }) => field));
  const ways = game.odds.ways(data);
  const outcomesAt = (tuning: unknown, way: string) => {
    try {
      return JSON.stringify(game.odds.way(tuning, way)?.analysis.distribution);
    } catch {
      return null;
    }
  };
  const now = ways.map((way) => outcomesAt(data, way));
  return numbersIn(shapeOf(game), data).filter((field) => {
    const from = valueAt(data, field.path);
    if (!field.isWhole || typeof from !== 'number' || fixed.has(pathName(field.path))) return false;
    const moved = withValue(data, field.path, from + 1);
    return ways.some((way, at) => outcomesAt(moved, way) !== now[at]);
  });
};
