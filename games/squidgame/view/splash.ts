import { Container } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { BEATS } from './beats.ts';

/** Water that rises where something falls into it, and the rings it leaves. */
export interface Splash {
  view: Container;
  rise(x: number, y: number, scale: number): Promise<void>;
  clear(): void;
}

export const createSplash = (kit: Kit): Splash => {
  const view = new Container();
  const rings = [0, 1].map(() => kit.sprite('ring'));
  const crown = kit.sprite('splash');
  crown.anchor.set(0.5, 0.94);
  view.addChild(...rings, crown);

  return {
    view,
    async rise(x, y, scale) {
      for (const each of [crown, ...rings]) each.position.set(x, y);
      await kit.act.run((t) => {
        crown.visible = t < 1;
        const height = Math.sin(Math.PI * Math.min(1, 0.12 + t));
        crown.scale.set(scale * (0.6 + 0.5 * t), scale * height);
        crown.alpha = Math.min(1, (1 - t) * 2);
        rings.forEach((ring, i) => {
          const late = Math.max(0, t - i * 0.2) / (1 - i * 0.2);
          ring.visible = late > 0 && t < 1;
          ring.scale.set(scale * (0.5 + 2.2 * late), scale * (0.14 + 0.55 * late));
          ring.alpha = 0.8 * (1 - late);
        });
      }, BEATS.splash);
    },
    clear() {
      for (const each of [crown, ...rings]) each.visible = false;
    },
  };
};
