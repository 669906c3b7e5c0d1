import { type Draws, isRefusal, type Rules } from '../round/rules.ts';
import { simulatedDraws } from './chance.ts';

/** What a player does in a state: a move, or letting the clock run out. May use chance of its own. */
export type Policy<Tuning, State, Move> = (
  tuning: Tuning,
  state: State,
  chance: Draws,
) => Move | 'timeout';

/** Payouts are in hundredths of the unit staked, as the rules' multipliers, summed over a round. */
export interface Simulation {
  rounds: number;
  mean: number;
  standardDeviation: number;
  /** The mean lies between these with 99% confidence (normal approximation). */
  interval: readonly [least: number, most: number];
  /** Share of the rounds that paid anything. */
  hitRate: number;
  /** The highest payout seen, and the share of rounds that paid it. */
  maximum: number;
  maximumRate: number;
}

/** Two-sided 99% of the normal distribution. */
const DEVIATIONS = 2.5758;
/** No game is this long; a policy that never ends a round is a mistake to be told. */
const MOST_STEPS = 10_000;

const playOnce = <Tuning, State, Move, Event, View>(
  rules: Rules<Tuning, State, Move, Event, View>,
  tuning: Tuning,
  policy: Policy<Tuning, State, Move>,
  draws: Draws,
): number => {
  let step = rules.open(tuning, draws);
  let paid = step.multiplier;
  for (let steps = 0; !step.isDone; steps++) {
    if (steps >= MOST_STEPS) throw new Error('the policy never ends the round');
    const choice = policy(tuning, step.state, draws);
    const made =
      choice === 'timeout'
        ? rules.timeout(tuning, step.state, draws)
        : rules.move(tuning, step.state, choice, draws);
    if (isRefusal(made)) throw new Error(`the rules refuse the policy's move: ${made.refused}`);
    step = made;
    paid += step.multiplier;
  }
  return paid;
};

/**
 * Plays `rounds` rounds (at least two) with a seeded generator: the same seed gives the same
 * figures. Throws when the policy makes a move the rules refuse or never ends.
 */
export const simulate = <Tuning, State, Move, Event, View>(options: {
  rules: Rules<Tuning, State, Move, Event, View>;
  tuning: Tuning;
  policy: Policy<Tuning, State, Move>;
  rounds: number;
  seed: number;
}): Simulation => {
  const { rules, tuning, policy, rounds, seed } = options;
  const draws = simulatedDraws(seed);
  let mean = 0;
  let squares = 0;
  let hits = 0;
  let maximum = 0;
  let timesMaximum = 0;
  for (let played = 1; played <= rounds; played++) {
    const paid = playOnce(rules, tuning, policy, draws);
    // Welford's running variance: exact enough for any number of rounds.
    const delta = paid - mean;
    mean += delta / played;
    squares += delta * (paid - mean);
    if (paid > 0) hits += 1;
    if (paid > maximum) timesMaximum = 0;
    maximum = Math.max(maximum, paid);
    if (paid === maximum) timesMaximum += 1;
  }
  const standardDeviation = Math.sqrt(squares / (rounds - 1));
  const margin = (DEVIATIONS * standardDeviation) / Math.sqrt(rounds);
  return {
    rounds,
    mean,
    standardDeviation,
    interval: [mean - margin, mean + margin],
    hitRate: hits / rounds,
    maximum,
    maximumRate: timesMaximum / rounds,
  };
};
