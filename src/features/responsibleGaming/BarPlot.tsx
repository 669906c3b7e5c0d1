import { useEffect, useRef } from 'react';
// Canvas plots of 20 KB without dependencies; last released 2025.
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import css from './plot.module.css';

interface Series {
  label: string;
  /** A token of tokens.css, as `--teal`. */
  colour: string;
  /** One for each label of the axis. */
  values: readonly number[];
}

interface BarPlotProps {
  /** Below the bars. */
  labels: readonly string[];
  series: readonly Series[];
  /** A value as the axis writes it. */
  format: (value: number) => string;
}

const HEIGHT = 200;
const SHARE = 0.72;

/** Each series' bars stand beside those of the others. */
const bars = (at: number, of: number) => {
  const width = SHARE / of;
  return uPlot.paths.bars?.({
    size: [width, 28],
    align: at * 2 < of ? -1 : 1,
    gap: 2,
    radius: 0.25,
  });
};

/** Values side by side; for eyes alone, so a table with the same figures belongs beside it. */
export const BarPlot = ({ labels, series, format }: BarPlotProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const style = getComputedStyle(element);
    const token = (name: string) => style.getPropertyValue(name).trim();
    const axis = { stroke: token('--text-soft'), font: `12px ${token('--font-text')}` };
    const plot = new uPlot(
      {
        width: element.clientWidth,
        height: HEIGHT,
        legend: { show: false },
        cursor: { show: false },
        scales: { x: { time: false, range: [-0.6, labels.length - 0.4] } },
        axes: [
          {
            ...axis,
            grid: { show: false },
            ticks: { show: false },
            splits: labels.map((_, i) => i),
            values: (_plot, at) =>
              at.map((i) =>
                (labels.length - 1 - i) % (element.clientWidth < 480 ? 2 : 1) === 0
                  ? (labels[i] ?? '')
                  : '',
              ),
          },
          {
            ...axis,
            size: 56,
            grid: { stroke: token('--line'), width: 1 },
            ticks: { show: false },
            values: (_plot, at) => at.map(format),
          },
        ],
        series: [
          {},
          ...series.map(({ label, colour }, i) => ({
            label,
            fill: token(colour),
            stroke: token(colour),
            width: 0,
            points: { show: false },
            paths: bars(i, series.length),
          })),
        ] as uPlot.Series[],
      },
      [labels.map((_, i) => i), ...series.map(({ values }) => [...values])],
      element,
    );
    const sized = new ResizeObserver(() =>
      plot.setSize({ width: element.clientWidth, height: HEIGHT }),
    );
    sized.observe(element);
    return () => {
      sized.disconnect();
      plot.destroy();
    };
  }, [labels, series, format]);
  return <div ref={place} className={css.plot} aria-hidden="true" />;
};
