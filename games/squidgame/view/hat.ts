import type { Sprite } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { BEATS } from './beats.ts';
import type { Body } from './body.ts';

/** The tanjak as it stays behind in the air when its wearer falls. */
export interface Hat {
  view: Sprite;
  wear(): void;
  /** Off the head: it rises, turns over, and comes down after who wore it. */
  lose(): Promise<void>;
}

/** In the runner's points: how high it rises, how far it drifts, how deep it comes down. */
const WAY = { rise: 70, aside: 34, deep: 330 };

export const createHat = (kit: Kit, { rig }: Body): Hat => {
  const view = kit.sprite('runner-tanjak');
  const worn = [rig.sprites.tanjak, rig.sprites.tail];
  const show = (isWorn: boolean) => {
    for (const sprite of worn) sprite.visible = isWorn;
    view.visible = !isWorn;
  };
  show(true);
  return {
    view,
    wear: () => show(true),
    async lose() {
      const { x, y } = rig.spot('tanjak', [30, 30]);
      const { scale } = rig.view;
      const from = { x: rig.view.x + x * scale.x, y: rig.view.y + y * scale.y };
      view.scale.set(scale.x);
      show(false);
      const fly = (t: number) => {
        view.position.set(
          from.x + WAY.aside * t * scale.x,
          from.y + (WAY.deep * t * t - WAY.rise * 4 * t * (1 - t)) * scale.y,
        );
        view.rotation = 2.6 * t;
        view.alpha = Math.min(1, 6 * (1 - t));
      };
      fly(0);
      await kit.act.run(fly, BEATS.hat);
      view.visible = false;
    },
  };
};
