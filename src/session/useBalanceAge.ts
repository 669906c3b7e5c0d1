import { useEffect, useState } from 'react';
import { wallClock } from '#engine/core/clock.ts';
import { isBalanceLive, useSession } from './store.ts';

/** A balance that is not confirmed within this time is said to be an older one. Milliseconds. */
export const CONFIRM_MS = 5_000;

/**
 * As of when the balance on the screen is, epoch ms (0: it was never told since the login), while
 * nobody confirms that it still is; null: it is the one of now.
 */
export const useBalanceAge = (): number | null => {
  const coinAt = useSession((state) => state.coinAt);
  const isLive = useSession(isBalanceLive);
  const [unconfirmed, setUnconfirmed] = useState<number | null>(null);
  useEffect(() => {
    if (isLive) return;
    // Without a network nobody will.
    const wait = navigator.onLine === false ? 0 : CONFIRM_MS;
    return wallClock.later(wait, () => setUnconfirmed(coinAt));
  }, [isLive, coinAt]);
  return !isLive && unconfirmed === coinAt ? coinAt : null;
};
