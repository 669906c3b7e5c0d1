import { simulatedDraws } from './chance.ts';
import { type Counts, countsOf } from './counts.ts';
import type { StakeOptions } from './stakes.ts';
import { type Simulation, type Sums, simulationOf } from './sums.ts';
import { stakePlayerOf } from './tables.ts';

export interface SimulationOptions<Tuning, State, Move> extends StakeOptions<Tuning, State, Move> {
  seed: number;
}

/** A game pays few different multipliers: each has a slot of its own, but for some that share one and are mapped. */
const SLOT_BITS = 12;
const EMPTY = -1;
/** Spreads multipliers over the slots (Knuth's multiplicative hashing). */
const SPREAD = 0x9e3779b1;

/** Stakes by what they were paid: the only work of a simulation beside the rules. */
const startTally = () => {
  const keys = new Float64Array(2 ** SLOT_BITS).fill(EMPTY);
  const times = new Float64Array(2 ** SLOT_BITS);
  const seen: number[] = [];
  const rare = new Map<number, number>();
  return {
    add(paid: number): void {
      const slot = Math.imul(paid, SPREAD) >>> (32 - SLOT_BITS);
      if (keys[slot] === EMPTY) {
        keys[slot] = paid;
        seen.push(slot);
      }
      if (keys[slot] === paid) times[slot] = (times[slot] as number) + 1;
      else rare.set(paid, (rare.get(paid) ?? 0) + 1);
    },
    counts: (): Counts =>
      countsOf(
        new Map([
          ...rare,
          ...seen.map((slot) => [keys[slot] as number, times[slot] as number] as const),
        ]),
      ),
  };
};

/** What stakes are paid is counted so many at a time. */
const PAID_AT_ONCE = 1_024;

/** A simulation of one stream that is played piece by piece. */
export interface RunningSimulation {
  /** Plays so many stakes more. Throws when the rules refuse the policy's move or it never ends. */
  play(rounds: number): void;
  /** What is known so far. */
  sums(): Sums;
}

const CHECKPOINTS_A_DECADE = 12;

/** The whole numbers next to a power of the twelfth root of ten, each once. */
const checkpointAfter = (rounds: number): number => {
  let at = Math.floor(CHECKPOINTS_A_DECADE * Math.log10(rounds + 0.5));
  let next = 0;
  while (next <= rounds) {
    at += 1;
    next = Math.round(10 ** (at / CHECKPOINTS_A_DECADE));
  }
  return next;
};

/** Starts with a seeded generator: the same seed gives the same figures, however it is cut up; `stakes` may be shared. */
export const startSimulation = <Tuning, State, Move>(
  options: SimulationOptions<Tuning, State, Move>,
  stakes = stakePlayerOf(options),
): RunningSimulation => {
  const play = stakes(simulatedDraws(options.seed));
  const paid = new Float64Array(PAID_AT_ONCE);
  const tally = startTally();
  const checkpoints: Sums['checkpoints'][number][] = [];
  let nextCheckpoint = 1;
  let rounds = 0;

  const playTo = (end: number) => {
    while (rounds < end) {
      const some = paid.subarray(0, end - rounds);
      play(some);
      for (let at = 0; at < some.length; at += 1) tally.add(some[at] as number);
      rounds += some.length;
    }
  };

  return {
    play(more) {
      const end = rounds + more;
      while (rounds < end) {
        playTo(Math.min(end, nextCheckpoint));
        if (rounds < nextCheckpoint) continue;
        const sum = tally.counts().reduce((all, [paid, times]) => all + paid * times, 0);
        checkpoints.push({ each: rounds, streams: 1, sum });
        nextCheckpoint = checkpointAfter(rounds);
      }
    },
    sums: () => ({ streams: 1, payouts: tally.counts(), checkpoints: [...checkpoints] }),
  };
};

/** Plays so many stakes, at least two, at once. */
export const simulate = <Tuning, State, Move>(
  options: SimulationOptions<Tuning, State, Move>,
  rounds: number,
): Simulation => {
  const simulation = startSimulation(options);
  simulation.play(rounds);
  return simulationOf(simulation.sums());
};
