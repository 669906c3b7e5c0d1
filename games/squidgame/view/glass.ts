import type { Graphics } from 'pixi.js';
import { HALF_PANE, paneEdges, project, type Space } from './space.ts';

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
  sink?: number;
}

type At = (u: number, v: number, drop?: number) => [x: number, y: number];

/** Points on a panel: `u` from left to right, `v` from near to far, both 0..1. */
const surfaceOf = (space: Space, { panes, pane, depth, sink = 0 }: Pane): At => {
  const [left, right] = paneEdges(panes, pane);
  const near = Math.max(0.2, depth - HALF_PANE);
  const far = depth + HALF_PANE;
  return (u, v, drop = 0) => {
    const { x, y } = project(
      space,
      left + (right - left) * u,
      near + (far - near) * v,
      -sink - drop,
    );
    return [x, y];
  };
};

const GLASS: Readonly<
  Record<Look, { body: number; light: number; frame: number; thread: number; alpha: number }>
> = {
  plain: { body: 0x17606e, light: 0x6fd8cf, frame: 0x8a5f22, thread: 0xe8b64c, alpha: 0.58 },
  open: { body: 0x1c8f8f, light: 0xb8fff0, frame: 0xe0a63c, thread: 0xfff0c2, alpha: 0.7 },
  held: { body: 0xd98f2b, light: 0xfff0b8, frame: 0xf6cf72, thread: 0xfffbe6, alpha: 0.72 },
  gone: { body: 0x0c0a24, light: 0x7fa6b0, frame: 0x5b4630, thread: 0x8a7440, alpha: 0.3 },
};
const THICK = 0.045;

const quad = (pen: Graphics, at: At, [u1, v1, u2, v2]: readonly [number, number, number, number]) =>
  pen.poly([...at(u1, v1), ...at(u2, v1), ...at(u2, v2), ...at(u1, v2)]);

/** Splinters that stay in the frame of a panel that is gone. */
const STUMPS = [
  [0.04, 0.06, 0.3, 0.06, 0.07, 0.34],
  [0.5, 0.05, 0.82, 0.05, 0.7, 0.26],
  [0.96, 0.5, 0.96, 0.95, 0.72, 0.94],
  [0.05, 0.72, 0.05, 0.95, 0.34, 0.95],
] as const;

export const drawPane = (pen: Graphics, space: Space, given: Pane): void => {
  const { fade, look, depth } = given;
  const at = surfaceOf(space, given);
  const { body, light, frame, thread, alpha } = GLASS[look];
  const line = Math.max(0.5, 1.5 / depth);
  // The near edge's thickness, lit from below.
  pen
    .poly([...at(0, 0), ...at(1, 0), ...at(1, 0, THICK), ...at(0, 0, THICK)])
    .fill({ color: frame, alpha: fade * 0.85 });
  pen
    .poly([
      ...at(0, 0, THICK * 0.35),
      ...at(1, 0, THICK * 0.35),
      ...at(1, 0, THICK),
      ...at(0, 0, THICK),
    ])
    .fill({ color: 0x120c24, alpha: fade * 0.45 });
  if (look === 'gone') {
    quad(pen, at, [0.03, 0.04, 0.97, 0.96]).fill({ color: body, alpha: fade * alpha });
    for (const [u1, v1, u2, v2, u3, v3] of STUMPS)
      pen
        .poly([...at(u1, v1), ...at(u2, v2), ...at(u3, v3)])
        .fill({ color: light, alpha: fade * 0.4 });
  } else {
    quad(pen, at, [0.03, 0.04, 0.97, 0.96]).fill({ color: body, alpha: fade * alpha });
    quad(pen, at, [0.03, 0.5, 0.97, 0.96]).fill({ color: light, alpha: fade * 0.12 });
    quad(pen, at, [0.03, 0.74, 0.97, 0.96]).fill({ color: light, alpha: fade * 0.16 });
    for (const [from, to] of [
      [0.1, 0.24],
      [0.29, 0.34],
    ] as const)
      pen
        .poly([
          ...at(from, 0.05),
          ...at(to, 0.05),
          ...at(to + 0.34, 0.95),
          ...at(from + 0.34, 0.95),
        ])
        .fill({ color: 0xffffff, alpha: fade * (look === 'held' ? 0.26 : 0.15) });
    quad(pen, at, [0.1, 0.12, 0.9, 0.88]).stroke({ color: thread, width: line, alpha: fade * 0.6 });
    // Bamboo shoots in the corners, as songket has them along its hem.
    for (const [u, v, du, dv] of [
      [0.1, 0.12, 0.13, 0.2],
      [0.9, 0.12, -0.13, 0.2],
      [0.9, 0.88, -0.13, -0.2],
      [0.1, 0.88, 0.13, -0.2],
    ] as const)
      pen
        .poly([...at(u, v), ...at(u + du, v), ...at(u, v + dv)])
        .fill({ color: thread, alpha: fade * 0.5 });
  }
  // The golden frame, side by side, so that the sea shows through the glass.
  for (const edge of [
    [0, 0, 1, 0.05],
    [0, 0.95, 1, 1],
    [0, 0, 0.035, 1],
    [0.965, 0, 1, 1],
  ] as const)
    quad(pen, at, edge).fill({ color: frame, alpha: fade });
  pen
    .moveTo(...at(0, 0))
    .lineTo(...at(1, 0))
    .stroke({ color: thread, width: line, alpha: fade * 0.9 });
};

/** Golden angle: cracks run everywhere and never the same way twice. */
const GOLDEN = 2.399963;
const RAYS = 9;

/** Cracks from under the feet; `share` 0..1 of the way to the frame. */
export const drawCracks = (pen: Graphics, space: Space, pane: Pane, share: number): void => {
  const at = surfaceOf(space, pane);
  const width = Math.max(0.8, 2 / pane.depth);
  const on = (angle: number, far: number): [number, number] =>
    at(
      Math.min(0.97, Math.max(0.03, 0.5 + Math.cos(angle) * far)),
      Math.min(0.96, Math.max(0.04, 0.48 + Math.sin(angle) * far)),
    );
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
