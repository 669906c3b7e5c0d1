import type { CoinBalance } from '#contract/coins.ts';
import { setCoin } from './store.ts';

/** A new balance from the server. */
export const applyCoin = (coin: CoinBalance): void => {
  setCoin(coin);
};
