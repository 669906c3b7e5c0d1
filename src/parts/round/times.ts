const figures = new Intl.NumberFormat('en-MY', { maximumFractionDigits: 2 });

/** Hundredths of the stake -> '3.84×', '50×'. */
export const formatTimes = (hundredths: number): string => `${figures.format(hundredths / 100)}×`;
