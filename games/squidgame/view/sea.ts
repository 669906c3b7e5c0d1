import { Container, Sprite } from 'pixi.js';
import { COLOURS, type Kit } from '#engine/stage/kit/kit.ts';
import type { Layout } from '#engine/stage/layout.ts';
import { SEA, type Space, spaceOf } from './space.ts';

/** The night behind the bridge: sky, moon, and rows of waves that roll towards the player. */
export interface Sea {
  view: Container;
  resize(layout: Layout): void;
  /** How far the player has come, in rows. */
  camera(camera: number): void;
  /** 1: as it is; 0: the lights are out. */
  light(share: number): void;
}

/** Where the picture has its horizon, and how large it is. */
const NIGHT = { width: 1000, height: 1300, horizon: 430 };
const WAVE = { width: 820, rows: 11, copies: 3 };
/** Each row of waves lies this much nearer than the one behind it. */
const NEARER = 1.27;
const FARTHEST = 9.5;
/** Rows of waves that pass while the player goes one step. */
const ROLL = 0.8;

export const createSea = (kit: Kit): Sea => {
  const view = new Container();
  const night = new Sprite({ texture: kit.context.art.picture('squidgame-night'), anchor: 0 });
  const moonlight = kit.glow(COLOURS.light);
  moonlight.blendMode = 'add';
  const moon = kit.sprite('moon');
  const water = new Container();
  const waves: Sprite[][] = Array.from({ length: WAVE.rows }, () =>
    Array.from({ length: WAVE.copies }, () => {
      const wave = kit.sprite('wave');
      wave.anchor.set(0.5, 0.06);
      water.addChild(wave);
      return wave;
    }),
  );
  view.addChild(night, moonlight, moon, water);

  let space: Space = spaceOf(kit.context.layout());
  let width = 0;
  let phase = 0;
  let time = 0;
  let lit = 1;

  const roll = () => {
    const isCalm = kit.isCalm();
    waves.forEach((row, i) => {
      // From far (0) to near (1): a row that leaves below comes in again at the horizon.
      const at = (i + phase) % WAVE.rows;
      const depth = FARTHEST / NEARER ** at;
      const y = space.horizon + (space.reach * (1 + SEA)) / depth;
      const swell = isCalm ? 0 : Math.sin(time / 1_500 + i * 1.7);
      const drift = isCalm ? 0 : Math.sin(time / 4_200 + i * 2.4) * (14 / depth);
      const scale = 1.5 / depth + 0.24;
      const step = WAVE.width * scale - 1;
      const alpha = Math.min(1, at * 0.7) * (0.35 + 0.05 * at) * (0.4 + 0.6 * lit);
      row.forEach((wave, copy) => {
        wave.position.set(
          space.x + drift * 4 + (i % 2 ? 41 * scale : 0) + (copy - 1) * step,
          y + (swell * 7) / depth,
        );
        wave.scale.set(scale, (1.25 / depth) * (1 + 0.06 * swell) + 0.04);
        wave.alpha = alpha;
        wave.visible = Math.abs(wave.x - width / 2) < width / 2 + step / 2;
      });
    });
    // Nearest in front: the order turns as the rows come round.
    waves.forEach((row, i) => {
      for (const wave of row) wave.zIndex = (i + phase) % WAVE.rows;
    });
  };
  water.sortableChildren = true;
  kit.idle.loop((_elapsed, delta) => {
    time += delta;
    roll();
    moonlight.alpha = (0.34 + 0.05 * Math.sin(time / 1_900)) * lit;
  });

  return {
    view,
    camera(camera) {
      phase = camera * ROLL;
      roll();
    },
    light(share) {
      lit = share;
      const dim = Math.round(0x58 + (0xff - 0x58) * share);
      night.tint = (dim << 16) | (dim << 8) | Math.min(0xff, dim + 0x14);
      moon.alpha = 0.45 + 0.55 * share;
    },
    resize(layout) {
      space = spaceOf(layout);
      width = layout.width;
      const scale = Math.max(
        width / NIGHT.width,
        space.horizon / NIGHT.horizon,
        (layout.height - space.horizon) / (NIGHT.height - NIGHT.horizon),
        layout.isWide ? 0.86 : 0.62,
      );
      night.scale.set(scale);
      night.position.set(
        Math.min(0, Math.max(width - NIGHT.width * scale, space.x - (NIGHT.width / 2) * scale)),
        space.horizon - NIGHT.horizon * scale,
      );
      const size = layout.isWide ? 0.5 : 0.66;
      moon.scale.set(size);
      moon.position.set(
        space.x + (space.right - space.left) * (layout.isWide ? 0.27 : 0.17),
        space.horizon - (layout.isWide ? 40 : 48),
      );
      moonlight.position.set(moon.x, moon.y);
      moonlight.scale.set(size * 5);
      roll();
    },
  };
};
