import uPlot from 'uplot';
import type { Side } from '../jobs.ts';
import { dashOf, type Ink, withAlpha } from './looks.ts';
import type { PlotLine, Spec } from './spec.ts';

const AXIS_TEXT = 12;
/** Of a place's width, both sides' bars together. */
const BAR_SHARE = 0.7;
const EDGE = 0.6;
const DECADE = 10;

/** Which way from the middle of a place a side stands: nowhere when it is alone. */
const leaning = (spec: Spec, side: Side): -1 | 0 | 1 => {
  const isAlone = spec.lines.every((line) => line.side === side);
  return isAlone ? 0 : side === 'base' ? -1 : 1;
};

const barsOf = (spec: Spec, side: Side) => {
  const align = leaning(spec, side);
  return uPlot.paths.bars?.({ size: [align === 0 ? BAR_SHARE : BAR_SHARE / 2], align, gap: 1 });
};

/** One row of values, drawn as its kind says; bars of the draft are hollow. */
const seriesOf = (line: PlotLine, spec: Spec, ink: Ink): uPlot.Series => {
  const { kind, side } = line;
  const colour = ink.sides[side];
  const plain: uPlot.Series = { stroke: colour, points: { show: false }, spanGaps: true };
  const dash = dashOf(side, kind);
  switch (kind) {
    case 'line':
      return { ...plain, width: 2, dash };
    case 'exact':
      return { ...plain, width: 1.5, dash };
    case 'edge':
      return { ...plain, width: 0.75, stroke: withAlpha(colour, 0.55) };
    case 'faint':
      return { ...plain, width: 0.75, stroke: withAlpha(colour, 0.22) };
    case 'bars': {
      const paths = barsOf(spec, side);
      const fill = side === 'base' ? colour : withAlpha(colour, 0.15);
      return { ...plain, width: side === 'base' ? 0 : 1.5, fill, ...(paths && { paths }) };
    }
    case 'marks':
    case 'ticks':
      return { ...plain, width: 0, paths: () => null };
  }
};

/** Dots with whiskers, and short lines for what is exact: uPlot has neither. */
const drawMarks =
  (spec: Spec, ink: Ink) =>
  (plot: uPlot): void => {
    const { ctx } = plot;
    const ratio = uPlot.pxRatio;
    const to = (value: number, scale: 'x' | 'y') => plot.valToPos(value, scale, true);
    const seen = plot.scales.x;
    for (const line of spec.lines) {
      if (line.kind !== 'marks' && line.kind !== 'ticks') continue;
      const beside = spec.places ? (leaning(spec, line.side) * BAR_SHARE) / 4 : 0;
      ctx.save();
      ctx.strokeStyle = line.kind === 'ticks' ? ink.exact : ink.sides[line.side];
      ctx.fillStyle = line.side === 'base' ? ink.sides.base : ink.ground;
      ctx.lineWidth = 2 * ratio;
      spec.x.forEach((x, at) => {
        const value = line.values[at];
        if (typeof value !== 'number') return;
        if (x < (seen?.min ?? x) || x > (seen?.max ?? x)) return;
        const [left, top] = [to(x + beside, 'x'), to(value, 'y')];
        ctx.beginPath();
        if (line.kind === 'ticks') {
          ctx.moveTo(left - 9 * ratio, top);
          ctx.lineTo(left + 9 * ratio, top);
          ctx.stroke();
          return;
        }
        const ends = line.whiskers?.[at];
        if (ends) {
          ctx.moveTo(left, to(ends[0], 'y'));
          ctx.lineTo(left, to(ends[1], 'y'));
          ctx.stroke();
          ctx.beginPath();
        }
        ctx.arc(left, top, 4 * ratio, 0, 2 * Math.PI);
        ctx.fill();
        ctx.stroke();
      });
      ctx.restore();
    }
  };

const isPowerOfTen = (value: number) => Math.abs(Math.log10(value) % 1) < 1e-9;

const xScaleOf = ({ scale, x, places }: Spec): uPlot.Scale => {
  if (scale === 'logX') return { time: false, distr: 3, log: DECADE };
  if (!places) return { time: false };
  const [first = 0, last = 0] = [x[0], x.at(-1)];
  // Room for the first bar and the last, unless a part was chosen.
  return {
    time: false,
    range: (_plot, least, most) =>
      least === first && most === last ? [-EDGE, places.length - 1 + EDGE] : [least, most],
  };
};

/** The least and the most of what is drawn, whiskers included, with a little room. */
const yRange =
  ({ lines }: Spec): uPlot.Range.Function =>
  (plot, least, most) => {
    const [from = 0, to = 0] = plot.series[0]?.idxs ?? [];
    const ends = lines.flatMap(({ whiskers = [] }) =>
      whiskers.slice(from, to + 1).flatMap((whisker) => whisker ?? []),
    );
    const [low, high] = [Math.min(least ?? 0, ...ends), Math.max(most ?? 1, ...ends)];
    return uPlot.rangeNum(low, high, 0.08, true);
  };

/** Whole decades of shares, and under the least of them enough for its bar to be seen. */
const shareRange: uPlot.Range.Function = (_plot, least) => [
  DECADE ** Math.floor(Math.log10((least || 1) / 2)),
  1,
];

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** 1,000 is '10³', a thousandth '10⁻³'. */
const powerText = (value: number): string => {
  const power = [...String(Math.round(Math.log10(value)))];
  return `10${power.map((sign) => RAISED[Number(sign)] ?? '⁻').join('')}`;
};
/** Shares less than this have too many noughts to be read. */
const LEAST_WRITTEN = 0.5e-5;

/** Of the longest of what is written, in CSS pixels. */
const widthOf = (texts: readonly string[] | null): number =>
  16 + 7 * Math.max(3, ...(texts ?? []).map((text) => text.length));

const axesOf = (spec: Spec, ink: Ink): uPlot.Axis[] => {
  const { places, scale, xText, yText, yTick = yText } = spec;
  const shared = { stroke: ink.text, font: `${AXIS_TEXT}px ${ink.font}`, ticks: { show: false } };
  const grid = { stroke: ink.grid, width: 1 };
  const wholeDecades = (_plot: uPlot, at: number[]) =>
    at.map((value) => (isPowerOfTen(value) ? value : null));
  const decades = (text: (value: number) => string) => (_plot: uPlot, at: number[]) =>
    at.map((value) => (value && isPowerOfTen(value) ? text(value) : ''));
  return [
    {
      ...shared,
      size: 32,
      grid: { show: !places, ...grid, ...(scale === 'logX' && { filter: wholeDecades }) },
      ...(places && {
        splits: (_plot, _axis, least, most) =>
          places.flatMap((_, at) => (at >= least && at <= most ? [at] : [])),
        space: 44,
      }),
      values: places
        ? (plot, at) => {
            // As many as have room beside one another.
            const room = Math.max(1, Math.floor(plot.width / 62));
            const every = Math.ceil(at.length / room);
            return at.map((place, nth) => (nth % every === 0 ? (places[place] ?? '') : ''));
          }
        : scale === 'logX'
          ? decades(powerText)
          : (_plot, at) => at.map(xText),
    },
    {
      ...shared,
      grid: { ...grid, ...(scale === 'logY' && { filter: wholeDecades }) },
      size: (_plot, texts) => widthOf(texts),
      values:
        scale === 'logY'
          ? decades((share) => (share < LEAST_WRITTEN ? powerText(share) : yTick(share)))
          : (_plot, at) => at.map(yTick),
    },
  ];
};

/** A spec as uPlot's options, drawn by the ink of the place it stands at. */
export const optionsOf = (
  spec: Spec,
  ink: Ink,
  size: { width: number; height: number },
): uPlot.Options => ({
  ...size,
  padding: [12, 16, 0, 0],
  legend: { show: false },
  cursor: { y: false, drag: { x: true, y: false }, points: { show: false } },
  scales: {
    x: xScaleOf(spec),
    y:
      spec.scale === 'logY'
        ? { distr: 3, log: DECADE, range: shareRange }
        : { range: yRange(spec) },
  },
  axes: axesOf(spec, ink),
  series: [{}, ...spec.lines.map((line) => seriesOf(line, spec, ink))],
  bands: spec.bands.map(({ upper, lower, side }) => ({
    series: [upper + 1, lower + 1],
    fill: withAlpha(ink.sides[side], 0.13),
  })),
  hooks: { draw: [drawMarks(spec, ink)] },
});

export const dataOf = ({ x, lines }: Spec): uPlot.AlignedData => [
  [...x],
  ...lines.map(({ values }) => [...values]),
];
