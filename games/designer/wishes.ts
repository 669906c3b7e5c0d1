import { type Analysis, type Outcome, VOLATILITY_DEVIATIONS } from '#engine/core/odds/analysis.ts';
import {
  type Fraction,
  fraction,
  fractionOf,
  isSame,
  minus,
  numberOf,
  plus,
  times,
  ZERO,
} from '#engine/core/odds/fraction.ts';
import { isHit } from '#engine/core/odds/hit.ts';
import { UNIT } from '#engine/core/rules/rules.ts';
import type { AnyGame } from '../game.ts';

/*
 * What a designer wishes of a tuning's figures, and how far a tuning is from it.
 */

/** A figure as it shall be. `way`: how it is played; '': every way the game's target holds for. */
export type FigureWish =
  | { kind: 'return'; way: string; value: Fraction }
  | { kind: 'hit'; way: string; value: Fraction }
  /** How likely a stake is paid this multiplier. */
  | { kind: 'prize'; way: string; multiplier: number; value: Fraction }
  /** The highest multiplier of any way. */
  | { kind: 'maximum'; multiplier: number }
  /** The volatility index: a square root, so that it is met as far as it is shown. */
  | { kind: 'index'; way: string; value: number };

/** How a wished figure came out. */
export interface ReachedFigure {
  wish: FigureWish;
  /** The figure, a share or a number of times; of several ways the one that misses most. */
  value: number;
  state: 'exact' | 'near' | 'missed';
  /** How far off: 1 is as far as is still near. */
  miss: number;
}

/** As near as the gate wants a return: a hundredth of a point. */
const NEAR_RETURN = 1e-4;
/** Half of the last digit that a form shows. */
const NEAR_HIT = 5e-5;
const NEAR_INDEX = 5e-3;
/** A part of the odds of a prize, or of the highest win. */
const NEAR_PART = 1e-3;
/** A share of the last digit of a double. */
const ROUNDING = 1e-9;

const chanceOf = (analysis: Analysis, counts: (outcome: Outcome) => boolean): Fraction =>
  analysis.outcomes.filter(counts).reduce((sum, { chance }) => plus(sum, chance), ZERO);

const squaresOf = ({ outcomes }: Analysis): Fraction =>
  outcomes.reduce((sum, { multiplier, chance }) => {
    const payout = fraction(multiplier, UNIT);
    return plus(sum, times(times(payout, payout), chance));
  }, ZERO);

/** The figure that a wish is of, exactly; null: it is no fraction. */
const exactOf = (wish: FigureWish, analysis: Analysis): Fraction | null => {
  switch (wish.kind) {
    case 'return':
      return analysis.exactMean;
    case 'hit':
      return chanceOf(analysis, ({ multiplier }) => isHit(multiplier, analysis.staked));
    case 'prize':
      return chanceOf(analysis, ({ multiplier }) => multiplier === wish.multiplier);
    default:
      return null;
  }
};

type AnalysisOf = (way: string) => Analysis | null;

/** The analysis of each way of a tuning, made once. */
export const analysesOf = (game: AnyGame, tuning: unknown): AnalysisOf => {
  const known = new Map<string, Analysis | null>();
  return (way) => {
    const before = known.get(way);
    if (before !== undefined) return before;
    const analysis = game.odds.way(tuning, way)?.analysis ?? null;
    known.set(way, analysis);
    return analysis;
  };
};

const nearOf = (wish: FigureWish): number => {
  if (wish.kind === 'return') return NEAR_RETURN;
  if (wish.kind === 'hit') return NEAR_HIT;
  if (wish.kind === 'index') return NEAR_INDEX;
  return NEAR_PART * wishedOf(wish);
};

/** A wish as a number: a share, an index or a multiplier in units. */
export const wishedOf = (wish: FigureWish): number => {
  if (wish.kind === 'maximum') return wish.multiplier / UNIT;
  return wish.kind === 'index' ? wish.value : numberOf(wish.value);
};

const reached = (wish: FigureWish, value: number, isExact: boolean): ReachedFigure => {
  const miss = isExact ? 0 : Math.abs(value - wishedOf(wish)) / nearOf(wish);
  return { wish, value, miss, state: isExact ? 'exact' : miss <= 1 + ROUNDING ? 'near' : 'missed' };
};

const inWay = (wish: FigureWish, analysis: Analysis): ReachedFigure => {
  const exact = exactOf(wish, analysis);
  if (exact === null || !('value' in wish) || typeof wish.value === 'number')
    return reached(wish, analysis.volatilityIndex, false);
  return reached(wish, numberOf(exact), isSame(exact, wish.value));
};

const waysOf = (game: AnyGame, tuning: unknown, wish: FigureWish): readonly string[] =>
  'way' in wish && wish.way !== '' ? [wish.way] : game.odds.ways(tuning);

/** How a wish comes out under a tuning that its schema has read; null: it has not that way. */
export const reachedOf = (
  game: AnyGame,
  tuning: unknown,
  of: AnalysisOf,
  wish: FigureWish,
): ReachedFigure | null => {
  const found = waysOf(game, tuning, wish).map(of);
  const analyses = found.filter((analysis) => analysis !== null);
  if (analyses.length < found.length) return null;
  if (wish.kind === 'maximum') {
    const value = Math.max(...analyses.map(({ maximum }) => maximum));
    return reached(wish, value, Math.round(value * UNIT) === wish.multiplier);
  }
  const all = analyses.map((analysis) => inWay(wish, analysis));
  return all.reduce((a, b) => (b.miss > a.miss ? b : a));
};

/** What is 0 where a wish holds, in one way. */
export interface Equation {
  way: string;
  of: (analysis: Analysis) => Fraction;
  /** It holds within a band alone: no whole numbers meet a square root. */
  isSoft: boolean;
  near: number;
}

const indexEquation = (wish: FigureWish & { kind: 'index' }, mean: Fraction): Equation => {
  const deviation = wish.value / VOLATILITY_DEVIATIONS;
  const squares = plus(fractionOf(deviation * deviation), times(mean, mean));
  // A little more of the index is twice its deviation more of the squares.
  const near = (2 * deviation * NEAR_INDEX) / VOLATILITY_DEVIATIONS;
  return {
    way: wish.way,
    of: (analysis) => minus(squaresOf(analysis), squares),
    isSoft: true,
    near,
  };
};

/** The wishes as equations in fractions. The highest win is none. */
export const equationsOf = (
  game: AnyGame,
  tuning: unknown,
  wishes: readonly FigureWish[],
): readonly Equation[] =>
  wishes.flatMap((wish): Equation[] => {
    if (wish.kind === 'maximum') return [];
    if (wish.kind === 'index') {
      const now = game.odds.way(tuning, wish.way)?.analysis;
      if (!now) return [];
      const mean = wishes.find(
        (other) => other.kind === 'return' && ['', wish.way].includes(other.way),
      );
      return [indexEquation(wish, mean?.kind === 'return' ? mean.value : now.exactMean)];
    }
    return waysOf(game, tuning, wish).map((way) => ({
      way,
      of: (analysis) => minus(exactOf(wish, analysis) ?? ZERO, wish.value),
      isSoft: false,
      near: nearOf(wish),
    }));
  });
