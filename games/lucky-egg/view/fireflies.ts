import { Container } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';

/** Fireflies over the forest, brighter as it gets dark. */
export interface Fireflies {
  view: Container;
  /** Within `width` by `height` units below `horizon`; `dusk` 0..1. Call each frame. */
  fly(timeMs: number, room: { width: number; height: number; horizon: number }, dusk: number): void;
}

const FIREFLIES = 18;
const GREEN = 0xd8ff9a;
/** The golden angle, in radians: no two of them fly alike. */
const APART = 2.399963;

export const createFireflies = (kit: Kit): Fireflies => {
  const view = new Container();
  const flies = Array.from({ length: FIREFLIES }, () => kit.glow(GREEN));
  view.addChild(...flies);
  return {
    view,
    fly(timeMs, { width, height, horizon }, dusk) {
      const isCalm = kit.isCalm();
      const time = isCalm ? 0 : timeMs;
      for (const [i, fly] of flies.entries()) {
        const phase = i * APART;
        const across = 0.5 + 0.48 * Math.sin(time / (7_000 + i * 430) + phase);
        const down = 0.42 + 0.46 * Math.cos(time / (6_100 + i * 370) + phase * 1.7);
        fly.position.set(width * across, horizon + (height - horizon) * down);
        const pulse = Math.sin(time / (620 + (i % 5) * 140) + phase);
        fly.alpha = isCalm ? 0.5 : Math.max(0, pulse) * (0.55 + 0.4 * dusk);
        fly.scale.set(0.06 + 0.05 * Math.max(0, pulse));
      }
    },
  };
};
