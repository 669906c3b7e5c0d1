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
  /** An arm draws back to change its hand, comes to wait for the drum, greets, and goes. */
  back: { ms: 220, ease: 'cubicIn', calm: { ms: 160 } },
  ready: { ms: 360, ease: 'backOut', calm: { ms: 160 } },
  greet: { ms: 700, calm: { ms: 160 } },
  leave: { ms: 340, ease: 'cubicIn', calm: { ms: 160 } },
  /** Fingers close, open in a blow, and hang. */
  close: { ms: 260, ease: 'backOut' },
  open: { ms: 150, ease: 'backOut' },
  droop: { ms: 460, ease: 'backOut' },
  /** A beat of the drum; its number is not seen longer than to the next. */
  drum: { ms: 160, ease: 'linear' },
  number: { ms: 150, ease: 'cubicIn' },
  windUp: { ms: 120 },
  blow: { ms: 80, ease: 'cubicIn' },
  /** All stands as the hands have met, then the play trembles, and the hands themselves. */
  hitstop: { ms: 70 },
  quake: { ms: 300 },
  puff: { ms: 260 },
  quiver: { ms: 420, ease: 'linear' },
  tremble: { ms: 380, ease: 'linear' },
  /** The winner shines and thrusts, then squeezes, waves or snips; the loser gives way. */
  glow: { ms: 240, calm: { ms: 160 } },
  thrust: { ms: 240, ease: 'backOut', calm: { ms: 160 } },
  flexRock: { ms: 460, ease: 'linear' },
  flexPaper: { ms: 420, ease: 'linear' },
  flexScissors: { ms: 420, ease: 'linear' },
  pushed: { ms: 300, ease: 'backOut' },
  /** Two of a kind spring apart, the opponent's a little later, and come to rest. */
  apartMine: { ms: 160, ease: 'quartOut' },
  later: { ms: 55 },
  apartTheirs: { ms: 230, ease: 'quartOut' },
  rest: { ms: 320, ease: 'backOut', calm: { ms: 160, ease: 'cubicOut' } },
  crown: { ms: 420, ease: 'backOut', calm: { ms: 160 } },
  /** No hand was shown: the bare rod. */
  sink: { ms: 420, ease: 'cubicIn', calm: { ms: 160 } },
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
