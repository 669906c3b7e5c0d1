import type { Draws } from '../rules/rules.ts';
import type { Outcome } from './analysis.ts';
import { type Fraction, fraction, ONE, times } from './fraction.ts';

/**
 * Plays once for every sequence of numbers that can be drawn; answers what each paid with its exact
 * probability. For small games: the work is the product of all bounds.
 */
export const enumerate = (play: (draws: Draws) => number): Outcome[] => {
  const outcomes: Outcome[] = [];
  let numbers: number[] = [];
  for (;;) {
    const bounds: number[] = [];
    const draws: Draws = {
      below(n) {
        bounds.push(n);
        return numbers[bounds.length - 1] ?? 0;
      },
    };
    const multiplier = play(draws);
    const chance = bounds.reduce<Fraction>((all, n) => times(all, fraction(1, n)), ONE);
    outcomes.push({ multiplier, chance });
    const drawn = bounds.map((_, at) => numbers[at] ?? 0);
    // The last number that is not at its bound goes up by one, all after it start anew.
    const turning = drawn.findLastIndex((number, at) => number < (bounds[at] ?? 0) - 1);
    if (turning === -1) return outcomes;
    numbers = [...drawn.slice(0, turning), (drawn[turning] ?? 0) + 1];
  }
};
