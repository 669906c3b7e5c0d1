import type { Beat } from '#engine/canvas/stage/tweens.ts';

/** How long what the sky shows moves, as a designer tunes it (engine/README.md). */
export const BEATS = {
  /** The wheel is drawn back for so long at least; the wind takes it, then it runs out. */
  draw: { ms: 260 },
  wind: { ms: 420 },
  spin: { ms: 2_050, ease: 'linear' },
  /** With less motion it goes, and comes as it rests. */
  fade: { ms: 260 },
  /** A kite that has come near goes back to its place. */
  back: { ms: 340, ease: 'backOut' },
  /** From its rest until it is told what it brought; before a big win it holds its breath. */
  rest: { ms: 140 },
  breath: { ms: 320 },
  rays: { ms: 420 },
  /** The kite rises for a big win, and sinks again. */
  rise: { ms: 1_700, ease: 'cubicInOut' },
  sink: { ms: 520 },
  banner: { ms: 320, ease: 'backOut', calm: { ms: 180, ease: 'cubicOut' } },
  bannerGo: { ms: 160 },
  /** The amount counts from the first sight of it, by how much there is to count, and swells. */
  countSmall: { ms: 620 },
  countMedium: { ms: 820 },
  countBig: { ms: 1_450 },
  swell: { ms: 260, ease: 'backOut' },
} satisfies Record<string, Beat>;
