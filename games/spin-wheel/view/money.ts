import { figure } from '#engine/core/figures.ts';

/** A prize as it stands on a rib, without its `RM`: `50`, `0.20`. Sen. */
export const ribText = (amount: number): string =>
  amount % 100 === 0 ? figure(amount / 100, 0, 0) : moneyText(amount);

/** A prize as it is told, without its `RM`: `50.00`. Sen. */
export const moneyText = (amount: number): string => figure(amount / 100, 2, 2);
