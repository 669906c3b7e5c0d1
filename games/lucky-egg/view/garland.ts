import { Container } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';

/** Where each flower hangs on the nest's rim, in the nest's units, and how large it is. */
const FLOWERS = [
  [-104, 124, 0.5],
  [-54, 148, 0.6],
  [0, 158, 0.72],
  [54, 148, 0.6],
  [104, 124, 0.5],
] as const;

/** Bunga raya on the nest's rim, for the national day. */
export const createGarland = (kit: Kit): Container => {
  const view = new Container();
  for (const [x, y, size] of FLOWERS) {
    const raya = kit.sprite('raya');
    raya.position.set(x, y);
    raya.scale.set(size);
    view.addChild(raya);
  }
  return view;
};
