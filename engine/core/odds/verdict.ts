import type { Analysis } from './analysis.ts';
import type { Simulation } from './sums.ts';

/** What a game is meant to do. */
export interface Target {
  /** The return to player as a share, 0.97; null where nothing is staked. */
  rtp: number | null;
  /** The highest payout it may have, in units staked. */
  maxOdds: number;
}

/** Why it is no pass. `interval`: the simulation does not agree with the exact mean. */
type Complaint = 'return' | 'maximum' | 'interval';

export interface Verdict {
  result: 'pass' | 'warn' | 'fail';
  complaints: readonly Complaint[];
}

/** A hundredth of a percentage point. */
const TOLERANCE = 0.0001;
/** Of a double near 1, so that what lies exactly at the tolerance is within it. */
const ROUNDING = 1e-12;

/** Within a hundredth of a percentage point; both as shares. */
export const isAtTarget = (mean: number, rtp: number): boolean =>
  Math.abs(mean - rtp) <= TOLERANCE + ROUNDING;

/**
 * Fails when the exact return misses its target by more than 0.01 percentage points or the maximum
 * is higher than it may be; warns when the simulation's interval does not hold the exact mean, which
 * by chance one of a hundred does not.
 */
export const verdictOf = (
  { mean, maximum }: Analysis,
  target: Target,
  simulation: Simulation | null,
): Verdict => {
  const isMissed = target.rtp !== null && !isAtTarget(mean, target.rtp);
  const isTooHigh = maximum > target.maxOdds;
  const [least, most] = simulation?.interval ?? [mean, mean];
  const isOutside = mean < least - ROUNDING || mean > most + ROUNDING;
  const complaints: Complaint[] = [];
  if (isMissed) complaints.push('return');
  if (isTooHigh) complaints.push('maximum');
  if (isOutside) complaints.push('interval');
  const result = isMissed || isTooHigh ? 'fail' : isOutside ? 'warn' : 'pass';
  return { result, complaints };
};
