import { useDrag as useDragGesture } from '@use-gesture/react';
import { type DOMAttributes, type RefObject, useEffect, useState } from 'react';
import { wallClock } from '#engine/core/clock.ts';
import type { Point, Size } from '#src/base/geometry.ts';
import { keptClear } from './kept.ts';
import { clearOf, pointOf, type RestingPlace, restOf, steppedBy } from './place.ts';

/** Less than this is a tap of an unsteady finger. */
const TAP_PX = 8;

/** A page that has not moved for so long stands still. */
const STILL_MS = 200;

/**
 * At first over the scene, where it covers nothing to press. Kept while the app runs: one who comes
 * back to home finds it where it was put.
 */
let kept: RestingPlace = { side: 'left', down: 0.1 };

interface Drag {
  /** Its upper left corner in the room; null until the room is measured, and where it would cover what it must not. */
  point: Point | null;
  /** The page moves below it. */
  isPassing: boolean;
  /** It stood there before: from now on it glides to a new place. */
  isPlaced: boolean;
  isHeld: boolean;
  /** For the link that is dragged: a press that moved opens nothing. */
  handlers: DOMAttributes<HTMLElement>;
}

/** Where it really rests: beside what it keeps clear of. */
const restingAt = (place: RestingPlace, field: HTMLElement, box: Size): Point | null => {
  const room = sizeOf(field);
  return clearOf(pointOf(place, room, box), room, box, keptClear(field));
};

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement): Size => ({
  width: clientWidth,
  height: clientHeight,
});

/** Moves `banner` within `room` by pointer and by arrow keys; let go, it rests at the nearer side. */
export const useDrag = (
  room: RefObject<HTMLElement | null>,
  banner: RefObject<HTMLElement | null>,
): Drag => {
  const [place, setPlace] = useState(kept);
  const [point, setPoint] = useState<Point | null>(null);
  const [isPlaced, setPlaced] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [isPassing, setPassing] = useState(false);

  const sizes = (): [room: Size, banner: Size] | null =>
    room.current && banner.current && [sizeOf(room.current), sizeOf(banner.current)];

  useEffect(() => {
    const [field, box] = [room.current, banner.current];
    if (field === null || box === null) return;
    let cancel = () => {};
    const settle = () => {
      setPassing(false);
      setPoint(restingAt(place, field, sizeOf(box)));
    };
    const pass = () => {
      setPassing(true);
      cancel();
      cancel = wallClock.later(STILL_MS, settle);
    };
    const observer = new ResizeObserver(settle);
    // The room turns, and what comes later makes the page longer.
    for (const each of [field, document.body]) observer.observe(each);
    window.addEventListener('scroll', pass, { passive: true });
    settle();
    return () => {
      cancel();
      observer.disconnect();
      window.removeEventListener('scroll', pass);
    };
  }, [place, room, banner]);

  useEffect(() => {
    if (point !== null) setPlaced(true);
  }, [point]);

  const rest = (next: RestingPlace, box: Size) => {
    kept = next;
    setPlace(next);
    // The same place again is no change of state: it has to go back there all the same.
    if (room.current) setPoint(restingAt(next, room.current, box));
  };

  const bind = useDragGesture(
    ({ tap, last, xy, initial, memo }) => {
      // What the first moment of a drag answers, the later ones are told.
      const corner: Point | null = memo ?? point;
      const measured = sizes();
      if (tap || corner === null || measured === null) return corner;
      const at = { x: corner.x + xy[0] - initial[0], y: corner.y + xy[1] - initial[1] };
      setHeld(!last);
      if (last) rest(restOf(at, ...measured), measured[1]);
      else setPoint(at);
      return corner;
    },
    // The arrow keys take it from side to side: below.
    { filterTaps: true, tapsThreshold: TAP_PX, pointer: { keys: false } },
  );

  return {
    point,
    isPlaced,
    isHeld,
    isPassing,
    handlers: {
      ...bind(),
      onKeyDown: (event) => {
        const measured = sizes();
        const next = measured && steppedBy(event.key, place, ...measured);
        if (!next) return;
        event.preventDefault();
        rest(next, measured[1]);
      },
    },
  };
};
