import type { Emitter } from '#engine/canvas/stage/kit/emitters.ts';

/** Glass that flies apart under a weight: up and aside, then into the sea. */
const SHARDS: Emitter = {
  frames: ['shard-0', 'shard-1', 'shard-2', 'shard-3'],
  count: 26,
  life: [820, 1_050],
  angle: -Math.PI / 2,
  spread: 0.85,
  speed: [150, 390],
  gravity: 1_120,
  drag: 0,
  size: [0.5, 1.4],
  shrink: 1,
  spin: [-6, 6],
  flip: 6,
  sway: 0,
  fade: [0.01, 0.42],
};
/** A panel that nobody stood on only falls out of its frame. */
const CRUMBS: Emitter = {
  ...SHARDS,
  count: 11,
  life: [560, 720],
  speed: [60, 240],
  spread: 1.3,
};

export const EMITTERS = { shards: SHARDS, crumbs: CRUMBS };
