import { type Draws, isRefusal, type Rules, type Step } from '../round/rules.ts';
import { simulatedDraws } from './chance.ts';

/** What a player does in a state: a move, or letting the clock run out. May use chance of its own. */
export type Policy<Tuning, State, Move> = (
  tuning: Tuning,
  state: State,
  chance: Draws,
) => Move | 'timeout';

/** What is known after so many stakes. */
interface Checkpoint {
  rounds: number;
  mean: number;
  /** The interval is the mean, less and more this. */
  margin: number;
}

/** What came of stakes that were played; amounts in units staked. */
export interface Simulation {
  /** Stakes played. */
  rounds: number;
  mean: number;
  standardDeviation: number;
  /** The mean lies between these with 99% confidence (normal approximation). */
  interval: readonly [least: number, most: number];
  /** Share of the stakes that were paid anything. */
  hitRate: number;
  /** The highest payout seen, and the share of stakes that were paid it. */
  maximum: number;
  maximumRate: number;
  /** How it came closer: at 1,000 stakes and each power of ten from there. */
  checkpoints: readonly Checkpoint[];
}

/** What of a game's rules is played. */
export type Playable<Tuning, State, Move> = Pick<
  Rules<Tuning, State, Move, unknown, unknown>,
  'open' | 'move' | 'timeout'
>;

export interface SimulationOptions<Tuning, State, Move> {
  rules: Playable<Tuning, State, Move>;
  tuning: Tuning;
  policy: Policy<Tuning, State, Move>;
  seed: number;
  /** In a game that is staked move by move: which moves are. Else a round is one stake. */
  isStaked?: (move: Move) => boolean;
}

/** Two-sided 99% of the normal distribution. */
const DEVIATIONS = 2.5758;
/** No game is this long; a policy that never ends a round is a mistake to be told. */
const MOST_STEPS = 10_000;
const FIRST_CHECKPOINT = 1_000;

const take = <Tuning, State, Move>(
  { rules, tuning }: SimulationOptions<Tuning, State, Move>,
  state: State,
  choice: Move | 'timeout',
  draws: Draws,
): Step<State, unknown> => {
  if (choice === 'timeout') return rules.timeout(tuning, state, draws);
  const made = rules.move(tuning, state, choice, draws);
  if (isRefusal(made)) throw new Error(`the rules refuse the policy's move: ${made.refused}`);
  return made;
};

const neverEnds = () => new Error('the policy never ends the round');

/** Plays a whole round; answers its multiplier. */
const byRound =
  <Tuning, State, Move>(options: SimulationOptions<Tuning, State, Move>, draws: Draws) =>
  (): number => {
    const { rules, tuning, policy } = options;
    let step: Step<State, unknown> = rules.open(tuning, draws);
    let paid = step.multiplier;
    for (let steps = 0; !step.isDone; steps++) {
      if (steps >= MOST_STEPS) throw neverEnds();
      step = take(options, step.state, policy(tuning, step.state, draws), draws);
      paid += step.multiplier;
    }
    return paid;
  };

/** Plays on until a move was staked, in one round after the other; answers its multiplier. */
const byMove = <Tuning, State, Move>(
  options: SimulationOptions<Tuning, State, Move>,
  isStaked: (move: Move) => boolean,
  draws: Draws,
) => {
  const { rules, tuning, policy } = options;
  let step: Step<State, unknown> = rules.open(tuning, draws);
  return (): number => {
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      if (step.isDone) step = rules.open(tuning, draws);
      const choice = policy(tuning, step.state, draws);
      step = take(options, step.state, choice, draws);
      if (choice !== 'timeout' && isStaked(choice)) return step.multiplier;
    }
    throw neverEnds();
  };
};

/** A simulation that is played piece by piece. */
export interface RunningSimulation {
  /** Plays so many stakes more. Throws when the rules refuse the policy's move or it never ends. */
  play(rounds: number): void;
  /** What is known so far; of less than two stakes nothing is. */
  figures(): Simulation;
}

/** Starts with a seeded generator: the same seed gives the same figures, however it is cut up. */
export const startSimulation = <Tuning, State, Move>(
  options: SimulationOptions<Tuning, State, Move>,
): RunningSimulation => {
  const draws = simulatedDraws(options.seed);
  const { isStaked } = options;
  const next = isStaked ? byMove(options, isStaked, draws) : byRound(options, draws);
  const checkpoints: Checkpoint[] = [];
  let nextCheckpoint = FIRST_CHECKPOINT;
  // Hundredths are whole numbers, so these sums are exact up to 2^53.
  let rounds = 0;
  let sum = 0;
  let squares = 0;
  let hits = 0;
  let maximum = 0;
  let timesMaximum = 0;

  const known = () => {
    const mean = sum / rounds;
    const variance = Math.max(0, squares - sum * mean) / (rounds - 1);
    const standardDeviation = Math.sqrt(variance) / 100;
    const margin = (DEVIATIONS * standardDeviation) / Math.sqrt(rounds);
    return { mean: mean / 100, standardDeviation, margin };
  };

  const playTo = (end: number) => {
    while (rounds < end) {
      const paid = next();
      rounds += 1;
      sum += paid;
      squares += paid * paid;
      if (paid > 0) hits += 1;
      if (paid > maximum) {
        maximum = paid;
        timesMaximum = 0;
      }
      if (paid === maximum) timesMaximum += 1;
    }
  };

  return {
    play(more) {
      const end = rounds + more;
      while (rounds < end) {
        playTo(Math.min(end, nextCheckpoint));
        if (rounds < nextCheckpoint) continue;
        const { mean, margin } = known();
        checkpoints.push({ rounds, mean, margin });
        nextCheckpoint *= 10;
      }
    },
    figures() {
      const { mean, standardDeviation, margin } = known();
      return {
        rounds,
        mean,
        standardDeviation,
        interval: [mean - margin, mean + margin],
        hitRate: hits / rounds,
        maximum: maximum / 100,
        maximumRate: timesMaximum / rounds,
        checkpoints: [...checkpoints],
      };
    },
  };
};

/** Plays so many stakes, at least two, at once. */
export const simulate = <Tuning, State, Move>(
  options: SimulationOptions<Tuning, State, Move>,
  rounds: number,
): Simulation => {
  const simulation = startSimulation(options);
  simulation.play(rounds);
  return simulation.figures();
};
