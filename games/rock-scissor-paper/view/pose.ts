import type { Place } from './place.ts';

/** How an arm is held, each share 0..1 unless said otherwise; what its movements change. */
export const REST = {
  /** How far it is withdrawn; 1: out of sight. */
  out: 1,
  /** Turned up about the elbow, and the hand about the wrist; radians. */
  swing: 0,
  wrist: 0,
  /** Before its place, in units of the unscaled puppet; and above it. */
  thrust: 0,
  lift: 0,
  /** Pushed aside by the other. */
  push: 0,
  /** Held up where it is seen beside the board: its hand won the match. */
  crown: 0,
  /** The bare rod, sunk. */
  sink: 0,
  glow: 0,
  shake: 0,
  haste: 0,
  /** How tight its fist is; how far its fingers spread and bend, less than nothing for the other way. */
  tight: 0,
  spread: 0,
  bend: 0,
  /** Larger than life, for a blink. */
  puff: 0,
};
export type Pose = typeof REST;

/** From the wrist: to the finger tips, to the knuckles of a fist, back to the elbow. */
export const TIP = 264;
export const KNUCKLES = 156;
const ELBOW = 240;
/** Half of what lies between two hands that show. */
const GAP = 13;
/** How far an arm is withdrawn until it is out of sight. */
const AWAY = 620;
/** Where a hand that won stands: beside the lamp above the board, or beside the board. */
const CROWNED = {
  mine: { tall: { thrust: -50, lift: 210 }, wide: { thrust: -80, lift: 0 } },
  theirs: { tall: { thrust: -140, lift: -70 }, wide: { thrust: 180, lift: 0 } },
};
const PUSH = { back: 70, turn: 0.62 };

interface Stand {
  /** The wrist, units. */
  x: number;
  y: number;
  /** The arm's rotation on the canvas; the other's arm is mirrored as well. */
  angle: number;
  /** A point so far before the wrist, in units of the unscaled puppet. */
  before(distance: number): { x: number; y: number };
}

/**
 * Where a pose puts the wrist. `turn` 1: the player's arm, from below at the left; -1: the other's,
 * mirrored, from above at the right. `sway` is added to the swing, `shake` to x.
 */
export const standOf = (
  { middle, slope, size, isWide }: Place,
  turn: 1 | -1,
  pose: Pose,
  sway = 0,
  shake = 0,
): Stand => {
  const aim = -slope - turn * pose.push * PUSH.turn;
  const towards = (angle: number, distance: number) => ({
    x: turn * Math.cos(angle) * distance * size,
    y: turn * Math.sin(angle) * distance * size,
  });
  const crowned = CROWNED[turn > 0 ? 'mine' : 'theirs'][isWide ? 'wide' : 'tall'];
  const thrust = pose.thrust + pose.crown * crowned.thrust;
  const lift = pose.lift + pose.crown * crowned.lift;
  const home = towards(-slope, -(TIP + GAP));
  const moved = towards(aim, thrust - pose.out * AWAY - pose.push * PUSH.back - ELBOW);
  const angle = aim - turn * (pose.swing + sway);
  const forearm = towards(angle, ELBOW);
  // From the elbow, about which the swing turns, back to the wrist.
  const x = middle.x + home.x + moved.x + forearm.x + shake * size;
  const y = middle.y + home.y + moved.y + forearm.y - lift * size;
  return {
    x,
    y,
    angle,
    before(distance) {
      const ahead = towards(angle, distance);
      return { x: x + ahead.x, y: y + ahead.y };
    },
  };
};
