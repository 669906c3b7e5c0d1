import { Container, Graphics } from 'pixi.js';
import { COLOURS } from '#engine/stage/kit/kit.ts';
import { DISC } from './disc.ts';

/** The light on the rib at the top: it shines, and the others go dark. */
export interface Light {
  view: Container;
  /** `half` of a rib's angle, radians. */
  set(half: number): void;
  /** `rotation`: the rib's middle off the top; `strength` 0..1. */
  show(rotation: number, strength: number): void;
}

export const createLight = (): Light => {
  const view = new Container({ alpha: 0 });
  const others = new Graphics();
  const rib = new Graphics();
  rib.blendMode = 'add';
  view.addChild(others, rib);
  const top = -Math.PI / 2;
  return {
    view,
    set(half) {
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
        .stroke({ color: 0xffdf90, width: 4, alpha: 0.8, alignment: 1 });
    },
    show(rotation, strength) {
      view.rotation = rotation;
      view.alpha = Math.min(1, strength * 2);
      rib.alpha = strength;
    },
  };
};
