import type { Emitter } from '#engine/canvas/stage/kit/emitters.ts';

/** Thin and light: they fly off at once, and the air stops them. */
const SPLINTERS: Emitter = {
  frames: ['shard-0', 'shard-1', 'shard-2'],
  count: 9,
  life: [340, 460],
  angle: -Math.PI / 2,
  spread: 1.75,
  speed: [330, 560],
  gravity: 900,
  drag: 6,
  size: [0.8, 1.05],
  shrink: 1,
  spin: [-9, 9],
  flip: 0,
  sway: 0,
  fade: [0.01, 0.34],
};

export const EMITTERS = { splinters: SPLINTERS };
