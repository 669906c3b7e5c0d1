import type { RigData } from '#engine/canvas/stage/kit/rig.ts';

type Finger = 'index' | 'middle' | 'ring' | 'little' | 'thumb';
/** A finger is two parts, the second of which bears the nail. */
type Part = 'arm' | 'palm' | Finger | `${Finger}Tip`;

/**
 * In the palm's picture the wrist is at 20, 61. A finger folds forward as its parts get less wide, less than
 * nothing where a part lies back over the one before it, and across as they turn.
 */
const partsOf = (side: string): RigData<Part>['parts'] => ({
  palm: { frame: `${side}-palm`, pivot: [20, 61], on: 'arm', at: [262, 92] },
  little: { frame: `${side}-little`, pivot: [20, 20], on: 'palm', at: [90, 97] },
  littleTip: { frame: `${side}-little-tip`, pivot: [18, 18], on: 'little', at: [78, 20] },
  ring: { frame: `${side}-ring`, pivot: [21, 21], on: 'palm', at: [100, 74] },
  ringTip: { frame: `${side}-ring-tip`, pivot: [19, 19], on: 'ring', at: [91, 21] },
  middle: { frame: `${side}-middle`, pivot: [22, 22], on: 'palm', at: [102, 49] },
  middleTip: { frame: `${side}-middle-tip`, pivot: [20, 23], on: 'middle', at: [96, 22] },
  index: { frame: `${side}-index`, pivot: [21, 21], on: 'palm', at: [96, 25] },
  indexTip: { frame: `${side}-index-tip`, pivot: [19, 21], on: 'index', at: [87, 21] },
  thumb: { frame: `${side}-thumb`, pivot: [24, 24], on: 'palm', at: [40, 30] },
  thumbTip: { frame: `${side}-thumb-tip`, pivot: [20, 20], on: 'thumb', at: [84, 24] },
  arm: { frame: `${side}-arm`, pivot: [262, 92] },
});

/** The hands, and what a movement adds to them. */
const POSES = {
  /** Closed from the little finger on, the thumb over all of them. */
  rock: {
    palm: { wide: 1.04, tall: 1.12 },
    index: { y: -6, turn: -0.05, wide: 0.8, tall: 1.05, later: 0.24 },
    indexTip: { wide: -0.6, later: 0.24 },
    middle: { y: -1, turn: -0.01, wide: 0.76, tall: 1.05, later: 0.16 },
    middleTip: { wide: -0.6, later: 0.16 },
    ring: { y: 2, turn: 0.03, wide: 0.78, tall: 1.05, later: 0.08 },
    ringTip: { wide: -0.6, later: 0.08 },
    little: { y: 5, turn: 0.08, wide: 0.8, tall: 1.05 },
    littleTip: { wide: -0.62 },
    thumb: { y: -4, turn: -0.56, later: 0.3 },
    thumbTip: { turn: 1.72, wide: 1.1, later: 0.3 },
  },
  /** Opened from the thumb on. */
  paper: {
    thumb: { turn: -1.08 },
    thumbTip: { turn: -0.05 },
    index: { turn: -0.44, later: 0.06 },
    indexTip: { turn: 0.03, later: 0.06 },
    middle: { turn: -0.22, later: 0.14 },
    middleTip: { turn: -0.02, later: 0.14 },
    ring: { turn: -0.02, later: 0.22 },
    ringTip: { later: 0.22 },
    little: { turn: 0.24, later: 0.3 },
    littleTip: { turn: -0.06, later: 0.3 },
  },
  scissors: {
    index: { turn: -0.57 },
    middle: { turn: 0.3, y: 9, later: 0.2 },
    middleTip: { later: 0.2 },
    ring: { x: -3, y: 8, turn: 0.36, wide: 0.66 },
    ringTip: { wide: -0.66 },
    little: { x: -4, y: 6, turn: 0.58, wide: 0.68 },
    littleTip: { wide: -0.66 },
    thumb: { turn: -0.38, later: 0.3 },
    thumbTip: { turn: 1.55, wide: 1.06, later: 0.3 },
  },

  /** Beaten: paper cut, stone wrapped, steel blunted. */
  paperLimp: {
    palm: { turn: 0.06 },
    thumb: { turn: -0.72 },
    thumbTip: { turn: 0.5 },
    index: { turn: -0.3, wide: 0.96, later: 0.06 },
    indexTip: { turn: 0.62, wide: 0.9, later: 0.06 },
    middle: { turn: -0.06, wide: 0.94, later: 0.12 },
    middleTip: { turn: 0.7, wide: 0.88, later: 0.12 },
    ring: { turn: 0.16, wide: 0.94, later: 0.18 },
    ringTip: { turn: 0.66, wide: 0.86, later: 0.18 },
    little: { turn: 0.42, wide: 0.94, later: 0.24 },
    littleTip: { turn: 0.56, wide: 0.86, later: 0.24 },
  },
  rockLimp: {
    palm: { turn: 0.06, wide: 1.02, tall: 1.04 },
    thumb: { y: -4, turn: -0.32 },
    thumbTip: { turn: 1.2, wide: 1.1 },
    index: { y: -4, turn: 0.02, wide: 0.9, later: 0.06 },
    indexTip: { turn: -0.1, wide: -0.42, later: 0.06 },
    middle: { y: -1, turn: 0.08, wide: 0.88, later: 0.12 },
    middleTip: { turn: -0.1, wide: -0.4, later: 0.12 },
    ring: { y: 1, turn: 0.16, wide: 0.9, later: 0.18 },
    ringTip: { turn: -0.12, wide: -0.4, later: 0.18 },
    little: { y: 3, turn: 0.26, wide: 0.92, later: 0.24 },
    littleTip: { turn: -0.12, wide: -0.4, later: 0.24 },
  },
  scissorsLimp: {
    palm: { turn: 0.06 },
    index: { turn: -0.5, wide: 0.96 },
    indexTip: { turn: 0.46, wide: 0.94 },
    middle: { turn: 0.3, y: 9, wide: 0.95, later: 0.12 },
    middleTip: { turn: 0.44, wide: 0.92, later: 0.12 },
    ring: { x: -3, y: 8, turn: 0.42, wide: 0.72, later: 0.18 },
    ringTip: { wide: -0.52, later: 0.18 },
    little: { x: -4, y: 6, turn: 0.66, wide: 0.74, later: 0.24 },
    littleTip: { wide: -0.52, later: 0.24 },
    thumb: { turn: -0.26 },
    thumbTip: { turn: 1.2, wide: 1.06 },
  },

  /** What a winning hand does again and again: squeezes, waves, snips. */
  rockFlex: {
    palm: { wide: 1.05, tall: 1.06 },
    index: { wide: 0.95 },
    middle: { wide: 0.95 },
    ring: { wide: 0.95 },
    little: { wide: 0.95 },
    thumbTip: { turn: 0.16 },
  },
  paperFlex: {
    thumb: { turn: 0.3 },
    thumbTip: { turn: 0.3 },
    index: { turn: 0.1, wide: 0.9 },
    indexTip: { turn: 0.2, wide: 0.66 },
    middle: { turn: 0.03, wide: 0.9 },
    middleTip: { turn: 0.12, wide: 0.62 },
    ring: { turn: -0.04, wide: 0.9 },
    ringTip: { turn: -0.06, wide: 0.62 },
    little: { turn: -0.12, wide: 0.9 },
    littleTip: { turn: -0.16, wide: 0.66 },
  },
  scissorsFlex: {
    index: { turn: 0.4 },
    middle: { turn: -0.26 },
    thumb: { turn: 0.06 },
  },

  /** Added as much as a movement says: a fist that tightens, fingers that spread and bend, the wrist, the size. */
  tight: {
    palm: { wide: 0.97, tall: 0.96 },
    index: { wide: 0.94, y: 1.5 },
    middle: { wide: 0.95 },
    ring: { wide: 0.94, y: -1 },
    little: { wide: 0.93, y: -2 },
    thumb: { turn: 0.05 },
    thumbTip: { turn: 0.14 },
  },
  spread: {
    index: { turn: -0.1 },
    indexTip: { turn: -0.08 },
    middle: { turn: -0.03 },
    middleTip: { turn: -0.05 },
    ring: { turn: 0.04 },
    ringTip: { turn: 0.05 },
    little: { turn: 0.1 },
    littleTip: { turn: 0.08 },
    thumb: { turn: -0.1 },
    thumbTip: { turn: -0.08 },
  },
  bend: {
    index: { turn: 0.03 },
    indexTip: { turn: 0.06, wide: 0.96 },
    middle: { turn: 0.05 },
    middleTip: { turn: 0.09, wide: 0.94 },
    ring: { turn: 0.04 },
    ringTip: { turn: 0.1, wide: 0.95 },
    little: { turn: 0.06 },
    littleTip: { turn: 0.12, wide: 0.94 },
    thumbTip: { turn: 0.07 },
  },
  wrist: { palm: { turn: 1 } },
  puff: { palm: { wide: 1.16, tall: 1.16 } },
} satisfies RigData<Part>['poses'];

type HandRig = RigData<Part, keyof typeof POSES>;
export const RIGS: Record<'mine' | 'theirs', HandRig> = {
  mine: { parts: partsOf('mine'), poses: POSES },
  theirs: { parts: partsOf('theirs'), poses: POSES },
};
