import type { Beat } from '#engine/canvas/stage/tweens.ts';

/** How long what the draw shows moves, as a designer tunes it (engine/README.md). */
export const BEATS = {
  /** How long the light stays at the first lantern, and how much longer at the last. */
  hop: { ms: 36 },
  hopMore: { ms: 330 },
  /** The others go dim, and the light rests on the one that was drawn. */
  dim: { ms: 300, calm: { ms: 0 } },
  rest: { ms: 420, calm: { ms: 0 } },
  /** It comes down, or fades in with less motion, and bursts open. */
  come: { ms: 820, ease: 'cubicInOut', calm: { ms: 320, ease: 'cubicOut' } },
  flare: { ms: 520, ease: 'backOut' },
  slip: { ms: 420, ease: 'backOut', calm: { ms: 180, ease: 'cubicOut' } },
} satisfies Record<string, Beat>;
