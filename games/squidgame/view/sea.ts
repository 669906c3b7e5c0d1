import { Container, Sprite } from 'pixi.js';
import { COLOURS, type Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';
import { createMoonPath, type MoonPath } from './moonPath.ts';
import { spaceOf } from './space.ts';
import { createWaves } from './waves.ts';

/** The night behind the bridge: sky, moon, and rows of waves that roll towards the player. */
export interface Sea extends Pick<MoonPath, 'open'> {
  view: Container;
  resize(layout: Layout): void;
  /** How far the player has come, in rows. */
  camera(camera: number): void;
  /** 1: as it is; 0: the lights are out. */
  light(share: number): void;
}

/** Where the picture has its horizon, and how large it is. */
const NIGHT = { width: 1000, height: 1300, horizon: 430 };

const createNight = (kit: Kit) => {
  const view = new Sprite({ texture: kit.context.art.picture('squidgame-night'), anchor: 0 });
  return {
    view,
    /** Fills the screen, its horizon where the bridge's is. */
    resize(layout: Layout) {
      const space = spaceOf(layout);
      const scale = Math.max(
        layout.width / NIGHT.width,
        space.horizon / NIGHT.horizon,
        (layout.height - space.horizon) / (NIGHT.height - NIGHT.horizon),
        layout.isWide ? 0.86 : 0.62,
      );
      const left = Math.max(
        layout.width - NIGHT.width * scale,
        space.x - (NIGHT.width / 2) * scale,
      );
      view.scale.set(scale);
      view.position.set(Math.min(0, left), space.horizon - NIGHT.horizon * scale);
    },
    light(share: number) {
      const dim = Math.round(0x58 + (0xff - 0x58) * share);
      view.tint = (dim << 16) | (dim << 8) | Math.min(0xff, dim + 0x14);
    },
  };
};

export const createSea = (kit: Kit): Sea => {
  const view = new Container({ isRenderGroup: true });
  const night = createNight(kit);
  const moonlight = kit.glow(COLOURS.light);
  moonlight.blendMode = 'add';
  const moon = kit.sprite('moon');
  const waves = createWaves(kit);
  const path = createMoonPath(kit);
  view.addChild(night.view, moonlight, moon, waves.view, path.view);
  let lit = 1;

  kit.idle.loop((elapsed) => {
    moonlight.alpha = (0.34 + 0.05 * Math.sin(elapsed / 1_900)) * lit;
  });

  return {
    view,
    camera: waves.camera,
    open: path.open,
    light(share) {
      lit = share;
      night.light(share);
      waves.light(share);
      moon.alpha = 0.45 + 0.55 * share;
    },
    resize(layout) {
      const space = spaceOf(layout);
      night.resize(layout);
      waves.resize(layout);
      const size = layout.isWide ? 0.5 : 0.66;
      moon.scale.set(size);
      moon.position.set(
        space.x + (space.right - space.left) * (layout.isWide ? 0.27 : 0.17),
        space.horizon - (layout.isWide ? 40 : 48),
      );
      moonlight.position.set(moon.x, moon.y);
      moonlight.scale.set(size * 5);
      path.place(space, moon.x);
    },
  };
};
