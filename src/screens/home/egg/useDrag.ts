import { type DOMAttributes, type RefObject, useEffect, useRef, useState } from 'react';
import { type Place, type Point, pointOf, restOf, steppedBy } from './place.ts';

/** Less than this is a tap of an unsteady finger. */
const TAP_PX = 8;

/**
 * At first over the scene, where it covers nothing to press. Kept while the app runs: one who comes
 * back to home finds it where it was put.
 */
let kept: Place = { side: 'left', down: 0.1 };

interface Drag {
  /** Its upper left corner in the room; null until the room is measured. */
  point: Point | null;
  /** It stood there before: from now on it glides to a new place. */
  isPlaced: boolean;
  isHeld: boolean;
  /** For the link that is dragged: a press that moved opens nothing. */
  handlers: Pick<
    DOMAttributes<HTMLElement>,
    | 'onPointerDown'
    | 'onPointerMove'
    | 'onPointerUp'
    | 'onPointerCancel'
    | 'onKeyDown'
    | 'onClick'
    | 'onDragStart'
  >;
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement) => ({
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
  /** Where the pointer went down, seen from the banner's corner, and whether it has moved since. */
  const press = useRef<{ from: Point; corner: Point; hasMoved: boolean } | null>(null);
  const wasDragged = useRef(false);

  const rest = (next: Place) => {
    kept = next;
    setPlace(next);
  };

  useEffect(() => {
    const [field, box] = [room.current, banner.current];
    if (field === null || box === null) return;
    const settle = () => setPoint(pointOf(place, sizeOf(field), sizeOf(box)));
    const sizes = new ResizeObserver(settle);
    sizes.observe(field);
    settle();
    return () => sizes.disconnect();
  }, [place, room, banner]);

  useEffect(() => {
    if (point !== null) setPlaced(true);
  }, [point]);

  const letGo = () => {
    const held = press.current;
    press.current = null;
    setHeld(false);
    const [field, box] = [room.current, banner.current];
    if (!held?.hasMoved || point === null || field === null || box === null) return;
    // The same place again is no change of state: it has to go back there all the same.
    const next = restOf(point, sizeOf(field), sizeOf(box));
    rest(next);
    setPoint(pointOf(next, sizeOf(field), sizeOf(box)));
  };

  return {
    point,
    isPlaced,
    isHeld,
    handlers: {
      onPointerDown: ({ button, clientX, clientY }) => {
        wasDragged.current = false;
        if (button !== 0 || point === null) return;
        press.current = { from: { x: clientX, y: clientY }, corner: point, hasMoved: false };
      },
      onPointerMove: ({ currentTarget, pointerId, clientX, clientY }) => {
        const held = press.current;
        if (held === null) return;
        const [x, y] = [clientX - held.from.x, clientY - held.from.y];
        if (!held.hasMoved) {
          if (Math.hypot(x, y) < TAP_PX) return;
          held.hasMoved = true;
          wasDragged.current = true;
          currentTarget.setPointerCapture(pointerId);
          setHeld(true);
        }
        setPoint({ x: held.corner.x + x, y: held.corner.y + y });
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
      onKeyDown: (event) => {
        // Enter is a press of its own, whatever the pointer did before.
        wasDragged.current = false;
        const [field, box] = [room.current, banner.current];
        if (field === null || box === null) return;
        const next = steppedBy(event.key, place, sizeOf(field), sizeOf(box));
        if (next === null) return;
        event.preventDefault();
        rest(next);
      },
      onClick: (event) => {
        if (wasDragged.current) event.preventDefault();
        wasDragged.current = false;
      },
      // The browser would drag the link's address away.
      onDragStart: (event) => event.preventDefault(),
    },
  };
};
