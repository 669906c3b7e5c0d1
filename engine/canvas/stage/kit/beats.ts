import type { Beat } from '../tweens.ts';

/** How long what every scene is made with moves, as a designer tunes it (engine/README.md). */
export const BEATS = {
  /** The scene goes. */
  leave: { ms: 220 },
  ribbonCome: { ms: 180 },
  ribbonGo: { ms: 180 },
  invitation: { ms: 320 },
  deskButtons: { ms: 260, ease: 'sineInOut' },
  panelOpen: { ms: 420, ease: 'backOut', calm: { ms: 200 } },
  panelClose: { ms: 180 },
  /** The board that says what is to be had comes, swells and counts. */
  plaque: { ms: 240 },
  plaqueSwell: { ms: 420, ease: 'backOut' },
  plaqueCount: { ms: 620, calm: { ms: 1 } },
  /** The board at a round's end, and what was won counts on it. */
  endBoard: { ms: 380, ease: 'backOut', calm: { ms: 200 } },
  endCount: { ms: 900, calm: { ms: 1 } },
  /** A ring opens for joy; what is cheered is looked at before anything else comes. */
  ring: { ms: 620, ease: 'quartOut' },
  cheer: { ms: 200 },
  cheerBig: { ms: 500 },
  /** From one coin to the next; each rises, falls into the purse and pushes it, which counts. */
  coinApart: { ms: 110 },
  coinRise: { ms: 340, ease: 'sineInOut' },
  coinFall: { ms: 430, ease: 'cubicIn' },
  purseBump: { ms: 360, ease: 'backOut' },
  purseCount: { ms: 650 },
} satisfies Record<string, Beat>;
