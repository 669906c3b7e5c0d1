import type { Container } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { SOUNDS } from '#games/lucky-egg/sounds.ts';
import { BEATS } from './beats.ts';

/** What is in an egg with nothing in it. */
export interface Feather {
  view: Container;
  /** Rises from the egg at `from` and floats away. */
  float(from: { x: number; y: number }): Promise<void>;
}

export const createFeather = (kit: Kit): Feather => {
  const view = kit.sprite('feather');
  view.visible = false;
  return {
    view,
    async float(from) {
      kit.context.audio.tell(SOUNDS.none, { x: from.x });
      view.visible = true;
      view.position.set(from.x, from.y);
      const isCalm = kit.isCalm();
      await kit.act.run((t) => {
        view.alpha = Math.min(1, t * 6) * Math.min(1, (1 - t) * 4);
        if (isCalm) return;
        const up = Math.sin(Math.min(1, t * 1.5) * Math.PI * 0.5);
        view.position.set(
          from.x + 34 * Math.sin(t * 7.5) * t,
          from.y - 92 * up + 46 * Math.max(0, t - 0.45),
        );
        view.rotation = 0.55 * Math.sin(t * 7.5 + 0.8);
        view.scale.set(0.9 + 0.25 * up);
      }, BEATS.feather);
      view.visible = false;
    },
  };
};
