import { Container } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { createParticles } from '#engine/canvas/stage/kit/particles.ts';
import type { Bridge } from './bridge.ts';
import { EMITTERS } from './emitters.ts';
import { depthOf, paneEdges, project, SEA } from './space.ts';
import { createSplash } from './splash.ts';

/** Glass that breaks, and the water below it. */
export interface Shatter {
  /** Before the bridge and whoever falls through it. */
  view: Container;
  /** A panel flies apart; a small one where only the wrong panel is shown. */
  burst(row: number, pane: number, panes: number, size: 'whole' | 'small'): Promise<void>;
  splash(row: number, pane: number, panes: number): Promise<void>;
  clear(): void;
}

/** What flies, and how strongly. */
const KINDS = {
  whole: { emitter: EMITTERS.shards, power: 1 },
  small: { emitter: EMITTERS.crumbs, power: 0.55 },
};

/** The water rises from so far down to the sea: what is nearer hides the rest. */
const SPRAY = 0.6;

/** A panel's middle on the screen, how wide it is there, and what a unit of the drawing measures. */
const middleOf = (bridge: Bridge, row: number, pane: number, panes: number, rise: number) => {
  const [left, right] = paneEdges(panes, pane);
  const space = bridge.space();
  const depth = depthOf(row, bridge.camera());
  const wide = ((right - left) * space.half) / depth;
  const spot = project(space, (left + right) / 2, depth, rise);
  return { ...spot, wide, unit: (spot.size * space.reach) / 385 };
};

export const createShatter = (kit: Kit, bridge: Bridge): Shatter => {
  const view = new Container();
  const water = createSplash(kit);
  // Splinters fly before the water.
  view.addChild(water.view);
  const shards = createParticles(kit);
  view.addChild(shards.view);
  const clear = () => {
    shards.clear();
    water.clear();
  };
  clear();

  return {
    view,
    clear,
    async burst(row, pane, panes, size) {
      if (kit.isCalm()) return;
      const { emitter, power } = KINDS[size];
      const { x, y, wide, unit } = middleOf(bridge, row, pane, panes, 0);
      const area = [wide * 0.4, wide * 0.18] as const;
      shards.emit(emitter, { x, y, scale: power * unit, area });
      const [, ms] = emitter.life;
      let passed = 0;
      await kit.act.run(
        (t) => {
          // The eye may go on meanwhile: they stay where they broke.
          const now = middleOf(bridge, row, pane, panes, 0);
          shards.view.position.set(now.x - x, now.y - y);
          shards.pass(t * ms - passed);
          passed = t * ms;
        },
        { ms, ease: 'linear' },
      );
    },
    async splash(row, pane, panes) {
      if (kit.isCalm()) return;
      const { x, y, unit } = middleOf(bridge, row, pane, panes, -SEA * SPRAY);
      await water.rise(x, y, unit * 1.25);
    },
  };
};
