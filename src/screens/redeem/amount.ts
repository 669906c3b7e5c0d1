import { COIN, REDEEM_COINS } from '#contract/facts.ts';
import { redeemAmount } from '#src/base/stored.ts';

/** The coins one was about to redeem before the page was left or loaded again, in hundredths. */
export const keptAmount = (): number => {
  const coins = Number(redeemAmount.get());
  const isAmount = Number.isSafeInteger(coins) && coins > 0 && coins % REDEEM_COINS === 0;
  return isAmount ? coins : REDEEM_COINS;
};

export const keepAmount = (coins: number): void => redeemAmount.set(String(coins));
export const forgetAmount = (): void => redeemAmount.set(null);

/** The most of what is available that can be redeemed, in hundredths; 0 for less than the first fifty. */
export const mostRedeemable = (available: number): number =>
  Math.floor(available / REDEEM_COINS) * REDEEM_COINS;

/** What was typed, in hundredths: whole coins, thousands set off or not. Null for anything else. */
export const parseWholeCoins = (text: string): number | null =>
  /^(\d{1,9}|\d{1,3}([, ]\d{3}){1,2})$/.test(text.trim())
    ? Number(text.replace(/\D/g, '')) * COIN
    : null;

/** Why an amount can't be redeemed. */
type AmountFault = 'notWhole' | 'tooFew' | 'tooMany' | 'notMultiple';

export const faultOf = (coins: number | null, most: number): AmountFault | null => {
  if (coins === null) return 'notWhole';
  if (coins < REDEEM_COINS) return 'tooFew';
  if (coins > most) return 'tooMany';
  return coins % REDEEM_COINS === 0 ? null : 'notMultiple';
};

/** One press of plus or minus: the next whole fifty, from whatever stands there. */
export const steppedCoins = (coins: number, way: 1 | -1, most: number): number => {
  const fifties = coins / REDEEM_COINS;
  const next = way === 1 ? Math.floor(fifties) + 1 : Math.ceil(fifties) - 1;
  return Math.max(REDEEM_COINS, Math.min(most, next * REDEEM_COINS));
};
