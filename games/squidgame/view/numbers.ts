import { COIN } from '#contract/coins.ts';
import { UNIT } from '#engine/core/rules/rules.ts';

/** A multiplier as it is shown, with two decimals at least: `9.60x`, `10.935x`. */
export const multiplierText = (multiplier: number): string =>
  `${(multiplier / UNIT).toFixed(4).replace(/0{1,2}$/, '')}x`;

/** Coins as a number for texts that format it themselves. */
export const inCoins = (hundredths: number): number => hundredths / COIN;
