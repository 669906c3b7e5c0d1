import { Container, type Sprite } from 'pixi.js';
import { alongside } from '#engine/canvas/stage/kit/alongside.ts';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';
import { BEATS } from './beats.ts';
import { spaceOf } from './space.ts';

/** The dark below what is written: over the upper edge, and under the desk. */
export interface Shade {
  view: Container;
  resize(layout: Layout): void;
  /** The desk is the scene's: its ground is darker. */
  desk(isOurs: boolean): void;
}

const SIZE = { width: 16, height: 256 };

export const createShade = (kit: Kit): Shade => {
  const view = new Container();
  const make = (): Sprite => {
    const made = kit.sprite('shade');
    made.anchor.set(0.5, 0);
    view.addChild(made);
    return made;
  };
  const above = make();
  const below = make();

  return {
    view,
    desk(isOurs) {
      alongside(kit.idle.to(below, { alpha: isOurs ? 1 : 0.75 }, BEATS.shade));
    },
    resize(layout) {
      const { width, height, isWide } = layout;
      const space = spaceOf(layout);
      const lay = (each: Sprite, length: number, across: number) =>
        each.scale.set((across + 40) / (SIZE.width - 4), length / SIZE.height);
      above.position.set(width / 2, isWide ? 110 : 150);
      above.rotation = Math.PI;
      above.alpha = 0.7;
      lay(above, isWide ? 110 : 150, width);
      if (isWide) {
        below.rotation = -Math.PI / 2;
        below.position.set(space.right - 46, height / 2);
        lay(below, width - space.right + 60, height);
      } else {
        below.rotation = 0;
        below.position.set(width / 2, space.bottom - 44);
        lay(below, height - space.bottom + 60, width);
      }
    },
  };
};
