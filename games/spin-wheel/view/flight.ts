import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { createSpring } from '#engine/canvas/stage/spring.ts';

/** How the kite is flown, and how it answers: numbers alone, for its picture to follow. */
export interface Flight {
  /** How much wind there is in it, from 0 (it rests) over `FLOATING` to 1 (it spins). */
  wind(share: number): void;
  /** Its wheel turns at this speed, radians a second: the kite twists against what speeds it up or stops it. */
  spin(speed: number): void;
  /** Pressed by a finger: 0..1. */
  press(depth: number): void;
  /** A ring goes out from its hub again and again: it wants to be touched. */
  invite(isOn: boolean): void;
  /** It can't be flown now: it hangs, and its light is low. */
  setResting(isResting: boolean): void;
  step(deltaMs: number): void;
  /**
   * `time` in milliseconds for what swings; wind and rest, 0..1, come slowly; `sway` is how far it
   * swings, `twist` how far it is turned, radians. With less motion time stands still and nothing sways.
   */
  now(): { time: number; wind: number; rest: number; sway: number; twist: number };
  depth(): number;
  isInviting(): boolean;
}

/** How much wind there is in a kite that floats. */
export const FLOATING = 0.25;
/** The farthest it is twisted, and by what change of its wheel's speed. Radians; radians a second, each second. */
const TWIST = 0.085;
const HARD = 22;

export const createFlight = (kit: Kit): Flight => {
  let time = 0;
  let wanted = FLOATING;
  let wind = FLOATING;
  let isResting = false;
  let rest = 0;
  let depth = 0;
  let isInviting = false;
  const twisted = createSpring(130, 6);
  let speed = 0;
  let lastSpeed = 0;
  return {
    spin(next) {
      speed = next;
    },
    wind(share) {
      wanted = share;
    },
    press(next) {
      depth = next;
    },
    invite(isOn) {
      isInviting = isOn;
    },
    setResting(next) {
      isResting = next;
    },
    step(deltaMs) {
      time += deltaMs;
      const gained = (1_000 * (speed - lastSpeed)) / Math.max(1, deltaMs);
      lastSpeed = speed;
      twisted.step(deltaMs, -TWIST * Math.max(-1, Math.min(1, gained / HARD)));
      // With less motion it only ever floats.
      const goal = kit.isCalm() ? FLOATING : wanted;
      wind += (goal - wind) * Math.min(1, deltaMs / 340);
      rest += ((isResting ? 1 : 0) - rest) * Math.min(1, deltaMs / 500);
    },
    now() {
      const isCalm = kit.isCalm();
      const sway = isCalm ? 0 : (1 - 0.6 * rest) * (0.6 + wind);
      return { time: isCalm ? 0 : time, wind, rest, sway, twist: isCalm ? 0 : twisted.at() };
    },
    depth: () => depth,
    isInviting: () => isInviting && !kit.isCalm(),
  };
};
