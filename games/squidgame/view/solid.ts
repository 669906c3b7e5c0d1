import { Mesh, MeshGeometry } from 'pixi.js';
import { PAINTS, type Paint } from './paints.ts';
import { project, type Space } from './space.ts';

/**
 * A corner in the world: across, how deep in the solid, above the deck. A line's lies beside it on the screen by
 * `dx` and `dy` units, were it at a depth of 1.
 */
export type Corner = readonly [x: number, z: number, rise?: number, dx?: number, dy?: number];

/** Adds what is flat and convex. */
export type Pen = (paint: Paint, ...corners: readonly Corner[]) => void;

/**
 * Something of the world with its corners: it is drawn once, and where the eye has come to they alone are
 * worked out anew. Shapes (`Graphics`) would be cut into triangles in each frame of a walk.
 */
export interface Solid {
  view: Mesh;
  draw(look: (pen: Pen) => void): void;
  /** Where it begins, how far it gives, and how wide its lines are. */
  place(space: Space, depth: number, sink?: number, wide?: number): void;
}

/** No corner comes nearer to the eye: that is far below the screen. */
const CLOSEST = 0.2;

/** `thinnest`: lines are no thinner in the distance, as a share of what they are at a depth of 1. */
export const createSolid = (thinnest = 0): Solid => {
  const view = new Mesh({ geometry: new MeshGeometry({}), texture: PAINTS });
  let corners: Corner[] = [];
  let placed: readonly unknown[] = [];
  return {
    view,
    draw(look) {
      const uvs: number[] = [];
      const indices: number[] = [];
      corners = [];
      placed = [];
      look((paint, ...flat) => {
        const first = corners.length;
        for (let i = 2; i < flat.length; i += 1) indices.push(first, first + i - 1, first + i);
        for (const _corner of flat) uvs.push(paint, 0.5);
        corners.push(...flat);
      });
      const geometry = new MeshGeometry({
        positions: new Float32Array(uvs.length),
        uvs: new Float32Array(uvs),
        indices: new Uint32Array(indices),
      });
      geometry.batchMode = 'batch';
      view.geometry = geometry;
    },
    place(space, depth, sink = 0, wide = 1) {
      const next = [space, depth, sink, wide];
      if (next.every((each, i) => each === placed[i])) return;
      placed = next;
      const { positions } = view.geometry as MeshGeometry;
      corners.forEach(([x, z, rise = 0, dx = 0, dy = 0], i) => {
        const spot = project(space, x, Math.max(CLOSEST, depth + z), rise - sink);
        const line = Math.max(thinnest, wide * spot.size);
        positions[2 * i] = spot.x + dx * line;
        positions[2 * i + 1] = spot.y + dy * line;
      });
      view.geometry.getBuffer('aPosition').update();
    },
  };
};
