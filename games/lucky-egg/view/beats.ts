import type { Beat } from '#engine/canvas/stage/tweens.ts';

/** How long what the nest shows moves, as a designer tunes it (engine/README.md). */
export const BEATS = {
  line: { ms: 200 },
  rock: { ms: 640 },
  tick: { ms: 340, ease: 'backOut' },
  /** The nest wakes: its eggs hop, all of them within a time. */
  hop: { ms: 240, ease: 'sineInOut' },
  hopLand: { ms: 360, ease: 'elasticOut' },
  hopAll: { ms: 420 },
  release: { ms: 260, ease: 'backOut' },
  /** An egg comes to the middle, and goes back. */
  liftUp: { ms: 280, ease: 'backOut' },
  liftDown: { ms: 260, ease: 'cubicInOut' },
  /** The nest gives under each of three taps: two crack the egg, the third bursts it. */
  give: { ms: 520, ease: 'elasticOut' },
  crack1: { ms: 220 },
  crack2: { ms: 260 },
  burst: { ms: 460, ease: 'linear', calm: { ms: 240, ease: 'cubicOut' } },
  flare: { ms: 420 },
  /** From the burst until what was in it is seen. */
  reveal: { ms: 110 },
  feather: { ms: 1_450, ease: 'linear', calm: { ms: 700 } },
  chickHatch: { ms: 420, ease: 'backOut', calm: { ms: 260, ease: 'cubicOut' } },
  chickJump: { ms: 560, ease: 'linear' },
  chickLeave: { ms: 220 },
  darken: { ms: 360, ease: 'linear' },
  boxArrive: { ms: 520, ease: 'cubicInOut' },
  boxTremble: { ms: 760, ease: 'linear', calm: { ms: 300 } },
  boxOpen: { ms: 460, ease: 'quartOut', calm: { ms: 300 } },
  boxClose: { ms: 300, ease: 'sineInOut' },
  /** An amount counts, stands to be read, and goes; from one coin that it pours to the next. */
  amount: { ms: 480, calm: { ms: 200 } },
  read: { ms: 700 },
  amountGo: { ms: 240, ease: 'linear' },
  coinApart: { ms: 70 },
  /** Of a wing; with less motion she is glad for as long. */
  rejoice: { ms: 280, ease: 'sineInOut', calm: { ms: 500 } },
  comfort: { ms: 900, ease: 'sineInOut', calm: { ms: 300 } },
  cover: { ms: 900, ease: 'cubicInOut', calm: { ms: 300, ease: 'cubicOut' } },
  coverRest: { ms: 260, ease: 'backOut' },
  /** Eggs whose time is over spread their wings one after the other, and fly. */
  spreadApart: { ms: 60 },
  spread: { ms: 320, ease: 'backOut' },
  fly: { ms: 1_150, ease: 'cubicIn', calm: { ms: 300, ease: 'cubicOut' } },
  /** The board at a session's end, and what was won counts on it. */
  board: { ms: 420, ease: 'backOut', calm: { ms: 200 } },
  count: { ms: 900, calm: { ms: 0 } },
} satisfies Record<string, Beat>;
