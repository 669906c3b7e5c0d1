import type { Graphics } from 'pixi.js';
import { paint } from './paints.ts';
import type { Corner, Pen } from './solid.ts';
import { HALF_PANE, paneEdges, project, SLANT, type Space } from './space.ts';

/** What a panel looks like: far off, to be chosen now, held, or gone. */
export type Look = 'plain' | 'open' | 'held' | 'gone';

/** A panel in the world; `fade` from 1 (here) to 0 (lost in the night). */
export interface Pane {
  panes: number;
  pane: number;
  depth: number;
  fade: number;
  look: Look;
  /** How far it gives under a finger or a foot, as a share of the eye's height. */
  sink: number;
}

type Point = readonly [x: number, z: number, rise: number];
/** A point on a panel: `u` from left to right, `v` from near to far, both 0..1; so far below it. */
type At = (u: number, v: number, drop?: number) => Point;

const surfaceOf = ({ panes, pane }: Pane): At => {
  const [left, right] = paneEdges(panes, pane);
  return (u, v, drop = 0) => [left + (right - left) * u, HALF_PANE * (2 * v - 1), -drop];
};

const glass = (
  alpha: number,
  glint: number,
  { body, light, frame, thread }: { body: number; light: number; frame: number; thread: number },
) => ({
  lip: paint(frame, 0.85),
  body: paint(body, alpha),
  sheen: paint(light, 0.12),
  shine: paint(light, 0.16),
  glint: paint(0xffffff, glint),
  stump: paint(light, 0.4),
  seam: paint(thread, 0.6),
  shoot: paint(thread, 0.5),
  frame: paint(frame),
  hem: paint(thread, 0.9),
});
type Glass = ReturnType<typeof glass>;

const GLASS: Readonly<Record<Look, Glass>> = {
  plain: glass(0.58, 0.15, { body: 0x17606e, light: 0x6fd8cf, frame: 0x8a5f22, thread: 0xe8b64c }),
  open: glass(0.7, 0.15, { body: 0x1c8f8f, light: 0xb8fff0, frame: 0xe0a63c, thread: 0xfff0c2 }),
  held: glass(0.72, 0.26, { body: 0xd98f2b, light: 0xfff0b8, frame: 0xf6cf72, thread: 0xfffbe6 }),
  gone: glass(0.3, 0, { body: 0x0c0a24, light: 0x7fa6b0, frame: 0x5b4630, thread: 0x8a7440 }),
};
const THICK = 0.045;
const SHADOW = paint(0x120c24, 0.45);

/** Half a line's width, units at a depth of 1; a panel's near edge is nearer than the panel. */
const LINE = 0.75 * (1 - HALF_PANE);
/** Of that: no line is thinner than half a unit. */
export const THINNEST = 0.25 / LINE;

type Box = readonly [u1: number, v1: number, u2: number, v2: number];
const quad = (at: At, [u1, v1, u2, v2]: Box) => [at(u1, v1), at(u2, v1), at(u2, v2), at(u1, v2)];

/** Splinters that stay in the frame of a panel that is gone. */
const STUMPS = [
  [0.04, 0.06, 0.3, 0.06, 0.07, 0.34],
  [0.5, 0.05, 0.82, 0.05, 0.7, 0.26],
  [0.96, 0.5, 0.96, 0.95, 0.72, 0.94],
  [0.05, 0.72, 0.05, 0.95, 0.34, 0.95],
] as const;
const GLINTS = [
  [0.1, 0.24],
  [0.29, 0.34],
] as const;
/** The golden frame, side by side, so that the sea shows through the glass. */
const FRAME: readonly Box[] = [
  [0, 0, 1, 0.05],
  [0, 0.95, 1, 1],
  [0, 0, 0.035, 1],
  [0.965, 0, 1, 1],
];
/** Where a thread runs round: its corners, and to which side of them it is outside. */
const SEAM = [
  [0.1, 0.12, -1, 1],
  [0.9, 0.12, 1, 1],
  [0.9, 0.88, 1, -1],
  [0.1, 0.88, -1, -1],
] as const;

const drawSeam = (pen: Pen, at: At, { seam, shoot }: Glass) => {
  const corners = SEAM.map(([u, v, right, down]) => {
    const [x, z] = at(u, v);
    // As wide where it leans.
    const wide = LINE * Math.hypot(1, SLANT * x);
    const beside = (side: number): Corner => [x, z, 0, side * right * wide, side * down * LINE];
    return [beside(1), beside(-1)] as const;
  });
  corners.forEach(([outer, inner], i) => {
    const [nextOuter, nextInner] = corners[(i + 1) % corners.length] ?? [outer, inner];
    pen(seam, outer, nextOuter, nextInner, inner);
  });
  // Bamboo shoots in the corners, as songket has them along its hem.
  for (const [u, v, right, down] of SEAM)
    pen(shoot, at(u, v), at(u - right * 0.13, v), at(u, v + down * 0.2));
};

export const drawPane = (pen: Pen, given: Pane): void => {
  const at = surfaceOf(given);
  const paints = GLASS[given.look];
  // The near edge's thickness, lit from below.
  pen(paints.lip, at(0, 0), at(1, 0), at(1, 0, THICK), at(0, 0, THICK));
  pen(SHADOW, at(0, 0, THICK * 0.35), at(1, 0, THICK * 0.35), at(1, 0, THICK), at(0, 0, THICK));
  pen(paints.body, ...quad(at, [0.03, 0.04, 0.97, 0.96]));
  if (given.look === 'gone')
    for (const [u1, v1, u2, v2, u3, v3] of STUMPS)
      pen(paints.stump, at(u1, v1), at(u2, v2), at(u3, v3));
  else {
    pen(paints.sheen, ...quad(at, [0.03, 0.5, 0.97, 0.96]));
    pen(paints.shine, ...quad(at, [0.03, 0.74, 0.97, 0.96]));
    for (const [from, to] of GLINTS)
      pen(paints.glint, at(from, 0.05), at(to, 0.05), at(to + 0.34, 0.95), at(from + 0.34, 0.95));
    drawSeam(pen, at, paints);
  }
  for (const edge of FRAME) pen(paints.frame, ...quad(at, edge));
  const edge = (u: number, dy: number): Corner => [...at(u, 0), 0, dy];
  pen(paints.hem, edge(0, -LINE), edge(1, -LINE), edge(1, LINE), edge(0, LINE));
};

/** Golden angle: cracks run everywhere and never the same way twice. */
const GOLDEN = 2.399963;
const RAYS = 9;

/** Cracks from under the feet; `share` 0..1 of the way to the frame. */
export const drawCracks = (pen: Graphics, space: Space, pane: Pane, share: number): void => {
  const at = surfaceOf(pane);
  const width = Math.max(0.8, 2 / pane.depth);
  const on = (angle: number, far: number): [number, number] => {
    const [x, z] = at(
      Math.min(0.97, Math.max(0.03, 0.5 + Math.cos(angle) * far)),
      Math.min(0.96, Math.max(0.04, 0.48 + Math.sin(angle) * far)),
    );
    const spot = project(space, x, pane.depth + z, -pane.sink);
    return [spot.x, spot.y];
  };
  for (let ray = 0; ray < RAYS; ray += 1) {
    const angle = ray * GOLDEN;
    const length = 0.62 * Math.min(1, share * (1.25 + 0.5 * ((ray * 0.618034) % 1)));
    pen.moveTo(...on(angle, 0.02));
    for (let joint = 1; joint <= 4; joint += 1)
      pen.lineTo(
        ...on(angle + (joint % 2 ? 0.16 : -0.14) * (ray % 2 ? 1 : -1), (length * joint) / 4),
      );
    if (share > 0.45) {
      pen.moveTo(...on(angle + 0.16, length * 0.5));
      pen.lineTo(...on(angle + GOLDEN / 3.4, length * 0.62 * Math.min(1, (share - 0.45) * 3)));
    }
  }
  pen.stroke({ color: 0xf4fffb, width, alpha: 0.95, join: 'round' });
};
