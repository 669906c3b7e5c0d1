import type { CoinBalance } from '#contract/coins.ts';
import { applyCoin } from './store.ts';

let holds = 0;

/**
 * While a game plays a result, the balance waits for its coins to arrive on the screen: the live
 * change, which is here first, would give the end away. Answers how to release, once.
 */
export const holdLiveCoins = (): (() => void) => {
  holds += 1;
  let isHeld = true;
  return () => {
    if (isHeld) holds -= 1;
    isHeld = false;
  };
};

/** A balance that came by the live connection. One that is held back is in the game's own answer. */
export const applyLiveCoin = (coin: CoinBalance): void => {
  if (holds === 0) applyCoin(coin);
};
