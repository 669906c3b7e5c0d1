import type { Graphics } from 'pixi.js';
import { drawDeck } from './deck.ts';
import { drawPane, type Look, type Pane } from './glass.ts';
import { depthOf, NEAREST, project, type Space } from './space.ts';

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

const drawBeam = (
  pen: Graphics,
  space: Space,
  x: number,
  [near, far]: readonly [number, number],
  half: number,
) => {
  const [a, b] = [project(space, x, near), project(space, x, far)];
  const wide = (size: number) => half * space.half * size;
  pen
    .poly([
      a.x - wide(a.size),
      a.y,
      a.x + wide(a.size),
      a.y,
      b.x + wide(b.size),
      b.y,
      b.x - wide(b.size),
      b.y,
    ])
    .fill(0x3a2414);
};

/** Where the last step leads to. */
export const endOf = ({ panels, camera }: Span): number => depthOf(panels.length + 0.62, camera);

/** The row whose panel broke, 0: none did. What is nearer hides who falls. */
export const brokenRow = ({ path }: Pick<Course, 'path'>): number => {
  const last = path.at(-1);
  return last && !last.safe.includes(last.panel) ? path.length : 0;
};

/** Beams, glass, and the planks at both ends; with `near` what lies before a panel that broke. */
export const drawSpan = (pen: Graphics, near: Graphics, span: Span): void => {
  const { space, panels, camera } = span;
  const broken = brokenRow(span);
  const end = endOf(span);
  const start = Math.max(0.2, depthOf(0, camera));
  for (const x of [-1.03, 0, 1.03]) drawBeam(pen, space, x, [start, end], x === 0 ? 0.018 : 0.028);
  drawDeck(pen, space, end, end + 1.6);
  for (let row = panels.length; row >= 1; row -= 1) {
    if (depthOf(row, camera) < NEAREST + 0.15) continue;
    for (let pane = 0; pane < panesAt(span, row); pane += 1)
      drawPane(row < broken ? near : pen, space, paneAt(span, row, pane));
  }
  drawDeck(broken ? near : pen, space, depthOf(-1.4, camera), depthOf(0.5, camera) - 0.03);
};
