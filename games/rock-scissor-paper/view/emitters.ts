import type { Emitter } from '#engine/canvas/stage/kit/emitters.ts';
import type { Hand } from '#games/rock-scissor-paper/shapes.ts';

/** What comes off where two hands meet: the blow, and no joy of it. */
const SPLINTERS: Emitter = {
  frames: ['splinter'],
  count: 12,
  life: [360, 620],
  angle: -Math.PI / 2,
  spread: 1.5,
  speed: [190, 460],
  gravity: 900,
  drag: 2.4,
  size: [0.5, 1.1],
  shrink: 0.6,
  spin: [-9, 9],
  flip: 0,
  sway: 0,
  fade: [0.01, 0.4],
};
/** Paper comes off in scraps that turn over. */
const SCRAPS: Emitter = {
  ...SPLINTERS,
  life: [560, 900],
  gravity: 420,
  drag: 3.4,
  size: [0.8, 1.4],
  spin: [-4, 4],
  flip: 7,
  sway: 10,
};

/** Dark, as all is that stands before the lamp. */
const STEEL = [0x22374a, 0x587186];
const STONE = [0x2a1510, 0x6b3a24];
const PARCHMENT = [0x7d5220, 0xb98a4a];

/** By the hand that is beaten: blunted steel, wrapped stone, cut paper. */
export const EMITTERS: Readonly<Record<Hand, Emitter>> = {
  scissors: { ...SPLINTERS, tints: STEEL },
  rock: { ...SPLINTERS, count: 8, speed: [90, 260], tints: STONE },
  paper: { ...SCRAPS, tints: PARCHMENT },
};
