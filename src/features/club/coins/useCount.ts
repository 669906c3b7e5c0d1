import { useEffect, useRef, useState } from 'react';
import { wallClock } from '#engine/core/clock.ts';
import { isMotionReduced } from '#src/base/motion.ts';

const COUNT_MS = 900;
const easeOut = (t: number) => 1 - (1 - t) ** 3;

/** The number to show while `value` changes: counts to it in under a second, or jumps where motion is unwanted. */
export const useCount = (value: number): number => {
  const [shown, setShown] = useState(value);
  const from = useRef(value);

  useEffect(() => {
    const start = from.current;
    if (start === value) return;
    if (isMotionReduced()) {
      from.current = value;
      setShown(value);
      return;
    }
    const startedAt = wallClock.now();
    let cancel = () => {};
    const tick = () => {
      const t = Math.min(1, (wallClock.now() - startedAt) / COUNT_MS);
      from.current = Math.round(start + (value - start) * easeOut(t));
      setShown(from.current);
      if (t < 1) cancel = wallClock.frame(tick);
    };
    cancel = wallClock.frame(tick);
    return () => cancel();
  }, [value]);

  return shown;
};
