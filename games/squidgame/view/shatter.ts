import { Container, type Sprite } from 'pixi.js';
import { linear } from '#engine/canvas/stage/ease.ts';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Bridge } from './bridge.ts';
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

const COUNT = { whole: 26, small: 11 };
/** The golden angle scatters evenly and never repeats. */
const GOLDEN = 2.399963;
const share = (n: number) => (n * 0.618034) % 1;

/** A panel's middle on the screen, how wide it is there, and what a unit of the drawing measures. */
const middleOf = (bridge: Bridge, row: number, pane: number, panes: number, rise: number) => {
  const [left, right] = paneEdges(panes, pane);
  const space = bridge.space();
  const depth = depthOf(row, bridge.camera());
  const wide = ((right - left) * space.half) / depth;
  const spot = project(space, (left + right) / 2, depth, rise);
  return { ...spot, wide, unit: (spot.size * space.reach) / 385 };
};

/** How one of `count` splinters flies; `power` with which the panel breaks. */
const flightOf = (
  { x, y, wide }: ReturnType<typeof middleOf>,
  i: number,
  count: number,
  power: number,
  isWhole: boolean,
) => {
  const angle = i * GOLDEN;
  const out = Math.sqrt((i + 0.5) / count) * wide;
  return {
    x: x + Math.cos(angle) * out * 0.42,
    y: y + Math.sin(angle) * out * 0.2,
    vx: Math.cos(angle) * (70 + 150 * share(i)) * power,
    vy: (-150 - 190 * share(i + 3)) * power * (isWhole ? 1 : 0.4),
    spin: (share(i * 7) - 0.5) * 12,
    scale: (0.34 + 0.62 * share(i * 3)) * power * 1.5,
  };
};

export const createShatter = (kit: Kit, bridge: Bridge): Shatter => {
  const view = new Container();
  const water = createSplash(kit);
  // Splinters fly before the water.
  view.addChild(water.view);
  const shards: Sprite[] = [];
  const clear = () => {
    for (const shard of shards) shard.visible = false;
    water.clear();
  };
  clear();
  const shardAt = (i: number): Sprite => {
    const made = shards[i] ?? view.addChild(kit.sprite(`shard-${i % 4}`));
    shards[i] = made;
    return made;
  };

  return {
    view,
    clear,
    async burst(row, pane, panes, kind) {
      if (kit.isCalm()) return;
      const isWhole = kind === 'whole';
      const middle = middleOf(bridge, row, pane, panes, 0);
      const power = (isWhole ? 1 : 0.55) * middle.unit;
      const flights = Array.from({ length: COUNT[kind] }, (_, i) => ({
        shard: shardAt(i),
        ...flightOf(middle, i, COUNT[kind], power, isWhole),
      }));
      await kit.act.run(
        (t) => {
          // The eye may go on meanwhile: they stay where they broke.
          const now = middleOf(bridge, row, pane, panes, 0);
          for (const { shard, x, y, vx, vy, spin, scale } of flights) {
            shard.visible = t < 1;
            shard.position.set(
              x + now.x - middle.x + vx * t,
              y + now.y - middle.y + vy * t + 620 * power * t * t,
            );
            shard.rotation = spin * t;
            shard.scale.set(scale * Math.cos(t * spin), scale);
            shard.alpha = Math.min(1, (1 - t) * 2.4);
          }
        },
        { ms: isWhole ? 1_050 : 720, ease: linear },
      );
    },
    async splash(row, pane, panes) {
      if (kit.isCalm()) return;
      const { x, y, unit } = middleOf(bridge, row, pane, panes, -SEA);
      await water.rise(x, y, unit * 1.25);
    },
  };
};
