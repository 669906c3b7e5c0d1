import { Container } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { spread } from './spread.ts';

/** Streaks of a strong wind, across the whole sky. */
export interface Streaks {
  view: Container;
  /** Where they are at this time; none is seen in less than half a wind, 0..1. */
  blow(timeMs: number, wind: number): void;
  resize(width: number, horizon: number): void;
}

const STREAKS = 16;
/** Units beside the screen before one comes in again; units a second. */
const OUTSIDE = 220;
const SPEED = { least: 700, more: 900 };

export const createStreaks = (kit: Kit): Streaks => {
  const view = new Container({ visible: false });
  const streaks = Array.from({ length: STREAKS }, (_, i) => {
    const streak = kit.glow(i % 3 ? 0xfff0d0 : 0xffc890);
    streak.scale.set(1.1 + 1.3 * spread(i * 3), 0.03 + 0.035 * spread(i * 5 + 1));
    return streak;
  });
  view.addChild(...streaks);
  let size = { width: 0, horizon: 0 };
  return {
    view,
    resize(width, horizon) {
      size = { width, horizon };
    },
    blow(timeMs, wind) {
      const strength = Math.max(0, 2 * wind - 1);
      view.visible = strength > 0;
      view.alpha = strength;
      if (!view.visible) return;
      const way = size.width + 2 * OUTSIDE;
      for (const [i, streak] of streaks.entries()) {
        const speed = SPEED.least + SPEED.more * spread(i * 7 + 3);
        streak.x = ((spread(i * 2) * way + (timeMs / 1_000) * speed) % way) - OUTSIDE;
        streak.y = size.horizon * (0.06 + 0.9 * spread(i * 3 + 2));
      }
    },
  };
};
