import { REDEEM_COINS } from '#contract/facts.ts';
import { redeemAmount } from '#src/base/stored.ts';

/** The coins one was about to redeem before the page was left or loaded again, in hundredths. */
export const keptAmount = (): number => {
  const coins = Number(redeemAmount.get());
  const isAmount = Number.isSafeInteger(coins) && coins > 0 && coins % REDEEM_COINS === 0;
  return isAmount ? coins : REDEEM_COINS;
};

export const keepAmount = (coins: number): void => redeemAmount.set(String(coins));
export const forgetAmount = (): void => redeemAmount.set(null);
