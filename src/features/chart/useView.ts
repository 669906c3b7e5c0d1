// use-gesture tells drags from taps, and two fingers from a wheel with ctrl.
import { useGesture } from '@use-gesture/react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Point } from '#src/base/geometry.ts';
import { type Box, centred, fitted, showing, type View, zoomed } from './geometry.ts';
import type { ChartLayout } from './layout.ts';

/** Below it words can't be read: a drawing that needs less begins at a place in it. */
const READABLE = 0.6;
const BEGIN_ZOOM = 0.85;
/** Pixels of a wheel that double the size. */
const WHEEL_PX = 400;

/** Pixels at its bottom where the window's own buttons lie. */
const TOOLS_PX = 60;

const sizeOf = (element: HTMLElement) => ({
  width: element.clientWidth,
  height: element.clientHeight - TOOLS_PX,
});

/** A point of the page as one of the window. */
const inside = (window: HTMLElement | null, [x = 0, y = 0]: readonly number[]): Point => {
  const { left = 0, top = 0 } = window?.getBoundingClientRect() ?? {};
  return { x: x - left, y: y - top };
};

const moved =
  (dx: number, dy: number) =>
  (view: View): View => ({ ...view, x: view.x + dx, y: view.y + dy });

/** How a drawing lies in its window; it begins whole, or where that can't be read with `begin` in the middle. */
export const useView = ({ width, height }: ChartLayout, begin: Box | undefined) => {
  const ref = useRef<HTMLDivElement>(null);
  /** Held: under a hand, or moved by its window. It goes there at once. */
  const [view, setView] = useState({ x: 0, y: 0, zoom: 1, isHeld: false });
  /** Whose it is: it stays as it began, or whole, when its window changes; what was moved stays put. */
  const kind = useRef<'begun' | 'whole' | 'own'>('begun');

  const change = useCallback(
    (next: (view: View, window: HTMLDivElement) => View, isHeld = false) => {
      const { current } = ref;
      if (!current || current.clientWidth === 0) return;
      setView((before) => {
        const { x, y, zoom } = next(before, current);
        const isSame = x === before.x && y === before.y && zoom === before.zoom;
        return isSame ? before : { x, y, zoom, isHeld };
      });
    },
    [],
  );
  const fit = useCallback(() => {
    kind.current = 'whole';
    change((_, window) => fitted({ width, height }, sizeOf(window)));
  }, [change, width, height]);
  const show = useCallback(
    (box: Box) => change((now, window) => showing(now, box, sizeOf(window))),
    [change],
  );

  const first = useRef(begin);
  first.current = begin;
  // Before it is painted, so that nobody sees it jump.
  useLayoutEffect(() => {
    const { current } = ref;
    if (!current) return;
    const settle = () => {
      if (kind.current === 'own') return;
      change((_, window) => {
        const whole = fitted({ width, height }, sizeOf(window));
        const box = first.current;
        const isWhole = kind.current === 'whole' || whole.zoom >= READABLE || !box;
        return isWhole ? whole : centred(box, sizeOf(window), BEGIN_ZOOM);
      }, true);
    };
    settle();
    const sizes = new ResizeObserver(settle);
    sizes.observe(current);
    return () => sizes.disconnect();
  }, [change, width, height]);

  const hold = (isHeld: boolean, next = (now: View): View => now) =>
    setView((now) => ({ ...next(now), isHeld }));
  const zoomBy = (factor: number) => {
    kind.current = 'own';
    change((now, { clientWidth, clientHeight }) =>
      zoomed(now, factor, { x: clientWidth / 2, y: clientHeight / 2 }),
    );
  };
  const moveBy = (dx: number, dy: number) => {
    kind.current = 'own';
    hold(false, moved(dx, dy));
  };

  useGesture(
    {
      onDrag({ delta: [dx, dy], pinching, active }) {
        // A tap ends as a drag that went nowhere.
        if (pinching || (dx === 0 && dy === 0)) return hold(active);
        kind.current = 'own';
        hold(active, moved(dx, dy));
      },
      onPinch({ origin, movement: [factor], first, memo, active }) {
        kind.current = 'own';
        const start: View = first ? view : memo;
        hold(active, () => zoomed(start, factor, inside(ref.current, origin)));
        return start;
      },
      onWheel({ event, delta: [, dy], active }) {
        if (event.ctrlKey) return;
        kind.current = 'own';
        const about = inside(ref.current, [event.clientX, event.clientY]);
        const next = zoomed(view, 2 ** (-dy / WHEEL_PX), about);
        // At the end of its zoom the wheel is the page's again.
        if (next.zoom !== view.zoom) event.preventDefault();
        hold(active, () => next);
      },
    },
    {
      target: ref,
      eventOptions: { passive: false }, // The keys are the chart's own.
      drag: { filterTaps: true, pointer: { keys: false } },
    },
  );

  return { ref, view, fit, show, zoomBy, moveBy };
};
