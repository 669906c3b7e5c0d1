import { useEffect, useState } from 'react';
import { wallClock } from '#engine/clock.ts';

/** Longer than it takes to see what has come under the finger. */
const AWAKE_MS = 700;

/**
 * False while a desk that just came up takes no touch: who taps on to skip what was played must not
 * bet, or leave, with the next tap. Each tap meanwhile starts the wait anew; the keyboard never waits.
 */
export const useAwake = (): boolean => {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    if (isAwake) return;
    const wait = () => wallClock.later(AWAKE_MS, () => setAwake(true));
    let cancel = wait();
    const again = () => {
      cancel();
      cancel = wait();
    };
    window.addEventListener('pointerdown', again, { capture: true });
    return () => {
      cancel();
      window.removeEventListener('pointerdown', again, { capture: true });
    };
  }, [isAwake]);
  return isAwake;
};
