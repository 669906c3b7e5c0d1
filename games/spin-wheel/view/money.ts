const sen = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const ringgit = new Intl.NumberFormat('en');

/** A prize as it stands on a rib, without its `RM`: `50`, `0.20`. Sen. */
export const ribText = (amount: number): string =>
  amount % 100 === 0 ? ringgit.format(amount / 100) : sen.format(amount / 100);

/** A prize as it is told, without its `RM`: `50.00`. Sen. */
export const moneyText = (amount: number): string => sen.format(amount / 100);
