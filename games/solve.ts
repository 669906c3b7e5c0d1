import { isAtTarget } from '#engine/odds/verdict.ts';
import { type NumberField, valueAt, withValue } from './fields.ts';
import type { AnyGame } from './game.ts';
import { type Judgement, judgeTuning } from './gate.ts';

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
}

/** How many values are tried where the return need not rise or fall all along. */
const MOST_TRIED = 512;
/** Places of a wide range that show whether it does. */
const SAMPLES = 6;
/** Beside where the target is crossed: rounding down makes steps. */
const BESIDE = 2;
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
  ...['atLeast', 'atMost', 'fewest', 'longest', 'kind', 'unknown', 'rule'],
] as readonly string[]);

type MeanAt = (value: number) => number | null;

/** The return of a way when a number has this value; null where that can't be played. */
const meanAtOf = (game: AnyGame, values: unknown, { path }: NumberField, way: string): MeanAt => {
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

/** Values near which the return crosses the target, found by halving between the places. */
const crossings = (meanAt: MeanAt, target: number, places: readonly number[]): number[] =>
  places.slice(1).flatMap((right, at) => {
    let [low, high] = [places[at] ?? right, right];
    const side = (value: number) => Math.sign((meanAt(value) ?? Number.NaN) - target);
    const before = side(low);
    if (before === 0) return [low];
    if (!(before * side(high) <= 0)) return [];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (side(middle) === before) low = middle;
      else high = middle;
    }
    return [low, high];
  });

/** Values worth a closer look; `start` can be played. */
const candidates = (meanAt: MeanAt, target: number, field: NumberField, start: number) => {
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

const startOf = (meanAt: MeanAt, { min, max }: NumberField, now: unknown): number | null => {
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
  field: NumberField,
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
    .slice(0, JUDGED)
    .map(({ value, mean, miss }) => ({
      ...{ value, mean, isExact: miss <= ROUNDING },
      values: withValue(values, field.path, value),
    }));
  const isGood = ({ mean, values: solved }: (typeof near)[number]) =>
    isAtTarget(mean, rtp) && returnFaults(judgeTuning(game, solved))?.length === 0;
  const passing = near.find(isGood);
  const best = passing ?? near[0];
  return best ? { ...best, passes: passing !== undefined } : null;
};
