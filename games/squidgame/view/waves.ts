import { Container, type Sprite } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';
import { SEA, spaceOf } from './space.ts';

/** Rows of waves that roll towards the player. */
export interface Waves {
  view: Container;
  resize(layout: Layout): void;
  /** How far the player has come, in rows of the bridge. */
  camera(camera: number): void;
  /** 1: as they are; 0: the lights are out. */
  light(share: number): void;
}

const WAVE = { width: 820, rows: 11, copies: 3 };
/** Each row of waves lies this much nearer than the one behind it. */
const NEARER = 1.27;
const FARTHEST = 9.5;
/** Rows of waves that pass while the player goes one step. */
const ROLL = 0.8;

const createRow = (kit: Kit): Sprite[] =>
  Array.from({ length: WAVE.copies }, () => {
    const wave = kit.sprite('wave');
    wave.anchor.set(0.5, 0.06);
    return wave;
  });

export const createWaves = (kit: Kit): Waves => {
  // Nearest in front: the order turns as the rows come round.
  const view = new Container({ sortableChildren: true });
  const rows = Array.from({ length: WAVE.rows }, () => createRow(kit));
  view.addChild(...rows.flat());
  let space = spaceOf(kit.context.layout());
  let width = 0;
  let phase = 0;
  let time = 0;
  let lit = 1;

  const place = (row: readonly Sprite[], i: number) => {
    const isCalm = kit.isCalm();
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
      wave.zIndex = at;
    });
  };
  const roll = () => rows.forEach(place);
  kit.idle.loop((_elapsed, delta) => {
    time += delta;
    roll();
  });

  return {
    view,
    camera(camera) {
      phase = camera * ROLL;
      roll();
    },
    light(share) {
      lit = share;
    },
    resize(layout) {
      space = spaceOf(layout);
      width = layout.width;
      roll();
    },
  };
};
