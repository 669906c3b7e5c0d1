import { Container, type Sprite } from 'pixi.js';
import { cubicOut } from '#engine/stage/ease.ts';
import type { Kit } from '#engine/stage/kit/kit.ts';
import type { Bridge } from './bridge.ts';
import { depthOf, paneEdges, project, SEA } from './space.ts';

/** Glass that breaks, and the water below it. */
export interface Shatter {
  /** Splinters: before the bridge. */
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

export const createShatter = (kit: Kit, bridge: Bridge): Shatter => {
  const view = new Container();
  const water = new Container();
  bridge.under.addChild(water);
  const rings = [0, 1].map(() => kit.sprite('ring'));
  const crown = kit.sprite('splash');
  crown.anchor.set(0.5, 0.94);
  water.addChild(...rings, crown);
  const shards: Sprite[] = [];
  const clear = () => {
    for (const each of [...shards, ...rings, crown]) each.visible = false;
  };
  clear();

  const middle = (row: number, pane: number, panes: number, rise: number) => {
    const [left, right] = paneEdges(panes, pane);
    const space = bridge.space();
    const depth = depthOf(row, bridge.camera());
    const wide = ((right - left) * space.half) / depth;
    return { ...project(space, (left + right) / 2, depth, rise), wide, unit: space.reach / 385 };
  };

  return {
    view,
    clear,
    async burst(row, pane, panes, kind) {
      if (kit.isCalm()) return;
      const { x, y, size, wide, unit } = middle(row, pane, panes, 0);
      const count = COUNT[kind];
      while (shards.length < count) {
        const made = kit.sprite(`shard-${shards.length % 4}`);
        shards.push(made);
        view.addChild(made);
      }
      const power = (kind === 'whole' ? 1 : 0.55) * size * unit;
      const flights = shards.slice(0, count).map((shard, i) => {
        const angle = i * GOLDEN;
        const out = Math.sqrt((i + 0.5) / count);
        return {
          shard,
          from: {
            x: x + Math.cos(angle) * out * wide * 0.42,
            y: y + Math.sin(angle) * out * wide * 0.2,
          },
          vx: Math.cos(angle) * (70 + 150 * share(i)) * power,
          vy: (-150 - 190 * share(i + 3)) * power * (kind === 'whole' ? 1 : 0.4),
          spin: (share(i * 7) - 0.5) * 12,
          scale: (0.34 + 0.62 * share(i * 3)) * power * 1.5,
        };
      });
      await kit.act.run(
        (t) => {
          for (const { shard, from, vx, vy, spin, scale } of flights) {
            shard.visible = t < 1;
            shard.position.set(from.x + vx * t, from.y + vy * t + 620 * power * t * t);
            shard.rotation = spin * t;
            shard.scale.set(scale * Math.cos(t * spin), scale);
            shard.alpha = Math.min(1, (1 - t) * 2.4);
          }
        },
        { ms: kind === 'whole' ? 1_050 : 720, ease: (t) => t },
      );
    },
    async splash(row, pane, panes) {
      if (kit.isCalm()) return;
      const { x, y, size, unit } = middle(row, pane, panes, -SEA);
      const scale = size * unit * 1.25;
      bridge.under.addChild(water);
      crown.position.set(x, y);
      for (const ring of rings) ring.position.set(x, y);
      await kit.act.run(
        (t) => {
          crown.visible = t < 1;
          crown.scale.set(
            scale * (0.6 + 0.5 * t),
            scale * Math.sin(Math.PI * Math.min(1, 0.12 + t)),
          );
          crown.alpha = Math.min(1, (1 - t) * 2);
          rings.forEach((ring, i) => {
            const late = Math.max(0, t - i * 0.2) / (1 - i * 0.2);
            ring.visible = late > 0 && t < 1;
            ring.scale.set(scale * (0.5 + 2.2 * late), scale * (0.14 + 0.55 * late));
            ring.alpha = 0.8 * (1 - late);
          });
        },
        { ms: 900, ease: cubicOut },
      );
    },
  };
};
