import { useEffect, useState } from 'react';
import { wallClock } from '#engine/core/clock.ts';

const secondsTo = (at: number) => Math.max(0, Math.ceil((at - wallClock.now()) / 1000));

/** Whole seconds until `at` (epoch milliseconds), 0 once it is past. */
export const useCountdown = (at: number): number => {
  const [seconds, setSeconds] = useState(() => secondsTo(at));
  useEffect(() => {
    setSeconds(secondsTo(at));
    if (secondsTo(at) === 0) return;
    const stop = wallClock.every(250, () => {
      const left = secondsTo(at);
      setSeconds(left);
      if (left === 0) stop();
    });
    return stop;
  }, [at]);
  return seconds;
};
