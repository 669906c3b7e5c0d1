import { Container } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';
import { KINDS } from '../shapes.ts';
import { BEATS } from './beats.ts';
import { placesOf } from './place.ts';

/** The lantern that was drawn, large in the middle, and the light round it. */
export interface Hero {
  view: Container;
  resize(layout: Layout): void;
  /** Comes down from where it hung, of that size; `kind` as its prize has it. */
  come(kind: number, from: { x: number; y: number; size: number }): Promise<void>;
  /** Is there at once. */
  stand(kind: number): void;
  /** Its light bursts open. */
  flare(): Promise<void>;
  clear(): void;
}

/** The large drawing is twice the small one. */
const DRAWN = 2;

export const createHero = (kit: Kit): Hero => {
  const rays = kit.rays();
  const halo = kit.glow(0xffb84f);
  const core = kit.glow(0xfff0c0);
  core.blendMode = 'add';
  const lantern = kit.sprite('hero-0');
  const view = new Container({ visible: false });
  view.addChild(rays, halo, lantern, core);
  let goal = { x: 0, y: 0, size: 1 };
  let isThere = false;

  /** `t` from 0, where it hung, to 1; `light` round it. */
  const put = (x: number, y: number, size: number, light: number) => {
    for (const each of [rays, halo, lantern, core]) each.position.set(x, y);
    lantern.scale.set(size);
    halo.scale.set(size * 3.4);
    core.scale.set(size * 1.3);
    rays.scale.set(size * 2.3);
    halo.alpha = 0.62 * light;
    rays.alpha = 0.36 * light;
    core.alpha = 0.16 * light;
  };
  const show = (kind: number) => {
    lantern.texture = kit.context.art.frame(`hero-${kind % KINDS}`);
    view.visible = true;
  };
  const stand = (kind: number) => {
    show(kind);
    isThere = true;
    view.alpha = 1;
    put(goal.x, goal.y, goal.size, 1);
  };

  kit.idle.loop((elapsed) => {
    if (!isThere || kit.isCalm()) return;
    rays.rotation = elapsed / 5_200;
    lantern.rotation = 0.045 * Math.sin(elapsed / 1_050);
    lantern.y = goal.y + 5 * Math.sin(elapsed / 1_400);
  });

  return {
    view,
    stand,
    async come(kind, from) {
      show(kind);
      isThere = false;
      lantern.rotation = 0;
      if (kit.isCalm()) {
        put(goal.x, goal.y, goal.size, 1);
        view.alpha = 0;
        await kit.act.to(view, { alpha: 1 }, BEATS.come);
      } else {
        view.alpha = 1;
        await kit.act.run((t) => {
          const size = from.size / DRAWN + (goal.size - from.size / DRAWN) * t;
          const swing = Math.sin(Math.PI * t) * 40;
          put(from.x + (goal.x - from.x) * t + swing, from.y + (goal.y - from.y) * t, size, t);
        }, BEATS.come);
      }
      stand(kind);
    },
    async flare() {
      if (kit.isCalm()) return;
      await kit.act.run((t) => {
        core.alpha = 0.16 + 0.84 * Math.sin(Math.PI * t);
        core.scale.set(goal.size * (1.3 + 2.6 * t));
        lantern.scale.set(goal.size * (1 + 0.14 * Math.sin(Math.PI * t)));
      }, BEATS.flare);
      put(goal.x, goal.y, goal.size, 1);
    },
    clear() {
      isThere = false;
      view.visible = false;
    },
    resize(layout) {
      goal = placesOf(layout).hero;
      if (isThere) put(goal.x, goal.y, goal.size, 1);
    },
  };
};
