import { Container, Graphics } from 'pixi.js';
import { COLOURS } from '#engine/canvas/stage/kit/kit.ts';
import { DISC } from './disc.ts';
import type { Arc } from './spin.ts';

/** The light on the rib at the top: it shines, and the others go dark. */
export interface Light {
  view: Container;
  /** On the rib that stands there; `strength` 0..1. */
  show(arc: Arc, strength: number): void;
}

export const createLight = (): Light => {
  const view = new Container({ alpha: 0 });
  const others = new Graphics();
  const rib = new Graphics();
  rib.blendMode = 'add';
  view.addChild(others, rib);
  const top = -Math.PI / 2;
  let drawn = 0;
  const draw = (half: number) => {
    drawn = half;
    others
      .clear()
      .moveTo(0, 0)
      .arc(0, 0, DISC.paper, top + half, top - half + 2 * Math.PI)
      .closePath()
      .fill({ color: COLOURS.ink, alpha: 0.62 });
    rib
      .clear()
      .moveTo(0, 0)
      .arc(0, 0, DISC.paper, top - half, top + half)
      .closePath()
      .fill({ color: 0xffd070, alpha: 0.07 })
      // Within the rib, however narrow it is.
      .stroke({
        color: 0xffdf90,
        width: Math.min(4, half * DISC.paper),
        alpha: 0.8,
        alignment: 1,
      });
  };
  return {
    view,
    show({ middle, half }, strength) {
      if (strength > 0 && half !== drawn) draw(half);
      view.rotation = middle;
      view.alpha = Math.min(1, strength * 2);
      rib.alpha = strength;
    },
  };
};
