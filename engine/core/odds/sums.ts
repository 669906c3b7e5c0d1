import { UNIT } from '../rules/rules.ts';
import type { Analysis } from './analysis.ts';
import { type Interval, marginOf, wilson } from './confidence.ts';
import { addCounts, type Counts, totalOf } from './counts.ts';
import { isHit } from './hit.ts';

/** What was known when each of some streams had played so many stakes. */
interface StreamCheckpoint {
  /** Stakes of each stream. */
  each: number;
  /** Streams that came so far, and the sum of the multipliers all of them were paid. */
  streams: number;
  sum: number;
}

/**
 * What came of the stakes of one or more streams: whole numbers that add up exactly, in any order.
 * Sums and squares are worked out of the payouts when they are asked for, since the squares of 10^9
 * stakes are more than a double holds; a checkpoint's sum stays below 2^53 up to 10^10 stakes that are
 * paid 90 times the unit on average.
 */
export interface Sums {
  streams: number;
  /** Stakes by the multiplier they were paid. */
  payouts: Counts;
  /** Ascending. */
  checkpoints: readonly StreamCheckpoint[];
}

export const NO_SUMS: Sums = { streams: 0, payouts: [], checkpoints: [] };

/** The sums of two parts that share no stream. Associative and commutative. */
export const mergeSums = (a: Sums, b: Sums): Sums => {
  const at = new Map(a.checkpoints.map((checkpoint) => [checkpoint.each, checkpoint]));
  for (const { each, streams, sum } of b.checkpoints) {
    const known = at.get(each);
    at.set(each, {
      each,
      streams: streams + (known?.streams ?? 0),
      sum: sum + (known?.sum ?? 0),
    });
  }
  return {
    streams: a.streams + b.streams,
    payouts: addCounts(a.payouts, b.payouts),
    checkpoints: [...at.values()].sort((one, other) => one.each - other.each),
  };
};

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
  interval: Interval;
  /** Share of the stakes that hit (`isHit`), and where it lies with 99% confidence (Wilson). */
  hitRate: number;
  hitInterval: Interval;
  /** The highest payout seen, and the share of stakes that were paid it. */
  maximum: number;
  maximumRate: number;
  /** How it came closer: twelve to a power of ten, as soon as all streams had come so far. */
  checkpoints: readonly Checkpoint[];
}

/** The mean of multipliers that sum to this, in units. */
const meanOf = (sum: bigint, count: number): number => Number(sum) / count / UNIT;

/**
 * The figures of at least two stakes. What is staked and the bands are those of the game's exact analysis
 * where it is given, else a unit is staked and the deviation is the one that was seen: a mean of stakes that
 * all paid the same is not certain.
 */
export const simulationOf = (
  sums: Sums,
  exact?: Pick<Analysis, 'staked' | 'standardDeviation'>,
): Simulation => {
  const { streams, payouts, checkpoints } = sums;
  const rounds = totalOf(payouts);
  let sum = 0n;
  let squares = 0n;
  for (const [payout, times] of payouts) {
    const paid = BigInt(payout) * BigInt(times);
    sum += paid;
    squares += BigInt(payout) * paid;
  }
  const spread = BigInt(rounds) * squares - sum * sum;
  const standardDeviation = Math.sqrt(Number(spread) / rounds / (rounds - 1)) / UNIT;
  const deviation = exact?.standardDeviation ?? standardDeviation;
  const mean = meanOf(sum, rounds);
  const margin = marginOf(deviation, rounds);
  const hits = totalOf(payouts.filter(([payout]) => isHit(payout, exact?.staked ?? UNIT)));
  const [maximum, timesMaximum] = payouts.at(-1) ?? [0, 0];
  return {
    rounds,
    mean,
    standardDeviation,
    interval: [mean - margin, mean + margin],
    hitRate: hits / rounds,
    hitInterval: wilson(hits, rounds),
    maximum: maximum / UNIT,
    maximumRate: timesMaximum / rounds,
    checkpoints: checkpoints
      .filter((checkpoint) => checkpoint.streams === streams)
      .map((checkpoint) => {
        const played = checkpoint.each * streams;
        return {
          rounds: played,
          mean: meanOf(BigInt(checkpoint.sum), played),
          margin: marginOf(deviation, played),
        };
      }),
  };
};
