import { figure } from '#engine/figures.ts';

/** Hundredths of the stake -> '3.84×', '50×'. */
export const formatTimes = (hundredths: number): string => `${figure(hundredths / 100, 0, 2)}×`;
