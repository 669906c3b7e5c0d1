import { toneOf } from '../rules/result.ts';

/**
 * Whether a stake hit: at least itself came back. Less than the stake is a loss, however much of it came.
 * Where nothing is staked, anything is a hit. Hit rates and losing runs count so, everywhere.
 * Both in the same unit; `staked` 0: nothing is.
 */
export const isHit = (paid: number, staked: number): boolean =>
  paid > 0 && toneOf(paid - staked) !== 'loss';
