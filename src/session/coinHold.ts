import type { CoinBalance } from '#contract/coins.ts';
import { applyCoin } from './store.ts';

let holds = 0;
const waiting = new Set<() => void>();

/**
 * While a game plays a result, the balance waits for its coins to arrive on the screen: the live
 * change, which is here first, would give the end away. Answers how to release, once.
 */
export const holdLiveCoins = (): (() => void) => {
  holds += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    holds -= 1;
    if (holds > 0) return;
    const due = [...waiting];
    waiting.clear();
    for (const callback of due) callback();
  };
};

/** A balance that came by the live connection. One that is held back is in the game's own answer. */
export const applyLiveCoin = (coin: CoinBalance): void => {
  if (holds === 0) applyCoin(coin);
};

/** Calls back, once however often it was asked, when no balance is held back: now, if none is. */
export const whenCoinsShown = (callback: () => void): void => {
  if (holds === 0) callback();
  else waiting.add(callback);
};
