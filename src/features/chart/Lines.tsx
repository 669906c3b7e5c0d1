import { clsx } from 'clsx';
import { memo } from 'react';
import type { ChartMatches } from './find.ts';
import { roundedPath } from './geometry.ts';
import { type ChartLayout, type EdgeLine, LINE_HEIGHT, labelOf } from './layout.ts';
import css from './lines.module.css';

interface LinesProps {
  layout: ChartLayout;
  /** Edges by their id. */
  taken: ReadonlySet<number>;
  trail: ReadonlySet<number>;
  found: ChartMatches | null;
  /** The state whose edges stand out; null: none. */
  picked: string | null;
}

/** How an edge is drawn; the strongest reason first. */
const lookOf = (
  line: EdgeLine,
  ids: readonly number[],
  { taken, trail, found, picked }: LinesProps,
) => {
  const has = (set: ReadonlySet<number> | undefined) => ids.some((id) => set?.has(id));
  if (has(taken)) return css.taken;
  if (has(found?.edges)) return css.found;
  if (picked !== null && (line.from === picked || line.to === picked)) return css.near;
  if (has(trail)) return css.trail;
  return clsx(line.isFault && css.fault, (found !== null || picked !== null) && css.dim);
};

const Edge = ({ line, look }: { line: EdgeLine; look: string | undefined }) => (
  <g className={clsx(css.line, look)} data-line={line.key}>
    <path d={roundedPath(line.points)} markerEnd="url(#chart-arrow)" />
  </g>
);

const Label = ({ line, ...props }: LinesProps & { line: EdgeLine }) => {
  const rows = line.edges.flatMap((edge) =>
    labelOf(edge).map((text, row) => ({ key: `${edge.id} ${row}`, text, edge })),
  );
  const top = line.label.y - ((rows.length - 1) * LINE_HEIGHT) / 2;
  return (
    <g className={clsx(css.label, line.isFault && css.faultLabel)}>
      {rows.map(({ key, text, edge }, row) => (
        <text
          key={key}
          x={line.label.x}
          y={top + row * LINE_HEIGHT}
          className={lookOf(line, [edge.id], props)}
        >
          {text}
        </text>
      ))}
    </g>
  );
};

/** All edges and their words. A picture alone: what it says stands in the chart's list as well. */
export const Lines = memo((props: LinesProps) => {
  const { width, height, lines } = props.layout;
  const looks = lines.map((line) => ({
    line,
    look: lookOf(
      line,
      line.edges.map(({ id }) => id),
      props,
    ),
  }));
  return (
    <svg width={width} height={height} className={css.lines} aria-hidden="true">
      <defs>
        <marker
          id="chart-arrow"
          viewBox="0 0 8 8"
          refX="7.5"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path d="M0.5 0.75 7.5 4 0.5 7.25Z" fill="context-stroke" stroke="none" />
        </marker>
      </defs>
      {looks.map(({ line, look }) => (
        <Edge key={line.key + String(line.isFault)} line={line} look={look} />
      ))}
      {lines.map((line) => (
        <Label key={line.key + String(line.isFault)} {...props} line={line} />
      ))}
    </svg>
  );
});
