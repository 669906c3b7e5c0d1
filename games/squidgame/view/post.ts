import type { Sprite } from 'pixi.js';
import { sineInOut } from '#engine/canvas/stage/ease.ts';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { depthOf, NEAREST, project, SEA, type Space } from './space.ts';

/** A bamboo pole with its lantern, the lantern's glow and its reflection in the water. */
export interface Post {
  row: number;
  pole: Sprite;
  lantern: Sprite;
  glow: Sprite;
  pool: Sprite;
  /** Puts it in perspective. */
  place(space: Space, camera: number): void;
  /** `burn` 0..1: how bright it burns at this time, milliseconds. */
  burn(time: number, burn: number): void;
  /** By this share its lantern flares up, slips its pole and floats into the night. */
  loose(share: number): void;
}

/** How high a lantern hangs, and how far beside the bridge: of its half. */
export const TOP = 0.6;
export const BESIDE = 1.13;
const KINDS = ['lantern-0', 'lantern-1', 'lantern-0', 'lantern-2'] as const;
const GLOWS = [0xff9d52, 0x58dcc0, 0xff9d52, 0xffd06a] as const;
/** A lantern that floats: so many depths farther, so much nearer to the middle. */
const FLOAT = { forward: 3, inward: 0.3 };
/** The share of it in which it only flares up. */
const FLARE = 0.3;

export const createPost = (kit: Kit, row: number, side: -1 | 1): Post => {
  const kind = (row + (side > 0 ? 1 : 0)) % KINDS.length;
  const pole = kit.sprite('pole');
  pole.anchor.set(0.5, 0);
  const lantern = kit.sprite(KINDS[kind] ?? KINDS[0]);
  lantern.anchor.set(0.5, 0);
  const glow = kit.glow(GLOWS[kind] ?? GLOWS[0]);
  const pool = kit.glow(GLOWS[kind] ?? GLOWS[0]);
  glow.blendMode = 'add';
  pool.blendMode = 'add';
  const beat = row * 1.3 + side;
  /** How high it floats: units above the horizon, each at a depth of 1. */
  const climb = 0.12 + 0.34 * (0.5 + 0.5 * Math.sin(beat * 4.7));
  let loosed = 0;
  let placed: { space: Space; camera: number } | null = null;

  const hang = () => {
    if (!placed) return;
    const { space, camera } = placed;
    const gone = kit.isCalm() ? 0 : sineInOut(Math.max(0, (loosed - FLARE) / (1 - FLARE)));
    const depth = depthOf(row, camera) + FLOAT.forward * gone;
    lantern.visible = depth > NEAREST;
    glow.visible = lantern.visible;
    if (!lantern.visible) return;
    const rise = TOP + (1 + climb * depth - TOP) * gone;
    const top = project(space, side * BESIDE * (1 - FLOAT.inward * gone), depth, rise);
    const size = (top.size * space.reach) / 385;
    lantern.position.set(top.x - side * 16 * size, top.y + 12 * size);
    lantern.scale.set(0.72 * size);
    glow.position.set(lantern.x, lantern.y + 40 * size);
    glow.scale.set(1.7 * size * (1 + 0.5 * Math.min(1, loosed / FLARE)));
  };

  return {
    row,
    pole,
    lantern,
    glow,
    pool,
    place(space, camera) {
      placed = { space, camera };
      hang();
      const depth = depthOf(row, camera);
      const isSeen = depth > NEAREST;
      for (const each of [pole, pool]) each.visible = isSeen;
      if (!isSeen) return;
      const x = side * BESIDE;
      const top = project(space, x, depth, TOP);
      const foot = project(space, x, depth, -SEA);
      const size = (top.size * space.reach) / 385;
      pole.position.set(top.x, top.y);
      pole.scale.set(0.62 * size, (foot.y - top.y) / 320);
      pole.tint = depth > 3 ? 0x9a8cb8 : 0xffffff;
      // The jetty stands over the water there.
      pool.visible = row > 0;
      pool.position.set(foot.x - side * 16 * size, foot.y);
      pool.scale.set(1.5 * size, 0.7 * size);
    },
    burn(time, burn) {
      if (!lantern.visible) return;
      const isCalm = kit.isCalm();
      if (!isCalm) lantern.rotation = 0.09 * Math.sin(time / 900 + beat * 2.1);
      const waver = isCalm ? 1 : 0.9 + 0.1 * Math.sin(time / 330 + beat * 5);
      const flare = Math.min(1, loosed / FLARE);
      const bright = burn + (1 - burn) * flare;
      glow.alpha = (0.62 + 0.3 * flare) * bright * waver;
      pool.alpha = (0.2 + 0.3 * flare * (1 - loosed)) * bright * waver;
      const grey = Math.round(0x60 + 0x9f * Math.min(1, bright + 0.25));
      lantern.tint = (grey << 16) | (grey << 8) | grey;
    },
    loose(share) {
      loosed = share;
      hang();
    },
  };
};
