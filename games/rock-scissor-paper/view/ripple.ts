import { Container } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { BEATS } from './beats.ts';
import type { Place } from './place.ts';

/** The cloth gives where the hands meet: rings run outwards on it. */
export interface Ripple {
  view: Container;
  home(place: Place): void;
  run(): Promise<void>;
}

/** Each ring starts later than the one before it, as a share of the whole. */
const LATER = 0.28;

export const createRipple = (kit: Kit): Ripple => {
  const view = new Container();
  const rings = [0, 1].map(() => {
    const ring = kit.sprite('ring');
    ring.alpha = 0;
    ring.tint = 0x8a3a1c;
    return ring;
  });
  view.addChild(...rings);
  return {
    view,
    home({ middle, size }) {
      view.position.set(middle.x, middle.y);
      view.scale.set(size);
    },
    async run() {
      if (kit.isCalm()) return;
      await kit.act.run(
        (t) =>
          rings.forEach((ring, i) => {
            const own = Math.max(0, t - i * LATER) / (1 - i * LATER);
            ring.scale.set(0.7 + 4.6 * own);
            ring.alpha = own === 0 ? 0 : 0.5 * (1 - own);
          }),
        BEATS.ripple,
      );
    },
  };
};
