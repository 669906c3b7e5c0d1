import type { Beat } from '#engine/canvas/stage/tweens.ts';

/** How long what the table shows moves, as a designer tunes it (engine/README.md). */
export const BEATS = {
  fan: { ms: 620, delay: 160, ease: 'backOut' },
  /** Cards fly to their places one after the other, all of them within a time, and turn up as they land. */
  deal: { ms: 230, calm: { ms: 260 } },
  dealApart: { ms: 55 },
  dealAll: { ms: 200 },
  flipAll: { ms: 60 },
  flipDown: { ms: 55, ease: 'cubicIn' },
  flipUp: { ms: 110, ease: 'backOut' },
  /** They lie there at once. */
  lay: { ms: 260 },
  release: { ms: 220, ease: 'backOut' },
  /** The right card was picked, and is seen before all go. */
  glow: { ms: 380, ease: 'backOut' },
  right: { ms: 280 },
  dim: { ms: 240, ease: 'sineInOut' },
  mark: { ms: 480, ease: 'elasticOut' },
  /** Another one was, and is seen before the odd one rises, which shows what is odd about it. */
  shake: { ms: 300, ease: 'linear' },
  wrong: { ms: 180 },
  lift: { ms: 240, ease: 'backOut' },
  compare: { ms: 620, ease: 'linear' },
  sweep: { ms: 180, ease: 'cubicIn', calm: { ms: 200, ease: 'cubicOut' } },
  sweepAll: { ms: 50 },
  line: { ms: 300, ease: 'backOut' },
  /** An urgent second: its digits, and the clock that rings. */
  tick: { ms: 320, ease: 'backOut' },
  ring: { ms: 420 },
  /** The round's end: a mark after the other, then what is said of it. */
  pip: { ms: 95, ease: 'backOut', calm: { ms: 40 } },
  praise: { ms: 200 },
} satisfies Record<string, Beat>;
