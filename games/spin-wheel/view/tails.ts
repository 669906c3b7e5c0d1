import { Graphics } from 'pixi.js';
import { DISC } from './disc.ts';

/** Tails of light that run round the rim of a wheel too fast for its ribs to be told apart. */
export interface Tails {
  view: Graphics;
  /** The wheel stands at `angle` radians; `strength` 0..1. */
  run(angle: number, strength: number): void;
}

const TAILS = 3;
/** A tail's length in radians, and the pieces by which it fades. */
const LONG = 1.3;
const PIECES = 14;
/** They go round so much slower than the wheel, so that an eye can follow. */
const SLOWER = 0.36;

export const createTails = (): Tails => {
  const view = new Graphics({ alpha: 0, blendMode: 'add' });
  for (let tail = 0; tail < TAILS; tail += 1)
    for (let i = 0; i < PIECES; i += 1) {
      const share = i / PIECES;
      const from = (2 * Math.PI * tail) / TAILS - LONG * (1 - share);
      view
        .moveTo(Math.cos(from) * DISC.pegs, Math.sin(from) * DISC.pegs)
        .arc(0, 0, DISC.pegs, from, from + LONG / PIECES)
        .stroke({ color: 0xffdf90, width: 2 + 11 * share, alpha: share });
    }
  return {
    view,
    run(angle, strength) {
      view.rotation = angle * SLOWER;
      view.alpha = strength;
    },
  };
};
