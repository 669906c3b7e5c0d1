import { Container, Graphics, Sprite } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';
import { createFireflies } from './fireflies.ts';
import { createLeaves } from './leaves.ts';
import { placesOf } from './places.ts';

/** The rainforest at dusk, from high up in a tree. */
export interface Forest {
  /** Sky and forest; the sun stands between them and the ridge. */
  sky: Container;
  ridge: Container;
  /** The limb below the nest. */
  branch: Container;
  /** Leaves and fireflies before everything. */
  front: Container;
  resize(layout: Layout): void;
  /** The day's end: 0 golden, 1 the sun is down; with `isLate` it burns red. */
  dusk(share: number, isLate: boolean): void;
}

const MISTS = 4;
/** In the picture: where sky and forest meet, of its height of 1500. */
const HORIZON = 566;
const DEEP = 0x030a12;

const mix = (from: number, to: number, share: number): number => {
  const part = (shift: number) => {
    const a = (from >> shift) & 255;
    return Math.round(a + (((to >> shift) & 255) - a) * share) << shift;
  };
  return part(16) | part(8) | part(0);
};

const drawForest = (kit: Kit, isNational: boolean) => {
  const sky = new Container();
  const deep = new Graphics();
  const ground = new Sprite({ texture: kit.context.art.picture('lucky-egg-forest') });
  sky.addChild(deep, ground);
  const ridge = new Container();
  const edge = kit.sprite('ridge');
  const mists = Array.from({ length: MISTS }, (_, i) => {
    const mist = kit.sprite('mist');
    mist.scale.set(2.2 + 0.4 * i, 2);
    mist.tint = i % 2 ? 0xbfe6dc : 0xffe0b0;
    return mist;
  });
  ridge.addChild(edge, ...mists);
  const bunting = kit.sprite('bunting');
  bunting.anchor.set(0.5, 0);
  if (isNational) ridge.addChild(bunting);
  const branch = kit.sprite('branch');
  branch.anchor.set(0.5, 0.24);
  return { sky, deep, ground, ridge, edge, mists, bunting, branch };
};
type Drawing = ReturnType<typeof drawForest>;

const placeForest = (drawing: Drawing, layout: Layout) => {
  const { deep, ground, edge, bunting, branch } = drawing;
  const { width, height, safe, isWide } = layout;
  const { nest, sun, free } = placesOf(layout);
  const { width: w, height: h } = ground.texture;
  const scale = Math.max(width / w, height / h);
  // A wide screen sees less of the depth below: the picture is pressed together a little.
  const flat = isWide ? 0.72 : 1;
  ground.scale.set(scale, scale * flat);
  const top = Math.min(0, sun.y - HORIZON * scale * flat);
  ground.position.set((width - w * scale) * (isWide ? 0.2 : 0.42), top);
  deep.clear().rect(0, 0, width, height).fill(DEEP);
  const ridgeScale = Math.max(0.56, (width / 760) * 0.72);
  edge.scale.set(ridgeScale * 2);
  edge.anchor.set(0, 152 / 320);
  edge.position.set((isWide ? -120 : -60) * ridgeScale, sun.y);
  branch.scale.set(Math.max(1, width / 660) * 1.34, nest.scale * 1.5);
  branch.position.set(isWide ? width / 2 : nest.x, nest.y + 132 * nest.scale);
  bunting.scale.set(isWide ? 0.9 : (free.width - 8) / 400);
  bunting.position.set(isWide ? width - 150 : width / 2, isWide ? safe.top + 50 : free.y + 2);
};

/** Mists that draw over the forest; with `time` null they stand still. */
const drift = (mists: Drawing['mists'], width: number, horizon: number, time: number | null) => {
  for (const [i, mist] of mists.entries()) {
    const t = time === null ? 0.5 : (time / (52_000 + i * 9_000) + i * 0.27) % 1;
    mist.position.set(-200 + (width + 400) * t, horizon + 40 + i * 58);
    mist.alpha = 0.34 * Math.sin(Math.PI * t);
  }
};

export const createForest = (kit: Kit, isNational: boolean): Forest => {
  const drawing = drawForest(kit, isNational);
  const { sky, ridge, branch, ground, edge, mists } = drawing;
  const leaves = createLeaves(kit);
  const fireflies = createFireflies(kit);
  const front = new Container();
  front.addChild(leaves.view, fireflies.view);
  let room = { width: 0, height: 0, horizon: 0 };
  let shown = 0;
  let wanted = 0;
  let heat = 0;
  let wantedHeat = 0;

  kit.idle.loop((elapsed, delta) => {
    const isCalm = kit.isCalm();
    shown += (wanted - shown) * Math.min(1, delta / 900);
    heat += (wantedHeat - heat) * Math.min(1, delta / 900);
    const tint = mix(mix(0xffffff, 0x9a86b8, shown), 0xe8605a, heat);
    ground.tint = tint;
    edge.tint = tint;
    drift(mists, room.width, room.horizon, isCalm ? null : elapsed);
    leaves.sway(isCalm ? null : elapsed);
    fireflies.fly(elapsed, room, shown);
  });

  return {
    sky,
    ridge,
    branch,
    front,
    dusk(share, isLate) {
      wanted = share * 0.85;
      wantedHeat = isLate ? 0.6 : 0;
    },
    resize(layout) {
      const { width, height } = layout;
      room = { width, height, horizon: placesOf(layout).sun.y };
      placeForest(drawing, layout);
      leaves.resize(layout);
    },
  };
};
