import { Container } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { spread } from './spread.ts';

/** The stars of dusk, a few of them with rays. */
export interface Stars {
  view: Container;
  /** Over the whole width, thicker near the zenith; `horizon` in units from the upper edge. */
  place(width: number, horizon: number): void;
  twinkle(timeMs: number): void;
}

const STARS = 46;
const isBright = (star: number) => star % 9 === 0;

export const createStars = (kit: Kit): Stars => {
  const view = new Container();
  const stars = Array.from({ length: STARS }, (_, i) => {
    const star = isBright(i) ? kit.sprite('spark') : kit.glow(0xfff0cf);
    star.tint = 0xfff0cf;
    star.scale.set(isBright(i) ? 0.22 + 0.2 * spread(i) : 0.016 + 0.02 * spread(i * 3));
    return star;
  });
  view.addChild(...stars);
  return {
    view,
    place(width, horizon) {
      for (const [i, star] of stars.entries())
        star.position.set(spread(i + 1) * width, spread(i * 1.7 + 0.4) ** 1.3 * horizon * 0.72);
    },
    twinkle(timeMs) {
      for (let i = 0; i < stars.length; i += 1) {
        const star = stars[i];
        if (star) star.alpha = 0.5 + 0.4 * Math.sin(timeMs / (900 + 70 * (i % 11)) + i * 2.4);
      }
    },
  };
};
