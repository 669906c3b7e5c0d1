import type { Container } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { createSpring } from '#engine/canvas/stage/spring.ts';

/** The hornbill at the top whose beak points: the ribs' pegs push it aside, and it springs back. */
export interface Beak {
  view: Container;
  /** `near`: how near the next peg is, 0..1; a slow one lifts the beak before it slips off. */
  push(near: number, speed: number): void;
  /** A peg has just slipped off. */
  flick(speed: number): void;
  step(deltaMs: number): void;
}

/** From here on a peg touches the beak; radians it is lifted by at most. */
const TOUCH = 0.86;
const MOST = 0.34;

export const createBeak = (kit: Kit): Beak => {
  const view = kit.sprite('beak');
  // It turns about the head.
  view.anchor.set(0.5, 56 / 176);
  view.scale.set(0.72);
  view.position.set(0, -221);
  const spring = createSpring(620, 22);
  let held = 0;
  return {
    view,
    push(near, speed) {
      held = speed < 9 ? (Math.max(0, near - TOUCH) / (1 - TOUCH)) * MOST : 0;
    },
    flick(speed) {
      if (kit.isCalm()) return;
      spring.bend(MOST * Math.min(1, 0.7 + speed / 30));
    },
    step(deltaMs) {
      spring.step(deltaMs, 0);
      view.rotation = -Math.max(held, spring.at());
    },
  };
};
