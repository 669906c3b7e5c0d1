import { COIN } from '#contract/coins.ts';

/** Hundredths of the bet as they are shown: `9.60x`. */
export const multiplierText = (multiplier: number): string => `${(multiplier / 100).toFixed(2)}x`;

/** Coins as a number for texts that format it themselves. */
export const inCoins = (hundredths: number): number => hundredths / COIN;
