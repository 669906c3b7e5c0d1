import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { wallClock } from '#engine/core/clock.ts';

const FIRST_MS = 420;
const NEXT_MS = 90;

/**
 * A button that acts when it is pressed and goes on while it is held. Not by clicks: a game page
 * lets no second tap through within 300 ms (spec 2), and stepping is many taps.
 */
export const useHold = (act: () => void) => {
  const latest = useRef(act);
  const stop = useRef(() => {});
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => () => stop.current(), []);
  const end = () => stop.current();
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      end();
      latest.current();
      stop.current = wallClock.later(FIRST_MS, () => {
        stop.current = wallClock.every(NEXT_MS, () => latest.current());
      });
    },
    onPointerUp: end,
    onPointerLeave: end,
    onPointerCancel: end,
    // Of the keyboard and of assistive technology: a pointer's has acted already.
    onClick: (event: MouseEvent) => event.detail === 0 && act(),
  };
};
