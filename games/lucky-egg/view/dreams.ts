import { Container } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Clutch } from './places.ts';

const DREAMS = 3;
const DREAM_MS = 2_700;

/** What rises from eggs that sleep. */
export interface Dreams {
  view: Container;
  /** Call each frame with the milliseconds shown so far. */
  show(isAsleep: boolean, clutch: Clutch, elapsed: number): void;
}

export const createDreams = (kit: Kit): Dreams => {
  const view = new Container({ visible: false });
  const dreams = Array.from({ length: DREAMS }, () => kit.sprite('asleep'));
  view.addChild(...dreams);
  return {
    view,
    show(isAsleep, { places }, elapsed) {
      view.visible = isAsleep && !kit.isCalm();
      if (!view.visible) return;
      for (const [i, dream] of dreams.entries()) {
        const time = elapsed + (i * DREAM_MS) / DREAMS;
        const at = places[(i * 5 + Math.floor(time / DREAM_MS) * 3) % places.length];
        if (!at) continue;
        const t = (time % DREAM_MS) / DREAM_MS;
        dream.position.set(at.x + 22 + 14 * t, at.y - 40 - 46 * t);
        dream.scale.set(0.34 + 0.3 * t);
        dream.alpha = 0.9 * Math.sin(Math.PI * t);
      }
    },
  };
};
