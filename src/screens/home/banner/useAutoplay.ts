import { type DOMAttributes, useEffect, useEffectEvent, useState } from 'react';
import { wallClock } from '#engine/core/clock.ts';
import { isMotionReduced } from '#src/base/motion.ts';

/** A banner is read in less. */
const STAY_MS = 6000;

type Hold = 'hover' | 'focus' | 'touch';

interface Autoplay {
  /** Motion is welcome and there is somewhere to go: a stop button has a meaning. */
  isOffered: boolean;
  /** Nobody stopped it; it may still be held by a finger, the focus or the mouse. */
  isPlaying: boolean;
  /** Nothing holds it either. */
  isMoving: boolean;
  toggle(): void;
  /** For the element whose touch, focus and hover hold it. */
  holding: Pick<
    DOMAttributes<HTMLElement>,
    | 'onPointerEnter'
    | 'onPointerLeave'
    | 'onFocus'
    | 'onBlur'
    | 'onTouchStart'
    | 'onTouchEnd'
    | 'onTouchCancel'
  >;
}

/**
 * Calls `next` every few seconds while it is played and nothing holds it; the time begins anew with
 * `at`, the place shown. Under reduced motion, or with one place alone, it never does.
 */
export const useAutoplay = (at: number, places: number, next: () => void): Autoplay => {
  const [isStopped, setStopped] = useState(false);
  const [holds, setHolds] = useState<ReadonlySet<Hold>>(new Set());
  const goOn = useEffectEvent(next);
  const isOffered = places > 1 && !isMotionReduced();
  const isMoving = isOffered && !isStopped && holds.size === 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a place that was reached stays its time.
  useEffect(() => {
    if (!isMoving) return;
    return wallClock.every(STAY_MS, () => {
      // Nobody looks at a hidden tab, nor at what lies under the splash.
      if (!document.hidden && !document.querySelector('[inert]')) goOn();
    });
  }, [isMoving, at]);

  const hold = (by: Hold, isHeld: boolean) =>
    setHolds((now) => {
      const held = new Set(now);
      if (isHeld) held.add(by);
      else held.delete(by);
      return held;
    });
  return {
    isOffered,
    isPlaying: !isStopped,
    isMoving,
    toggle: () => setStopped((was) => !was),
    holding: {
      onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && hold('hover', true),
      onPointerLeave: () => hold('hover', false),
      onFocus: () => hold('focus', true),
      onBlur: ({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget as Node | null) || hold('focus', false),
      onTouchStart: () => hold('touch', true),
      onTouchEnd: () => hold('touch', false),
      onTouchCancel: () => hold('touch', false),
    },
  };
};
