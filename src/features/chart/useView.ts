// use-gesture tells drags from taps, and two fingers from a wheel with ctrl.
import { useGesture } from '@use-gesture/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Box, centred, fitted, type Point, showing, type View, zoomed } from './geometry.ts';
import type { Layout } from './layout.ts';

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

/** How a drawing lies in its window; it begins whole, or where that can't be read with `begin` in the middle. */
export const useView = ({ width, height }: Layout, begin: Box | undefined) => {
  const ref = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>({ x: 0, y: 0, zoom: 1 });
  const [isHeld, setHeld] = useState(false);
  /** Whose it is: it stays as it began, or whole, when its window changes; what was moved stays put. */
  const kind = useRef<'begun' | 'whole' | 'own'>('begun');

  const change = useCallback((next: (view: View, window: HTMLDivElement) => View) => {
    const { current } = ref;
    if (current && current.clientWidth > 0) setView((before) => next(before, current));
  }, []);
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
  useEffect(() => {
    const { current } = ref;
    if (!current) return;
    const settle = new ResizeObserver(() => {
      if (kind.current === 'own') return;
      change((_, window) => {
        const whole = fitted({ width, height }, sizeOf(window));
        const box = first.current;
        const isWhole = kind.current === 'whole' || whole.zoom >= READABLE || !box;
        return isWhole ? whole : centred(box, sizeOf(window), BEGIN_ZOOM);
      });
    });
    settle.observe(current);
    return () => settle.disconnect();
  }, [change, width, height]);

  const aboutOf = ([x, y]: readonly number[]): Point => {
    const { left = 0, top = 0 } = ref.current?.getBoundingClientRect() ?? {};
    return { x: (x ?? 0) - left, y: (y ?? 0) - top };
  };
  const zoomBy = (factor: number) => {
    kind.current = 'own';
    change((now, { clientWidth, clientHeight }) =>
      zoomed(now, factor, { x: clientWidth / 2, y: clientHeight / 2 }),
    );
  };
  const moveBy = (dx: number, dy: number) => {
    kind.current = 'own';
    setView((now) => ({ ...now, x: now.x + dx, y: now.y + dy }));
  };

  useGesture(
    {
      onDrag({ delta: [dx, dy], pinching, active }) {
        setHeld(active);
        // A tap ends as a drag that went nowhere.
        if (!pinching && (dx !== 0 || dy !== 0)) moveBy(dx, dy);
      },
      onPinch({ origin, movement: [factor], first, memo, active }) {
        kind.current = 'own';
        setHeld(active);
        const start: View = first ? view : memo;
        setView(zoomed(start, factor, aboutOf(origin)));
        return start;
      },
      onWheel({ event, delta: [, dy], active }) {
        if (event.ctrlKey) return;
        kind.current = 'own';
        setHeld(active);
        const next = zoomed(view, 2 ** (-dy / WHEEL_PX), aboutOf([event.clientX, event.clientY]));
        // At the end of its zoom the wheel is the page's again.
        if (next.zoom !== view.zoom) event.preventDefault();
        setView(next);
      },
    },
    {
      target: ref,
      eventOptions: { passive: false }, // The keys are the chart's own.
      drag: { filterTaps: true, pointer: { keys: false } },
    },
  );

  return { ref, view, isHeld, fit, show, zoomBy, moveBy };
};
