import type { Container } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { createBeak } from './beak.ts';
import { createFace, type Face } from './face.ts';
import { createLight } from './light.ts';
import { arcAt, edgeNear, edgesPassed, ribAt } from './spin.ts';
import { createTails } from './tails.ts';

/** The wheel that turns on the kite, the beak over it, and the light on the rib at the top. */
export interface Wheel extends Pick<Face, 'fit' | 'destroy'> {
  view: Container;
  /** What lies over it, each to be put where it belongs. */
  light: Container;
  tails: Container;
  hub: Container;
  beak: Container;
  /** Before the beak, while the wheel rests: the name of a rib at the top that is too narrow for it. */
  tag: Container;
  set: Face['set'];
  angle(): number;
  /** Puts the wheel where it rests, without a sound. */
  place(angle: number): void;
  /** Turns the wheel to `angle` radians; `speed` in radians a second blurs it. */
  turn(angle: number, speed: number): void;
  /** How bright the light round the rib at the top is, 0..1. */
  shine(strength: number): void;
  /** Call both each frame: the beak swings, and the lights on the pegs go round. */
  step(deltaMs: number): void;
  twinkle: Face['step'];
}

/** Radians a second from which the blurred wheel begins to show, and where it is all that shows. */
const BLUR = { from: 5, to: 13 };

/** `onTick` is called when a rib's edge passes the beak, with the speed in radians a second. */
export const createWheel = (kit: Kit, onTick: (speed: number) => void): Wheel => {
  const face = createFace(kit);
  const light = createLight();
  const tails = createTails();
  const hub = kit.sprite('hub');
  hub.scale.set(0.86);
  const beak = createBeak(kit);
  let angle = 0;
  let passed = 0;
  /** Where it stood a frame ago. */
  let stood = Number.NaN;

  const set = (next: number) => {
    angle = next;
    face.view.rotation = angle;
    face.raised.rotation = angle;
    hub.rotation = angle;
  };

  return {
    view: face.view,
    light: light.view,
    tails: tails.view,
    hub,
    beak: beak.view,
    tag: face.raised,
    set(ribs, nothing) {
      face.set(ribs, nothing);
      passed = edgesPassed(angle, face.edges());
    },
    angle: () => angle,
    place(next) {
      set(next);
      passed = edgesPassed(angle, face.edges());
      face.blur(0);
      tails.run(next, 0);
      beak.push(0, 0);
    },
    turn(next, speed) {
      set(next);
      const blur = Math.min(1, Math.max(0, (speed - BLUR.from) / (BLUR.to - BLUR.from)));
      face.blur(blur);
      tails.run(next, blur);
      beak.push(edgeNear(angle, face.edges()), speed);
      const now = edgesPassed(angle, face.edges());
      if (now === passed) return;
      passed = now;
      beak.flick(speed);
      onTick(speed);
    },
    shine(strength) {
      light.show(arcAt(angle, face.edges()), strength);
      face.joy(strength > 0);
    },
    step(deltaMs) {
      beak.step(deltaMs);
      face.raise(angle === stood ? ribAt(angle, face.edges()) : null);
      stood = angle;
    },
    twinkle: face.step,
    fit: face.fit,
    destroy: face.destroy,
  };
};
