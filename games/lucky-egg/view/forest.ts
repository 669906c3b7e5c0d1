import { Container, Graphics, Sprite } from 'pixi.js';
import type { Kit } from '#engine/stage/kit/kit.ts';
import type { Layout } from '#engine/stage/layout.ts';
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

const FIREFLIES = 18;
const MISTS = 4;
/** In the picture: where sky and forest meet, of its height of 1500. */
const HORIZON = 566;
const DEEP = 0x030a12;
const GREEN = 0xd8ff9a;

interface Leaf {
  sprite: Sprite;
  turn: number;
  sway: number;
}

const mix = (from: number, to: number, share: number): number => {
  const part = (shift: number) => {
    const a = (from >> shift) & 255;
    return Math.round(a + (((to >> shift) & 255) - a) * share) << shift;
  };
  return part(16) | part(8) | part(0);
};

export const createForest = (kit: Kit, isNational: boolean): Forest => {
  const { context, idle } = kit;
  const sky = new Container();
  const deep = new Graphics();
  const ground = new Sprite({ texture: context.art.picture('lucky-egg-forest') });
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
  const branch = new Container();
  const limb = kit.sprite('branch');
  limb.anchor.set(0.5, 0.24);
  branch.addChild(limb);
  const front = new Container();
  const leaves = [
    ['leaf-big', 0.9],
    ['leaf-big', 1.1],
    ['frond', 1.2],
    ['frond', 0.9],
  ].map(([frame, sway], i): Leaf => {
    const sprite = kit.sprite(String(frame));
    sprite.anchor.set(0.03, 0.96);
    sprite.tint = i < 2 ? 0x9fb8b4 : 0xc8dcd4;
    return { sprite, turn: 0, sway: Number(sway) };
  });
  const flies = Array.from({ length: FIREFLIES }, () => kit.glow(GREEN));
  front.addChild(...leaves.map(({ sprite }) => sprite), ...flies);
  let layout = context.layout();
  let horizon = 0;
  let shown = 0;
  let wanted = 0;
  let heat = 0;
  let wantedHeat = 0;

  idle.loop((elapsed, delta) => {
    const isCalm = kit.isCalm();
    shown += (wanted - shown) * Math.min(1, delta / 900);
    heat += (wantedHeat - heat) * Math.min(1, delta / 900);
    const tint = mix(mix(0xffffff, 0x9a86b8, shown), 0xe8605a, heat);
    ground.tint = tint;
    edge.tint = tint;
    const { width, height } = layout;
    for (const [i, { sprite, turn, sway }] of leaves.entries())
      sprite.rotation = turn + (isCalm ? 0 : 0.035 * sway * Math.sin(elapsed / 1_700 + i * 1.9));
    for (const [i, mist] of mists.entries()) {
      const t = isCalm ? 0.5 : (elapsed / (52_000 + i * 9_000) + i * 0.27) % 1;
      mist.position.set(-200 + (width + 400) * t, horizon + 40 + i * 58);
      mist.alpha = 0.34 * Math.sin(Math.PI * t);
    }
    for (const [i, fly] of flies.entries()) {
      const phase = i * 2.399963;
      const time = isCalm ? 0 : elapsed;
      fly.position.set(
        width * (0.5 + 0.48 * Math.sin(time / (7_000 + i * 430) + phase)),
        horizon +
          (height - horizon) * (0.42 + 0.46 * Math.cos(time / (6_100 + i * 370) + phase * 1.7)),
      );
      const pulse = Math.sin(time / (620 + (i % 5) * 140) + phase);
      fly.alpha = isCalm ? 0.5 : Math.max(0, pulse) * (0.55 + 0.4 * shown);
      fly.scale.set(0.06 + 0.05 * Math.max(0, pulse));
    }
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
    resize(next) {
      layout = next;
      const { width, height, safe, isWide } = layout;
      const { nest, sun, free } = placesOf(layout);
      horizon = sun.y;
      const { width: w, height: h } = ground.texture;
      const scale = Math.max(width / w, height / h);
      // A wide screen sees less of the depth below: the picture is pressed together a little.
      const flat = isWide ? 0.72 : 1;
      ground.scale.set(scale, scale * flat);
      const top = Math.min(0, horizon - HORIZON * scale * flat);
      ground.position.set((width - w * scale) * (isWide ? 0.2 : 0.42), top);
      deep.clear().rect(0, 0, width, height).fill(DEEP);
      const ridgeScale = Math.max(0.56, (width / 760) * 0.72);
      edge.scale.set(ridgeScale * 2);
      edge.anchor.set(0, 152 / 320);
      edge.position.set(isWide ? -120 * ridgeScale : -60 * ridgeScale, horizon);
      limb.scale.set(Math.max(1, width / 660) * 1.34, nest.scale * 1.5);
      limb.position.set(isWide ? width / 2 : nest.x, nest.y + 132 * nest.scale);
      bunting.scale.set(isWide ? 0.9 : (free.width - 8) / 400);
      bunting.position.set(isWide ? width - 150 : width / 2, isWide ? safe.top + 50 : free.y + 2);
      const corners = [
        { x: width + 26, y: -36, turn: 2.5, size: 0.74 },
        { x: -78, y: -44, turn: 1.5, size: 0.5 },
        { x: -30, y: height + 16, turn: -0.15, size: isWide ? 1.3 : 1.4 },
        { x: width + 34, y: height + 20, turn: -1.2, size: isWide ? 1.2 : 1.36 },
      ];
      for (const [i, leaf] of leaves.entries()) {
        const corner = corners[i];
        if (!corner) continue;
        leaf.sprite.position.set(corner.x, corner.y);
        leaf.sprite.scale.set(corner.size);
        leaf.turn = corner.turn;
      }
    },
  };
};
