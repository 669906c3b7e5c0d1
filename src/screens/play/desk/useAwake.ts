import { useEffect, useState } from 'react';
import { wallClock } from '#engine/core/clock.ts';

/** Nobody sees a desk come up and touches it on purpose sooner than this. Milliseconds. */
const SEEN_MS = 350;
/** After a tap that was meant for what was there before: longer than whoever taps on takes. */
const TAPPING_MS = 700;

let lastTap = Number.NEGATIVE_INFINITY;

/** Notes when a finger comes down, while a table is shown: what comes up next asks for it. */
export const useTapsNoted = (): void =>
  useEffect(() => {
    const note = () => {
      lastTap = wallClock.now();
    };
    window.addEventListener('pointerdown', note, { capture: true });
    return () => window.removeEventListener('pointerdown', note, { capture: true });
  }, []);

/**
 * Whether a desk that just came up takes touches: who taps on to skip what was played must not bet,
 * or leave, with the next tap. Each tap meanwhile starts the wait anew (`tries`, for its look); who
 * did not tap waits no longer than it takes to see the desk. The keyboard never waits.
 */
export const useAwake = (): { isAwake: boolean; tries: number } => {
  const [isAwake, setAwake] = useState(false);
  const [tries, setTries] = useState(() => (wallClock.now() - lastTap < TAPPING_MS ? 1 : 0));
  useEffect(() => {
    if (isAwake) return;
    return wallClock.later(tries === 0 ? SEEN_MS : TAPPING_MS, () => setAwake(true));
  }, [isAwake, tries]);
  useEffect(() => {
    if (isAwake) return;
    const again = () => setTries((before) => before + 1);
    window.addEventListener('pointerdown', again, { capture: true });
    return () => window.removeEventListener('pointerdown', again, { capture: true });
  }, [isAwake]);
  return { isAwake, tries };
};
