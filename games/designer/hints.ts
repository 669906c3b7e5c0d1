import { isAtTarget } from '#engine/core/odds/verdict.ts';
import type { AnyGame } from '../game.ts';
import { type Judgement, judgeTuning } from '../gate/gate.ts';
import { numbersIn, type Path, shapeOf, valueAt } from './fields.ts';
import { solve } from './solve.ts';

/** One number that mends a return when it is set so. */
interface Hint {
  path: Path;
  from: number;
  to: number;
  /** The return is the target itself then. */
  isExact: boolean;
  values: unknown;
}

/** A return that misses its target, and what mends it. */
export interface Miss {
  /** The first way that misses so, and how many more do. */
  way: string;
  others: number;
  /** Above the target, as a share; negative: below. */
  by: number;
  hints: readonly Hint[];
}

/** Who looks for a number to turn reads no more. */
const MOST_HINTS = 6;

const codesOf = (judged: Judgement): Set<string> =>
  new Set(
    judged.isServed ? [] : judged.faults.map(({ code, field, way }) => `${code} ${field} ${way}`),
  );

/** How much of itself a number changes. */
const share = ({ from, to }: Hint): number => Math.abs(to - from) / Math.max(1, Math.abs(from));

/** Each number that alone brings a way to the target and brings nothing else out of its bounds. */
const hintsFor = (game: AnyGame, values: unknown, way: string): Hint[] => {
  const before = codesOf(judgeTuning(game, values));
  return numbersIn(shapeOf(game), values)
    .flatMap((field): Hint[] => {
      const from = valueAt(values, field.path);
      const solved = typeof from === 'number' ? solve(game, values, field, way) : null;
      if (!solved || typeof from !== 'number' || solved.value === from) return [];
      if (!isAtTarget(solved.mean, game.target.rtp ?? 0)) return [];
      const after = codesOf(solved.judged);
      if ([...after].some((code) => !before.has(code) || code.endsWith(` ${way}`))) return [];
      return [
        {
          path: field.path,
          from,
          to: solved.value,
          isExact: solved.isExact,
          values: solved.values,
        },
      ];
    })
    .sort((a, b) => Number(b.isExact) - Number(a.isExact) || share(a) - share(b))
    .slice(0, MOST_HINTS);
};

/**
 * What of a tuning that its schema reads misses its announced return, and every single number that could
 * mend it: first what makes it exact, by the smallest change. Ways that miss alike are one.
 */
export const missesOf = (game: AnyGame, values: unknown): Miss[] => {
  const { rtp } = game.target;
  const { data } = game.tuning.schema.safeParse(values);
  if (rtp === null || data === undefined) return [];
  const missed = game.odds.ways(data).flatMap((way) => {
    const mean = game.odds.way(data, way)?.analysis.mean ?? rtp;
    return isAtTarget(mean, rtp) ? [] : [{ way, by: mean - rtp }];
  });
  const alike = Map.groupBy(missed, ({ by }) => by.toFixed(3));
  return [...alike.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, others: others.length, hints: hintsFor(game, values, first.way) }] : [],
  );
};
