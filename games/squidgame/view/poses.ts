import type { RigData } from '#engine/canvas/stage/kit/rig.ts';

export type Part =
  | 'leftThigh'
  | 'leftShin'
  | 'rightThigh'
  | 'rightShin'
  | 'hips'
  | 'leftUpper'
  | 'leftLower'
  | 'torso'
  | 'sampin'
  | 'rightUpper'
  | 'rightLower'
  | 'lantern'
  | 'head'
  | 'tail'
  | 'tanjak';

/** Held one after the other, or one at a time. */
export type Held =
  | 'stand'
  | 'ready'
  | 'coil'
  | 'spring'
  | 'tuck'
  | 'reach'
  | 'give'
  | 'rise'
  | 'leftStep'
  | 'rightStep'
  | 'startle'
  | 'kickLeft'
  | 'kickRight'
  | 'limp'
  | 'cheer'
  | 'cheerHop'
  | 'cheerGive';

/** How the runner is held. */
export const POSES: RigData<Part, Held>['poses'] = {
  stand: {
    leftThigh: { turn: 0.08 },
    leftShin: { turn: -0.04 },
    rightThigh: { turn: -0.08 },
    rightShin: { turn: 0.04 },
    leftUpper: { turn: 0.55 },
    leftLower: { turn: -0.3 },
    rightUpper: { turn: -0.75 },
    rightLower: { turn: 0.1 },
  },
  // A panel was chosen: knees soft, arms a little away.
  ready: {
    leftThigh: { turn: 0.3, tall: 0.78 },
    leftShin: { turn: -0.18, tall: 1.16 },
    rightThigh: { turn: -0.3, tall: 0.78 },
    rightShin: { turn: 0.18, tall: 1.16 },
    torso: { tall: 0.95 },
    head: { y: 2 },
    leftUpper: { turn: 0.85 },
    leftLower: { turn: -0.15 },
    rightUpper: { turn: -0.95 },
    rightLower: { turn: 0.1 },
  },
  // Deep in the knees, arms drawn back and out.
  coil: {
    leftThigh: { turn: 0.62, tall: 0.5 },
    leftShin: { turn: -0.2, tall: 1.5 },
    rightThigh: { turn: -0.62, tall: 0.5 },
    rightShin: { turn: 0.2, tall: 1.5 },
    torso: { tall: 0.84, wide: 1.05 },
    sampin: { tall: 0.86, wide: 1.08 },
    head: { y: 4 },
    leftUpper: { turn: 1.05 },
    leftLower: { turn: 0.25 },
    rightUpper: { turn: -1.05 },
    rightLower: { turn: -0.25 },
  },
  // Off the ground: as long as it gets.
  spring: {
    leftThigh: { turn: 0.02, tall: 1.08 },
    leftShin: { turn: 0.02, tall: 1.06 },
    rightThigh: { turn: -0.02, tall: 1.08 },
    rightShin: { turn: -0.02, tall: 1.06 },
    torso: { tall: 1.1, wide: 0.95 },
    sampin: { tall: 1.06, wide: 0.92 },
    head: { y: -1 },
    leftUpper: { turn: 2.1, tall: 1.05 },
    leftLower: { turn: 0.35 },
    rightUpper: { turn: -2.1, tall: 1.05 },
    rightLower: { turn: -0.35 },
  },
  // One knee far up, the other leg behind.
  tuck: {
    leftThigh: { turn: 0.95, tall: 0.75 },
    leftShin: { turn: 0.35, tall: 0.9 },
    rightThigh: { turn: -0.6, tall: 0.42 },
    rightShin: { turn: -0.1, tall: 1.1 },
    torso: { tall: 0.94 },
    sampin: { tall: 0.8, wide: 1.12 },
    head: { y: 1 },
    leftUpper: { turn: 2.5 },
    leftLower: { turn: 0.3 },
    rightUpper: { turn: -2.5 },
    rightLower: { turn: -0.3 },
  },
  // Feet look for the glass.
  reach: {
    leftThigh: { turn: 0.26, tall: 0.98 },
    leftShin: { turn: -0.12 },
    rightThigh: { turn: -0.26, tall: 0.98 },
    rightShin: { turn: 0.12 },
    torso: { tall: 1.03 },
    sampin: { tall: 0.96, wide: 1.06 },
    leftUpper: { turn: 2.15 },
    leftLower: { turn: 0.1 },
    rightUpper: { turn: -2.15 },
    rightLower: { turn: -0.1 },
  },
  // The knees give, arms go out.
  give: {
    leftThigh: { turn: 0.68, tall: 0.44 },
    leftShin: { turn: -0.2, tall: 1.5 },
    rightThigh: { turn: -0.68, tall: 0.44 },
    rightShin: { turn: 0.2, tall: 1.5 },
    torso: { tall: 0.83, wide: 1.06 },
    sampin: { tall: 0.84, wide: 1.12 },
    head: { y: 5 },
    leftUpper: { turn: 1.55 },
    leftLower: { turn: 0.35 },
    rightUpper: { turn: -1.55 },
    rightLower: { turn: -0.35 },
  },
  rise: {
    leftThigh: { turn: 0.12, tall: 1.02 },
    leftShin: { turn: -0.08 },
    rightThigh: { turn: -0.12, tall: 1.02 },
    rightShin: { turn: 0.08 },
    torso: { tall: 1.05 },
    sampin: { tall: 1.03, wide: 0.97 },
    head: { y: -1 },
    leftUpper: { turn: 1.35 },
    leftLower: { turn: -0.1 },
    rightUpper: { turn: -1.35 },
    rightLower: { turn: 0.1 },
  },
  leftStep: {
    hips: { x: 3, turn: 0.04 },
    leftThigh: { turn: 0.12, tall: 0.5 },
    leftShin: { turn: -0.1, tall: 1.5 },
    rightThigh: { turn: -0.04 },
    torso: { turn: -0.05 },
    head: { turn: 0.04 },
    leftUpper: { turn: 0.4, tall: 1.06 },
    leftLower: { turn: -0.2 },
    rightUpper: { turn: -0.9, tall: 0.85 },
    rightLower: { turn: 0.2 },
  },
  rightStep: {
    hips: { x: -3, turn: -0.04 },
    leftThigh: { turn: 0.04 },
    rightThigh: { turn: -0.12, tall: 0.5 },
    rightShin: { turn: 0.1, tall: 1.5 },
    torso: { turn: 0.05 },
    head: { turn: -0.04 },
    leftUpper: { turn: 0.75, tall: 0.85 },
    leftLower: { turn: -0.4 },
    rightUpper: { turn: -0.65, tall: 1.06 },
    rightLower: { turn: 0.05 },
  },
  // The glass gives way.
  startle: {
    leftThigh: { turn: 0.4, tall: 0.86 },
    leftShin: { turn: -0.55 },
    rightThigh: { turn: -0.4, tall: 0.86 },
    rightShin: { turn: 0.55 },
    torso: { tall: 1.07, wide: 0.96 },
    head: { y: -4 },
    leftUpper: { turn: 2.2 },
    leftLower: { turn: 0.7 },
    rightUpper: { turn: -2.2 },
    rightLower: { turn: -0.7 },
  },
  kickLeft: {
    hips: { turn: 0.22 },
    leftThigh: { turn: 1.15, tall: 0.95 },
    leftShin: { turn: -0.5 },
    rightThigh: { turn: -0.15, tall: 0.62 },
    rightShin: { turn: -0.75, tall: 1.3 },
    torso: { turn: -0.16 },
    sampin: { turn: 0.12, tall: 0.86, wide: 1.16 },
    head: { turn: -0.14, y: -2 },
    leftUpper: { turn: 2.75 },
    leftLower: { turn: 0.3 },
    rightUpper: { turn: -1.75 },
    rightLower: { turn: -0.6 },
  },
  kickRight: {
    hips: { turn: 0.5 },
    leftThigh: { turn: 0.2, tall: 0.6 },
    leftShin: { turn: 0.8, tall: 1.3 },
    rightThigh: { turn: -1.2, tall: 0.95 },
    rightShin: { turn: 0.45 },
    torso: { turn: 0.1 },
    sampin: { turn: -0.12, tall: 0.84, wide: 1.18 },
    head: { turn: 0.1, y: -2 },
    leftUpper: { turn: 1.7 },
    leftLower: { turn: 0.7 },
    rightUpper: { turn: -2.75 },
    rightLower: { turn: -0.25 },
  },
  limp: {
    hips: { turn: 0.95 },
    leftThigh: { turn: 0.85, tall: 0.8 },
    leftShin: { turn: 0.4 },
    rightThigh: { turn: -0.5, tall: 0.75 },
    rightShin: { turn: -0.5, tall: 1.1 },
    torso: { turn: -0.12 },
    sampin: { turn: 0.1, tall: 0.82, wide: 1.18 },
    head: { turn: -0.2 },
    leftUpper: { turn: 2.4 },
    leftLower: { turn: 0.6 },
    rightUpper: { turn: -2.2 },
    rightLower: { turn: -0.7 },
  },
  cheer: {
    leftThigh: { turn: 0.14 },
    leftShin: { turn: -0.06 },
    rightThigh: { turn: -0.14 },
    rightShin: { turn: 0.06 },
    torso: { tall: 1.04 },
    head: { y: -2 },
    leftUpper: { turn: 2.45 },
    leftLower: { turn: 0.25 },
    rightUpper: { turn: -2.45 },
    rightLower: { turn: -0.25 },
  },
  // Legs apart in the air, both arms as high as they go.
  cheerHop: {
    leftThigh: { turn: 0.75, tall: 0.86 },
    leftShin: { turn: 0.35 },
    rightThigh: { turn: -0.75, tall: 0.86 },
    rightShin: { turn: -0.35 },
    torso: { tall: 1.08, wide: 0.97 },
    sampin: { tall: 0.94, wide: 1.12 },
    head: { y: -3 },
    leftUpper: { turn: 2.7, tall: 1.06 },
    leftLower: { turn: 0.1 },
    rightUpper: { turn: -2.7, tall: 1.06 },
    rightLower: { turn: -0.1 },
  },
  cheerGive: {
    leftThigh: { turn: 0.6, tall: 0.52 },
    leftShin: { turn: -0.25, tall: 1.5 },
    rightThigh: { turn: -0.6, tall: 0.52 },
    rightShin: { turn: 0.25, tall: 1.5 },
    torso: { tall: 0.87, wide: 1.04 },
    sampin: { tall: 0.87, wide: 1.08 },
    head: { y: 3 },
    leftUpper: { turn: 1.8 },
    leftLower: { turn: 0.9 },
    rightUpper: { turn: -1.8 },
    rightLower: { turn: -0.9 },
  },
};
