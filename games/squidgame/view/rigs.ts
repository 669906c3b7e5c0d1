import type { RigData } from '#engine/canvas/stage/kit/rig.ts';
import { type Held, type Part, POSES } from './poses.ts';

/** Added to those, by a share of -1 to 1. */
type Added =
  | 'breath'
  | 'weight'
  | 'look'
  | 'uneasy'
  | 'tremble'
  | 'teeter'
  | 'relief'
  | 'lean'
  | 'blown'
  | 'lifted'
  | 'wave';

const ADDED: RigData<Part, Added>['poses'] = {
  breath: {
    torso: { tall: 1.022, wide: 1.012 },
    head: { y: -0.6 },
    leftUpper: { turn: 0.04 },
    rightUpper: { turn: -0.04 },
  },
  // On the right foot; the other way: on the left one.
  weight: {
    hips: { x: 4, turn: -0.035 },
    leftThigh: { turn: 0.1 },
    rightThigh: { turn: 0.1 },
    torso: { turn: 0.055 },
    head: { turn: -0.04 },
    leftUpper: { turn: -0.05 },
    rightUpper: { turn: -0.05 },
  },
  // To the right; the other way: to the left.
  look: { head: { turn: 0.13, x: 4 }, torso: { turn: 0.03 } },
  uneasy: {
    leftThigh: { turn: -0.02, tall: 0.84 },
    leftShin: { turn: 0.06, tall: 1.04 },
    rightThigh: { turn: 0.02, tall: 0.84 },
    rightShin: { turn: -0.06, tall: 1.04 },
    torso: { tall: 0.95 },
    head: { y: 3 },
    leftUpper: { turn: 0.45 },
    leftLower: { turn: 0.3 },
    rightUpper: { turn: -0.3 },
    rightLower: { turn: -0.35 },
  },
  tremble: {
    hips: { x: 0.9 },
    leftThigh: { turn: 0.035 },
    rightThigh: { turn: 0.035 },
    torso: { turn: -0.016 },
    leftLower: { turn: 0.1 },
    rightLower: { turn: 0.1 },
  },
  // Arms row for balance.
  teeter: {
    hips: { x: 3.4, turn: 0.05 },
    leftThigh: { turn: 0.03 },
    rightThigh: { turn: 0.03 },
    torso: { turn: 0.12 },
    head: { turn: -0.1 },
    leftUpper: { turn: 0.5 },
    rightUpper: { turn: 0.5 },
  },
  // A breath let go: shoulders sink.
  relief: {
    torso: { tall: 0.94, wide: 1.03 },
    head: { y: 2.5 },
    leftUpper: { turn: -0.16 },
    rightUpper: { turn: 0.16 },
  },
  lean: { hips: { turn: 0.2 }, head: { turn: -0.06 } },
  // What hangs loosely stays behind to the left; the other way: to the right.
  blown: {
    lantern: { turn: 1.1 },
    tail: { turn: 0.8 },
    sampin: { turn: 0.16 },
    tanjak: { turn: 0.1 },
  },
  // On the way down cloth is lifted.
  lifted: { sampin: { tall: 0.86, wide: 1.14 }, tail: { turn: -1.5 } },
  wave: {
    leftUpper: { turn: 0.22 },
    leftLower: { turn: 0.3 },
    rightUpper: { turn: 0.22 },
    rightLower: { turn: 0.3 },
    torso: { turn: 0.05 },
    head: { turn: 0.06 },
  },
};

/** Who walks on the bridge, seen from behind. */
const RUNNER: RigData<Part, Held | Added> = {
  parts: {
    leftThigh: { frame: 'runner-thigh', pivot: [15, 12], on: 'hips', at: [19, 26] },
    leftShin: { frame: 'runner-shin', pivot: [15, 11], on: 'leftThigh', at: [15, 38] },
    rightThigh: { frame: 'runner-thigh', pivot: [15, 12], on: 'hips', at: [41, 26] },
    rightShin: { frame: 'runner-shin', pivot: [15, 11], on: 'rightThigh', at: [15, 38] },
    hips: { frame: 'runner-hips', pivot: [30, 18] },
    leftUpper: { frame: 'runner-arm-upper', pivot: [15, 12], on: 'torso', at: [18, 22] },
    leftLower: { frame: 'runner-arm-lower', pivot: [15, 11], on: 'leftUpper', at: [15, 37] },
    torso: { frame: 'runner-torso', pivot: [37, 63], on: 'hips', at: [30, 2] },
    sampin: { frame: 'runner-sampin', pivot: [42, 11], on: 'hips', at: [30, 1], loose: [150, 9] },
    rightUpper: { frame: 'runner-arm-upper', pivot: [15, 12], on: 'torso', at: [56, 22] },
    rightLower: { frame: 'runner-arm-lower', pivot: [15, 11], on: 'rightUpper', at: [15, 37] },
    lantern: {
      frame: 'runner-lantern',
      pivot: [30, 10],
      on: 'rightLower',
      at: [15, 36],
      loose: [110, 5],
      isPlumb: true,
    },
    head: { frame: 'runner-head', pivot: [27, 50], on: 'torso', at: [37, 13] },
    tail: { frame: 'runner-tail', pivot: [10, 4], on: 'head', at: [40, 27], loose: [120, 6] },
    tanjak: { frame: 'runner-tanjak', pivot: [26, 47], on: 'head', at: [27, 26], loose: [420, 24] },
  },
  poses: { ...POSES, ...ADDED },
};

export const RIGS = { runner: RUNNER };
