import type { Look, Pane } from './glass.ts';
import { depthOf, type Space } from './space.ts';

/** A step that was taken: which panel, and which panels held. */
export interface Trace {
  panel: number;
  safe: readonly number[];
}

/** A bridge with its panels by step, what was taken of it, and what each step pays. */
export interface Course {
  panels: readonly number[];
  path: readonly Trace[];
  multipliers: readonly number[];
}

/** Panels side by side in a row, from 1; 0 where there is none. */
export const panesAt = ({ panels }: Pick<Course, 'panels'>, row: number): number =>
  panels[row - 1] ?? 0;

/** All that the picture of the bridge depends on. */
export interface Span extends Course {
  space: Space;
  /** The row the player has come to; between two rows too. */
  camera: number;
  /** Whether the next row can be chosen from. */
  isOpen: boolean;
  /** The panel of the next row with a finger on it. */
  pressed: number | null;
}

/** The row that is stepped on next. */
export const nextRow = ({ path }: Span): number => path.length + 1;

const fadeAt = (depth: number): number => Math.max(0.16, Math.min(1, 1.28 - depth / 7));

const lookOf = (span: Span, row: number, pane: number): Look => {
  const trace = span.path[row - 1];
  if (trace && trace.panel === pane) return trace.safe.includes(pane) ? 'held' : 'gone';
  // Gold is where the player stood; what would have held after a fall is lit as it was to be chosen.
  if (trace?.safe.includes(pane)) return trace.safe.includes(trace.panel) ? 'plain' : 'open';
  if (trace) return 'gone';
  return span.isOpen && row === nextRow(span) ? 'open' : 'plain';
};

export const paneAt = (span: Span, row: number, pane: number): Pane => {
  const depth = depthOf(row, span.camera);
  const isPressed = span.pressed === pane && row === nextRow(span);
  return {
    panes: panesAt(span, row),
    pane,
    depth,
    fade: fadeAt(depth),
    look: lookOf(span, row, pane),
    sink: isPressed ? 0.035 : 0,
  };
};

/** Where the last step leads to. */
export const endOf = ({ panels, camera }: Pick<Span, 'panels' | 'camera'>): number =>
  depthOf(panels.length + 0.62, camera);

/** The row whose panel broke, 0: none did. What is nearer hides who falls. */
export const brokenRow = ({ path }: Pick<Course, 'path'>): number => {
  const last = path.at(-1);
  return last && !last.safe.includes(last.panel) ? path.length : 0;
};
