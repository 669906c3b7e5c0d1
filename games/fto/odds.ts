import type { FtoTuning, Rung } from './tuning.ts';

/** How likely a player is to find the odd card of a question, 0 to 1. */
export type Skill = (rung: Rung, question: number) => number;

/** Picks any card with closed eyes. */
export const blindGuess: Skill = ({ columns, rows }) => 1 / (columns * rows);

/** Finds each odd card with the same probability. */
export const constantSkill =
  (probability: number): Skill =>
  () =>
    probability;

export interface FtoOdds {
  /** Probability of exactly 0, 1, 2 ... right answers. */
  distribution: readonly number[];
  /** Expected multiplier of a round in hundredths, 100 for each right answer. */
  mean: number;
  standardDeviation: number;
  /** Probability of at least one right answer. */
  hitRate: number;
  /** The highest multiplier, in hundredths, and its probability. */
  maximum: number;
  maximumRate: number;
  /** Expected coins of a round, in hundredths of a coin. */
  meanCoins: number;
}

/**
 * The exact figures for a player of the given skill. The questions are independent, so the number of
 * right answers is Poisson-binomial: its mean is the sum of p, its variance that of p(1 - p), and
 * its distribution the product of the polynomials (1 - p) + p x. A free game has no return to
 * player: spec 9's 97% is a figure of the game's page.
 */
export const ftoOdds = (tuning: FtoTuning, skill: Skill): FtoOdds => {
  const chances = tuning.ladder.map((rung, index) => skill(rung, index + 1));
  let distribution = [1];
  for (const p of chances)
    distribution = Array.from(
      { length: distribution.length + 1 },
      (_, right) => (distribution[right] ?? 0) * (1 - p) + (distribution[right - 1] ?? 0) * p,
    );
  const expected = chances.reduce((sum, p) => sum + p, 0);
  const variance = chances.reduce((sum, p) => sum + p * (1 - p), 0);
  return {
    distribution,
    mean: 100 * expected,
    standardDeviation: 100 * Math.sqrt(variance),
    hitRate: 1 - (distribution[0] ?? 0),
    maximum: 100 * chances.length,
    maximumRate: distribution.at(-1) ?? 0,
    meanCoins: tuning.coinsPerRight * expected,
  };
};
