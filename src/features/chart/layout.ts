// Dagre, the layered layout that is small enough to be loaded with a tool: elkjs is 475 KB.
import { Graph, layout } from '@dagrejs/dagre';
import { ANYWHERE, type Chart, type ChartEdge } from '#engine/lab/inspect/chart.ts';
import type { Point } from '#src/base/geometry.ts';
import { type Box, borderOf } from './geometry.ts';

/** Pixels at zoom 1, as chart.module.css draws them. */
const LETTER = 8;
const SMALL_LETTER = 6.2;
export const LINE_HEIGHT = 13;
const BOX_HEIGHT = 38;
const BOX_PAD = 32;

/** All edges from one state to another, drawn as one line with a label each. */
export interface EdgeLine {
  key: string;
  from: string;
  to: string;
  edges: readonly ChartEdge[];
  points: readonly Point[];
  /** The middle of its labels. */
  label: Point;
  /** What goes wrong beside the usual way: drawn straight and faint, told when it is looked at. */
  isFault: boolean;
}

export interface ChartLayout {
  width: number;
  height: number;
  boxes: ReadonlyMap<string, Box>;
  lines: readonly EdgeLine[];
}

/** An edge's label, in lines: its event, and its condition in brackets. */
export const labelOf = ({ event, guard }: Pick<ChartEdge, 'event' | 'guard'>): string[] =>
  guard === null ? [event] : [event, `[${guard}]`];

const widthOf = (words: readonly string[], letter: number): number =>
  Math.max(0, ...words.map((word) => word.length)) * letter;

/** What happens in every state and leads nowhere, in a line; it stands in the box of `ANYWHERE`. */
export const standingOf = ({ edges }: Chart): string =>
  edges
    .filter(({ from, to }) => from === ANYWHERE && to === null)
    .map(({ event }) => event)
    .join(' · ');

interface Joined {
  key: string;
  from: string;
  to: string;
  edges: ChartEdge[];
}

/** Edges that are drawn as one. */
const joined = (edges: readonly ChartEdge[]): Joined[] => {
  const lines = new Map<string, Joined>();
  for (const edge of edges) {
    const { from, to } = edge;
    if (from === ANYWHERE && to === null) continue;
    const key = `${from} ${to ?? from}`;
    const line = lines.get(key) ?? { key, from, to: to ?? from, edges: [] };
    line.edges.push(edge);
    lines.set(key, line);
  }
  return [...lines.values()];
};

const isFault = ({ event }: ChartEdge): boolean => event.startsWith('error(');

type Placed = { x: number; y: number; points: Point[] };

/**
 * Where everything of a chart stands, top to bottom. A machine's states are written in the order a round goes
 * through them: what leads back against it is laid out as if it led forth, or the layout would turn whole
 * parts of the machine round. `anywhere`: what the box of `ANYWHERE` says.
 */
export const layoutOf = (chart: Chart, anywhere: string): ChartLayout => {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ nodesep: 12, edgesep: 4, ranksep: 36, marginx: 16, marginy: 16 });
  const order = new Map(chart.states.map(({ key }, at) => [key, at]));
  const placeOf = (key: string) => order.get(key) ?? -1;
  for (const { key } of chart.states)
    graph.setNode(key, { width: widthOf([key], LETTER) + BOX_PAD, height: BOX_HEIGHT });
  const standing = standingOf(chart);
  graph.setNode(ANYWHERE, {
    width: Math.max(widthOf([anywhere], LETTER), widthOf([standing], SMALL_LETTER)) + BOX_PAD,
    height: BOX_HEIGHT + (standing ? LINE_HEIGHT : 0),
  });

  const usual = joined(chart.edges.filter((edge) => !isFault(edge)));
  const isBack = ({ from, to }: Joined) => placeOf(from) > placeOf(to);
  const ends = (line: Joined) =>
    isBack(line) ? ([line.to, line.from] as const) : ([line.from, line.to] as const);
  for (const line of usual) {
    const words = line.edges.flatMap(labelOf);
    const distance = placeOf(line.to) - placeOf(line.from);
    graph.setEdge(
      ...ends(line),
      {
        width: widthOf(words, SMALL_LETTER) + 8,
        height: words.length * LINE_HEIGHT + 4,
        labelpos: 'c',
        // The way a round usually goes is drawn the straightest.
        weight: distance < 0 ? 1 : distance === 1 ? 8 : 3,
      },
      line.key,
    );
  }
  layout(graph);

  const boxes = new Map(graph.nodes().map((key) => [key, graph.node(key) as Box]));
  const boxOf = (key: string) => boxes.get(key) ?? { x: 0, y: 0, width: 0, height: 0 };
  const drawn = usual.map((line): EdgeLine => {
    const { x, y, points } = graph.edge(...ends(line), line.key) as Placed;
    return {
      ...line,
      points: isBack(line) ? points.toReversed() : points,
      label: { x, y },
      isFault: false,
    };
  });
  const faults = joined(chart.edges.filter(isFault)).map((line): EdgeLine => {
    const [from, to] = [boxOf(line.from), boxOf(line.to)];
    return {
      ...line,
      points: [borderOf(from, to), borderOf(to, from)],
      label: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
      isFault: true,
    };
  });
  const { width = 0, height = 0 } = graph.graph();
  return { width, height, boxes, lines: [...faults, ...drawn] };
};
