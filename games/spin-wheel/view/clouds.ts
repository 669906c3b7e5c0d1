import { Container } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { spread } from './spread.ts';

/** Clouds that drift across the sky, the near ones faster. */
export interface Clouds {
  view: Container;
  /** `drift` in units so far; the sky is `width` by `horizon` units. */
  place(width: number, horizon: number, drift: number): void;
}

const CLOUDS = 6;
/** Units a cloud is out of sight at each side before it comes in again at the other. */
const OUTSIDE = 160;

export const createClouds = (kit: Kit): Clouds => {
  const view = new Container();
  const clouds = Array.from({ length: CLOUDS }, (_, i) => {
    const cloud = kit.sprite(i % 2 ? 'cloud-1' : 'cloud-2');
    cloud.alpha = i % 2 ? 0.5 : 0.75;
    cloud.scale.set(0.7 + 0.5 * spread(i + 2));
    return cloud;
  });
  view.addChild(...clouds);
  return {
    view,
    place(width, horizon, drift) {
      const span = width + 2 * OUTSIDE;
      for (let i = 0; i < clouds.length; i += 1) {
        const at = (spread(i * 3 + 1) * span + drift * (0.5 + 0.22 * i)) % span;
        clouds[i]?.position.set(at - OUTSIDE, horizon * (0.1 + 0.78 * spread(i * 5 + 3)));
      }
    },
  };
};
