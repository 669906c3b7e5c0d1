import { isAtTarget } from '#engine/core/odds/verdict.ts';
import type { AnyGame } from '../game.ts';
import { type Judgement, judgeTuning } from '../gate/gate.ts';
import { type NumberShape, valueAt, withValue } from './fields.ts';

/** One number of a tuning put so that the return comes to its target. */
export interface Solution {
  /** What the number is then, as it is stored; whole and within its bounds. */
  value: number;
  /** All values with it. */
  values: unknown;
  /** The return of the way that was asked for, as a share. */
  mean: number;
  /** It is the target itself, to the last digit of a double. */
  isExact: boolean;
  /** The gate has nothing to say of the return any more: of no way, at no bet. */
  passes: boolean;
  /** What the gate says of all values then. */
  judged: Judgement;
}

/** How many values are tried where the return need not rise or fall all along. */
const MOST_TRIED = 512;
/** Places of a wide range that show whether it does. */
const SAMPLES = 3;
/** Beside where the target is crossed: rounding down makes steps. */
const BESIDE = 1;
/** A share of the last digit of a double. */
const ROUNDING = 1e-12;

/** What the gate says of returns; empty where it says none. Of what can't be read it is null. */
export const returnFaults = (judged: Judgement): string[] | null => {
  if (judged.isServed) return [];
  const codes = judged.faults.map(({ code, way = '' }) => ({ code, way }));
  if (codes.some(({ code }) => SCHEMA_CODES.has(code))) return null;
  return codes
    .filter(({ code }) => code === 'return' || code === 'betReturn')
    .map(({ code, way }) => `${code} ${way}`);
};
const SCHEMA_CODES = new Set([
  'atLeast',
  'atMost',
  'fewest',
  'longest',
  'kind',
  'unknown',
  'rule',
] as readonly string[]);

type MeanAt = (value: number) => number | null;

/** The return of a way when a number has this value; null where that can't be played. */
const meanAtOf = (game: AnyGame, values: unknown, { path }: NumberShape, way: string): MeanAt => {
  const known = new Map<number, number | null>();
  return (value) => {
    const before = known.get(value);
    if (before !== undefined) return before;
    const { data } = game.tuning.schema.safeParse(withValue(values, path, value));
    const mean = data === undefined ? null : (game.odds.way(data, way)?.analysis.mean ?? null);
    known.set(value, mean);
    return mean;
  };
};

/** The last value from `good` towards `bad` that can be played. */
const edge = (meanAt: MeanAt, good: number, bad: number): number => {
  if (meanAt(bad) !== null) return bad;
  let [kept, over] = [good, bad];
  while (Math.abs(over - kept) > 1) {
    const middle = Math.trunc((kept + over) / 2);
    if (meanAt(middle) === null) over = middle;
    else kept = middle;
  }
  return kept;
};

/** Places from one bound to the other: evenly, and close together at the lower end. */
const spread = (from: number, to: number): number[] => {
  const span = to - from;
  const steps = Array.from({ length: SAMPLES + 1 }, (_, at) => at / SAMPLES);
  return [...steps.map((at) => from + span * at), ...steps.map((at) => from + (span + 1) ** at - 1)]
    .map(Math.round)
    .filter((value) => value >= from && value <= to)
    .sort((a, b) => a - b);
};

/** Where a straight line between two points meets the target, inside of them. */
const straight = ([low, below]: Point, [high, above]: Point, target: number): number => {
  const at = low + Math.round(((target - below) / (above - below)) * (high - low));
  return Number.isFinite(at)
    ? Math.min(high - 1, Math.max(low + 1, at))
    : Math.floor((low + high) / 2);
};
type Point = readonly [value: number, mean: number];

/**
 * Halving alone takes twenty looks: a return is nearly straight in a number, so a guess is followed by
 * ever longer steps to the other side of the target.
 */
const closeIn = (meanAt: MeanAt, target: number, from: Point, to: Point): readonly number[] => {
  let [low, high] = [from, to];
  const before = Math.sign(low[1] - target);
  const look = (value: number): boolean => {
    const mean = meanAt(value) ?? Number.NaN;
    const isBefore = Math.sign(mean - target) === before;
    if (isBefore) low = [value, mean];
    else high = [value, mean];
    return isBefore;
  };
  while (high[0] - low[0] > 1) {
    const isBefore = look(straight(low, high, target));
    for (let step = 1; high[0] - low[0] > 1; step *= 8) {
      const next = isBefore ? low[0] + step : high[0] - step;
      if (next <= low[0] || next >= high[0] || look(next) !== isBefore) break;
    }
    if (high[0] - low[0] > 1) look(Math.floor((low[0] + high[0]) / 2));
  }
  return [low[0], high[0]];
};

/** Values near which the return crosses the target. */
const crossings = (meanAt: MeanAt, target: number, places: readonly number[]): number[] => {
  const points = places.flatMap((value): Point[] => {
    const mean = meanAt(value);
    return mean === null ? [] : [[value, mean]];
  });
  return points.slice(1).flatMap((right, at) => {
    const left = points[at] ?? right;
    const [before, after] = [Math.sign(left[1] - target), Math.sign(right[1] - target)];
    if (before === 0) return [left[0]];
    return before === after ? [] : closeIn(meanAt, target, left, right);
  });
};

/** Values worth a closer look; `start` can be played. */
const candidates = (meanAt: MeanAt, target: number, field: NumberShape, start: number) => {
  const { min, max } = field;
  if (max - min < MOST_TRIED) return Array.from({ length: max - min + 1 }, (_, at) => min + at);
  const places = [edge(meanAt, start, min), edge(meanAt, start, max)] as const;
  const all = [...new Set([...spread(...places), start])].sort((a, b) => a - b);
  const means = all.map(meanAt);
  // What does not change the return at all is no number to turn.
  if (means.every((mean) => mean === means[0])) return [];
  const near = crossings(meanAt, target, all).flatMap((value) =>
    Array.from({ length: 2 * BESIDE + 1 }, (_, at) => value - BESIDE + at),
  );
  return [...all, ...near].filter((value) => value >= min && value <= max);
};

const startOf = (meanAt: MeanAt, { min, max }: NumberShape, now: unknown): number | null => {
  const places = typeof now === 'number' && now >= min && now <= max ? [now] : [];
  return [...places, ...spread(min, max)].find((value) => meanAt(value) !== null) ?? null;
};

/** The way that misses the target most, the usual one where none does. */
export const worstWay = (game: AnyGame, tuning: unknown): string => {
  const { rtp } = game.target;
  const ways = game.odds.ways(tuning);
  const missed = (name: string) =>
    Math.abs((game.odds.way(tuning, name)?.analysis.mean ?? 0) - (rtp ?? 0));
  return ways.reduce((a, b) => (missed(b) > missed(a) + ROUNDING ? b : a));
};

/** How many of the nearest values are held to the gate. */
const JUDGED = 4;

/**
 * The value of a whole number with which a way returns the target exactly, or as nearly as whole
 * numbers let; of several the nearest to what it is. Never outside of the bounds. Null where nothing
 * is staked, the number has nothing to do with the return, or nothing can be played.
 */
export const solve = (
  game: AnyGame,
  values: unknown,
  field: NumberShape,
  way: string,
): Solution | null => {
  const { rtp } = game.target;
  if (rtp === null || !field.isWhole) return null;
  const meanAt = meanAtOf(game, values, field, way);
  const now = valueAt(values, field.path);
  const start = startOf(meanAt, field, now);
  if (start === null) return null;
  const from = typeof now === 'number' ? now : start;
  const found = [...new Set(candidates(meanAt, rtp, field, start))].flatMap((value) => {
    const mean = meanAt(value);
    return mean === null ? [] : [{ value, mean, miss: Math.abs(mean - rtp) }];
  });
  if (found.every(({ mean }) => mean === found[0]?.mean)) return null;
  const near = found
    .sort((a, b) =>
      Math.abs(a.miss - b.miss) > ROUNDING
        ? a.miss - b.miss
        : Math.abs(a.value - from) - Math.abs(b.value - from),
    )
    .slice(0, JUDGED);
  let best: Solution | null = null;
  for (const { value, mean, miss } of near) {
    const solved = withValue(values, field.path, value);
    const judged = judgeTuning(game, solved);
    const passes = isAtTarget(mean, rtp) && returnFaults(judged)?.length === 0;
    const made = { value, values: solved, mean, isExact: miss <= ROUNDING, passes, judged };
    if (passes) return made;
    best ??= made;
  }
  return best;
};
