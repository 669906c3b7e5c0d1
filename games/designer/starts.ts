import { fraction, quotient } from '#engine/core/odds/fraction.ts';
import { UNIT } from '#engine/core/rules/rules.ts';
import type { AnyGame } from '../game.ts';
import { changesBetween } from './changes.ts';
import { fieldName, type NumberShape, pathName, valueAt } from './fields.ts';
import { type Fill, fillOf } from './fill.ts';
import { unitOf } from './units.ts';
import type { FigureWish } from './wishes.ts';

export interface SearchQuestion {
  game: AnyGame;
  /** A draft that the game's schema reads. */
  values: unknown;
  wishes: readonly FigureWish[];
  /** The names of the numbers that may move. */
  fields: ReadonlySet<string>;
  /** How many proposals, and of how many numbers at most. */
  most: number;
  numbers?: number;
}

/** What a game puts by itself for a return, where all that it puts may move. */
export const filling = ({ game, values, wishes, fields }: SearchQuestion) => {
  const fill = fillOf(game.key);
  const wished = wishes.find((wish) => wish.kind === 'return' && wish.way === '');
  if (!fill || wished?.kind !== 'return') return null;
  const put = new Set(
    changesBetween(fill(values, UNIT - 1), fill(values, UNIT / 2)).map(({ path }) =>
      pathName(path),
    ),
  );
  const rtp = Number((wished.value.over * BigInt(UNIT)) / wished.value.under);
  return [...put].every((name) => fields.has(name)) ? { put, wished, rtp, fill } : null;
};

/** Numbers put before the search, so that the highest win is what is wished. */
export type Start = readonly { field: NumberShape; from: number; to: number }[];

export const startsOf = (
  { game, values, wishes }: SearchQuestion,
  movable: readonly NumberShape[],
): readonly Start[] => {
  const wish = wishes.find(({ kind }) => kind === 'maximum');
  if (wish?.kind !== 'maximum') return [[]];
  const { multiplier: to } = wish;
  const now = Math.max(
    ...game.odds.ways(values).map((way) => game.odds.way(values, way)?.analysis.maximum ?? 0),
  );
  const paying = movable
    .filter(({ path, max }) => unitOf(game.key, fieldName(path)) === 'times' && to <= max)
    .map((field) => ({ field, from: Number(valueAt(values, field.path)), to }));
  const over = paying.filter(({ from }) => from > to);
  if (over.length > 0) return [over];
  return Math.round(now * UNIT) === to || paying.length === 0 ? [[]] : paying.map((each) => [each]);
};

/** Where payouts follow from the return, the highest win is as likely as the return over it. */
export const reachWishes = (
  { game, values, wishes }: SearchQuestion,
  fill: Fill,
  rtp: number,
): readonly FigureWish[] => {
  const filled = fill(values, rtp);
  const maximumOf = (way: string) => game.odds.way(filled, way)?.analysis.maximum ?? 0;
  const highest = game.odds.ways(filled).reduce((a, b) => (maximumOf(b) > maximumOf(a) ? b : a));
  return wishes
    .filter(({ kind }) => kind !== 'return')
    .map((wish) =>
      wish.kind === 'maximum'
        ? {
            kind: 'hit',
            way: highest,
            value: quotient(fraction(rtp, UNIT), fraction(wish.multiplier, UNIT)),
          }
        : wish,
    );
};
