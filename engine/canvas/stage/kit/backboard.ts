import { NineSliceSprite } from 'pixi.js';
import type { Kit } from './kit.ts';

/** The corners of the lacquered board, which are never stretched. */
const CORNER = 40;

/** A lacquered board of any size, its middle where its owner's is. */
export const createBackboard = (kit: Kit, width: number, height: number): NineSliceSprite => {
  const ground = new NineSliceSprite({
    texture: kit.context.art.frame('panel'),
    leftWidth: CORNER,
    rightWidth: CORNER,
    topHeight: CORNER,
    bottomHeight: CORNER,
    width,
    height,
  });
  ground.position.set(-width / 2, -height / 2);
  return ground;
};
