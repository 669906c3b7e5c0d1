import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { dataOf, optionsOf } from './draw.ts';
import { type Ink, inkOf } from './looks.ts';
import type { Spec } from './spec.ts';
import { zoomedRange } from './zoom.ts';

const HEIGHT = 260;

/** What the cursor stands at: the number of the x, and where that is in the plot, in CSS pixels. */
export interface Tip {
  at: number;
  left: number;
  /** Of the whole plot. */
  width: number;
}

export interface ShownPlot {
  place: RefObject<HTMLDivElement | null>;
  tip: Tip | null;
  /** Numbers of the first x that is seen and of the last. */
  seen: { from: number; to: number };
  isZoomed: boolean;
  /** Puts the cursor at the x of that number. */
  point(at: number): void;
  /** Shows half of what is seen, or twice as much. */
  zoom(by: 'in' | 'out'): void;
  reset(): void;
  /** The plot as it is seen, and what it is drawn with; null until it is. */
  picture(): { canvas: HTMLCanvasElement; ink: Ink } | null;
}

/** Draws a spec in a place: brushed over it is zoomed, and it keeps to the place's width. */
export const usePlot = (spec: Spec): ShownPlot => {
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<{ plot: uPlot; ink: Ink } | null>(null);
  const all = useMemo(() => ({ from: 0, to: Math.max(0, spec.x.length - 1) }), [spec]);
  const [tip, setTip] = useState<Tip | null>(null);
  const [seen, setSeen] = useState(all);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const ink = inkOf(element);
    const options = optionsOf(spec, ink, { width: element.clientWidth, height: HEIGHT });
    const plot = new uPlot(
      {
        ...options,
        hooks: {
          ...options.hooks,
          setCursor: [
            ({ cursor, over, width }) => {
              const { idx, left = -1 } = cursor;
              setTip(
                typeof idx === 'number' && left >= 0
                  ? { at: idx, left: over.offsetLeft + plot.valToPos(spec.x[idx] ?? 0, 'x'), width }
                  : null,
              );
            },
          ],
          setScale: [
            ({ series }, key) => {
              const [from = 0, to = 0] = series[0]?.idxs ?? [];
              if (key === 'x') setSeen({ from, to });
            },
          ],
        },
      },
      dataOf(spec),
      element,
    );
    drawn.current = { plot, ink };
    const sized = new ResizeObserver(() =>
      plot.setSize({ width: element.clientWidth, height: HEIGHT }),
    );
    sized.observe(element);
    return () => {
      sized.disconnect();
      plot.destroy();
      drawn.current = null;
      setTip(null);
      setSeen(all);
    };
  }, [spec, all]);

  const point = useCallback(
    (at: number) => {
      const plot = drawn.current?.plot;
      plot?.setCursor({ left: plot.valToPos(spec.x[at] ?? 0, 'x'), top: 0 });
    },
    [spec],
  );
  const reset = useCallback(() => {
    const plot = drawn.current?.plot;
    plot?.setData(plot.data, true);
  }, []);
  const zoom = useCallback(
    (by: 'in' | 'out') => {
      const plot = drawn.current?.plot;
      const { min, max } = plot?.scales.x ?? {};
      if (!plot || typeof min !== 'number' || typeof max !== 'number') return;
      const whole = { min: spec.x[0] ?? 0, max: spec.x.at(-1) ?? 1 };
      const part = zoomedRange({ min, max }, whole, by, spec.scale === 'logX');
      if (part) plot.setScale('x', part);
      else reset();
    },
    [spec, reset],
  );
  const picture = useCallback(
    () => drawn.current && { canvas: drawn.current.plot.ctx.canvas, ink: drawn.current.ink },
    [],
  );
  const isZoomed = seen.from !== all.from || seen.to !== all.to;
  return { place, tip, seen, isZoomed, point, zoom, reset, picture };
};
