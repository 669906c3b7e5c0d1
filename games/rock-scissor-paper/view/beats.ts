import type { Beat } from '#engine/canvas/stage/tweens.ts';

/** How long what the theatre shows moves, as a designer tunes it (engine/README.md). */
export const BEATS = {
  line: { ms: 280, ease: 'backOut' },
  search: { ms: 300 },
  desk: { ms: 220 },
  squeeze: { ms: 60 },
  release: { ms: 220, ease: 'backOut' },
  /** An urgent second: its digits, and the large ones beside the hands. */
  tick: { ms: 360, ease: 'backOut' },
  loud: { ms: 860, ease: 'cubicIn' },
  /** Between two matches an arm lifts to show another hand. */
  lift: { ms: 700 },
  /** The player's fist goes up once when it is in before the opponent's. */
  wave: { ms: 420 },
  /** The opponent's face comes, takes part, and goes. */
  faceCome: { ms: 420, calm: { ms: 160 } },
  face: { ms: 240, ease: 'backOut', calm: { ms: 160 } },
  faceGo: { ms: 340, ease: 'cubicIn', calm: { ms: 160 } },
  ripple: { ms: 460 },
  /** From the blow to the next hand, what its words have of their own then, and to the end of a match. */
  judged: { ms: 300 },
  read: { ms: 700 },
  decided: { ms: 560 },
  score: { ms: 240 },
  medal: { ms: 460, ease: 'backOut' },
  treeTurn: { ms: 160, ease: 'sineInOut' },
  treeGo: { ms: 420, ease: 'cubicIn' },
  treeCome: { ms: 480, ease: 'backOut', calm: { ms: 1 } },
  /** How long the tree comes before the board does, and that before coins fly from it. */
  curtain: { ms: 240 },
  board: { ms: 300 },
  verdict: { ms: 380, ease: 'backOut', calm: { ms: 180 } },
  /** What was won is counted while the board comes. */
  count: { ms: 720, calm: { ms: 0 } },
} satisfies Record<string, Beat>;
