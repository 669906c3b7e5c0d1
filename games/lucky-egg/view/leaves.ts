import { Container } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';

/** Leaves that hang into the corners of the screen. */
export interface Leaves {
  view: Container;
  resize(layout: Layout): void;
  /** Call each frame; with `timeMs` null they hang still. */
  sway(timeMs: number | null): void;
}

/** Each leaf's picture and how far it sways. */
const LEAVES = [
  ['leaf-big', 0.9],
  ['leaf-big', 1.1],
  ['frond', 1.2],
  ['frond', 0.9],
] as const;

const cornersOf = ({ width, height, isWide }: Layout) => [
  { x: width + 26, y: -36, turn: 2.5, size: 0.74 },
  { x: -78, y: -44, turn: 1.5, size: 0.5 },
  { x: -30, y: height + 16, turn: -0.15, size: isWide ? 1.3 : 1.4 },
  { x: width + 34, y: height + 20, turn: -1.2, size: isWide ? 1.2 : 1.36 },
];

export const createLeaves = (kit: Kit): Leaves => {
  const view = new Container();
  const leaves = LEAVES.map(([frame, sway], i) => {
    const sprite = kit.sprite(frame);
    sprite.anchor.set(0.03, 0.96);
    sprite.tint = i < 2 ? 0x9fb8b4 : 0xc8dcd4;
    view.addChild(sprite);
    return { sprite, turn: 0, sway };
  });
  return {
    view,
    sway(timeMs) {
      for (const [i, { sprite, turn, sway }] of leaves.entries())
        sprite.rotation =
          turn + (timeMs === null ? 0 : 0.035 * sway * Math.sin(timeMs / 1_700 + i * 1.9));
    },
    resize(layout) {
      for (const [i, { x, y, turn, size }] of cornersOf(layout).entries()) {
        const leaf = leaves[i];
        if (!leaf) continue;
        leaf.sprite.position.set(x, y);
        leaf.sprite.scale.set(size);
        leaf.turn = turn;
      }
    },
  };
};
