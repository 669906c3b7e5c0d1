import { COIN } from '#contract/coins.ts';

/** Hundredths of the bet as they are shown: `9.60x`. */
export const multiplierText = (multiplier: number): string => `${(multiplier / 100).toFixed(2)}x`;

/** What a bet pays, both in hundredths; rounded down as the server does it. */
export const payoutOf = (bet: number, multiplier: number): number =>
  Math.floor((bet * multiplier) / 100);

/** Coins as a number for texts that format it themselves. */
export const inCoins = (hundredths: number): number => hundredths / COIN;
