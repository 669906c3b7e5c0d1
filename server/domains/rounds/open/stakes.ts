import type { CoinBalance } from '#contract/coins.ts';
import { availableCoins } from '#contract/coins.ts';
import type { RoundMode } from '#contract/rounds.ts';
import { type Bounds, isBet } from '#engine/core/rules/tuning.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { ROUND_TYP } from '../load.ts';

const isTakenIn = (bounds: Bounds, bet: number, mode: RoundMode): boolean =>
  mode === 'live' && bounds.live ? bounds.live.includes(bet) : isBet(bounds, bet);

/** Throws 400 `msg.invalidRequest` for a stake the game does not take; null: it takes none. */
export const demandStake = (
  bounds: Bounds | null,
  bet: number,
  mode: RoundMode = 'house',
): void => {
  const isTaken = bounds ? isTakenIn(bounds, bet, mode) : bet === 0;
  if (!isTaken) throw new Refusal('msg.invalidRequest', { typ: ROUND_TYP, field: 'bet' });
};

/** True when not even the game's smallest stake is available. */
export const isTooPoor = (bounds: Bounds, coin: CoinBalance): boolean =>
  availableCoins(coin) < bounds.min;

/**
 * Throws 409 `msg.insufficientBalance` where not even the smallest stake is available, and
 * `msg.insufficientCoins` where a smaller one would do.
 */
export const checkCoins = (bounds: Bounds, bet: number, coin: CoinBalance): void => {
  if (isTooPoor(bounds, coin)) throw new Refusal('msg.insufficientBalance', { typ: ROUND_TYP });
  if (availableCoins(coin) < bet) throw new Refusal('msg.insufficientCoins', { typ: ROUND_TYP });
};
