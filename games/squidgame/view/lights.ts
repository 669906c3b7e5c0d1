import { Container, type Graphics, type Sprite } from 'pixi.js';
import type { Kit } from '#engine/stage/kit/kit.ts';
import { depthOf, NEAREST, project, SEA, type Space } from './space.ts';

/** The bamboo poles along the bridge, the ropes between them and the lanterns on them. */
export interface Lights {
  /** Stand behind the glass. */
  poles: Container;
  /** Hang before it. */
  lanterns: Container;
  /** One pair of poles for each row from the jetty's, 0. */
  rows(rows: number): void;
  /** Puts all in perspective, and draws the ropes with `pen`. */
  place(space: Space, camera: number, pen: Graphics): void;
  /** Rows up to this one are lit; the others glimmer. */
  lit(row: number): void;
  /** 1: as they burn; 0: all out. */
  light(share: number): void;
}

interface Post {
  row: number;
  side: -1 | 1;
  pole: Sprite;
  lantern: Sprite;
  glow: Sprite;
  pool: Sprite;
}

const TOP = 0.6;
const BESIDE = 1.13;
const KINDS = ['lantern-0', 'lantern-1', 'lantern-0', 'lantern-2'] as const;
const GLOWS = [0xff9d52, 0x58dcc0, 0xff9d52, 0xffd06a] as const;

export const createLights = (kit: Kit): Lights => {
  const poles = new Container();
  const lanterns = new Container();
  const glows = new Container();
  const bodies = new Container();
  lanterns.addChild(glows, bodies);
  let posts: Post[] = [];
  let litTo = 0;
  let share = 1;
  let time = 0;

  const flicker = () => {
    const isCalm = kit.isCalm();
    for (const { row, side, lantern, glow, pool } of posts) {
      if (!lantern.visible) continue;
      const beat = row * 1.3 + side;
      if (!isCalm) lantern.rotation = 0.09 * Math.sin(time / 900 + beat * 2.1);
      const burn = (row <= litTo ? 1 : 0.5) * share;
      const waver = isCalm ? 1 : 0.9 + 0.1 * Math.sin(time / 330 + beat * 5);
      glow.alpha = 0.62 * burn * waver;
      pool.alpha = 0.2 * burn * waver;
      const grey = Math.round(0x60 + 0x9f * Math.min(1, burn + 0.25));
      lantern.tint = (grey << 16) | (grey << 8) | grey;
    }
  };
  kit.idle.loop((_elapsed, delta) => {
    time += delta;
    flicker();
  });

  return {
    poles,
    lanterns,
    rows(rows) {
      for (const layer of [poles, glows, bodies])
        for (const child of layer.removeChildren()) child.destroy();
      posts = [];
      for (let row = rows; row >= 0; row -= 1)
        for (const side of [-1, 1] as const) {
          const kind = (row + (side > 0 ? 1 : 0)) % KINDS.length;
          const pole = kit.sprite('pole');
          pole.anchor.set(0.5, 0);
          const lantern = kit.sprite(KINDS[kind] ?? KINDS[0]);
          lantern.anchor.set(0.5, 0);
          const glow = kit.glow(GLOWS[kind] ?? GLOWS[0]);
          const pool = kit.glow(GLOWS[kind] ?? GLOWS[0]);
          glow.blendMode = 'add';
          pool.blendMode = 'add';
          poles.addChild(pole);
          glows.addChild(pool, glow);
          bodies.addChild(lantern);
          posts.push({ row, side, pole, lantern, glow, pool });
        }
    },
    place(space, camera, pen) {
      const unit = space.reach / 385;
      for (const { row, side, pole, lantern, glow, pool } of posts) {
        const depth = depthOf(row, camera);
        const isSeen = depth > NEAREST;
        for (const each of [pole, lantern, glow, pool]) each.visible = isSeen;
        if (!isSeen) continue;
        const top = project(space, side * BESIDE, depth, TOP);
        const foot = project(space, side * BESIDE, depth, -SEA);
        const size = top.size * unit;
        pole.position.set(top.x, top.y);
        pole.scale.set(0.62 * size, (foot.y - top.y) / 320);
        pole.tint = depth > 3 ? 0x9a8cb8 : 0xffffff;
        const hook = { x: top.x - side * 16 * size, y: top.y + 12 * size };
        lantern.position.set(hook.x, hook.y);
        lantern.scale.set(0.72 * size);
        glow.position.set(hook.x, hook.y + 40 * size);
        glow.scale.set(1.7 * size);
        // The jetty stands over the water there.
        pool.visible = row > 0;
        pool.position.set(foot.x - side * 16 * size, foot.y);
        pool.scale.set(1.5 * size, 0.7 * size);
        // Ropes to the next pair: one high, one at the hand.
        if (row === 0 && camera > 1) continue;
        const beyond = depthOf(row + 1, camera);
        const middle = (depth + beyond) / 2;
        for (const [rise, sag] of [
          [TOP - 0.04, 0.1],
          [0.26, 0.05],
        ] as const) {
          const from = project(space, side * BESIDE, depth, rise);
          const to = project(space, side * BESIDE, beyond, rise);
          const low = project(space, side * BESIDE, middle, rise - sag * 2);
          pen
            .moveTo(from.x, from.y)
            .quadraticCurveTo(low.x, low.y, to.x, to.y)
            .stroke({
              color: 0x6b4a22,
              width: Math.max(0.7, 3 * size),
              alpha: Math.min(1, 4 / depth),
            });
        }
      }
      flicker();
    },
    lit(row) {
      litTo = row;
      flicker();
    },
    light(next) {
      share = next;
      flicker();
    },
  };
};
