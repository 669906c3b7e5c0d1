import { COIN } from '#contract/facts.ts';
import type { Bounds } from '#engine/core/rules/tuning.ts';

import { formatCoins, formatCount } from '#src/base/format.ts';

/** Every amount here is in hundredths of a coin. */
const CHIPS = [COIN, 5 * COIN, 10 * COIN];

/** The most one can stake now: the game's bound, or what the purse holds; below the least: nothing. */
export const mostBet = ({ max, step }: Bounds, coins: number): number =>
  Math.floor(Math.min(max, coins) / step) * step;

/** The amounts offered for one press, rising, without the most. */
export const chipsOf = ({ min, max, step }: Bounds): number[] => [
  ...new Set([min, ...CHIPS.filter((chip) => chip > min && chip < max && chip % step === 0)]),
];

/** An amount on its button: whole coins without their hundredths. */
export const chipText = (chip: number): string =>
  chip % COIN === 0 ? formatCount(chip / COIN) : formatCoins(chip);

/** Of the stakes against another player, which rise, the one for a bet; null: none is affordable. */
export const liveBetNear = (bets: readonly number[], bet: number, most: number): number | null => {
  const affordable = bets.filter((each) => each <= most);
  return affordable.findLast((each) => each <= bet) ?? affordable[0] ?? null;
};

/** One press of plus or minus: to the next whole multiple of the least bet, within the bounds. */
export const steppedBet = (bet: number, way: 1 | -1, min: number, most: number): number => {
  const next = way === 1 ? Math.floor(bet / min) + 1 : Math.ceil(bet / min) - 1;
  return Math.max(min, Math.min(most, next * min));
};

/** What was typed, or null when it is no amount of coins with at most two decimals. */
export const parseBet = (text: string): number | null =>
  /^\d{1,7}([.,]\d{0,2})?$/.test(text.trim())
    ? Math.round(Number(text.trim().replace(',', '.')) * COIN)
    : null;

/** As it is typed: no thousands separators. */
export const betText = (bet: number): string => (bet / COIN).toFixed(2);
