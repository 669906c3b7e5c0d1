import type { Beat } from '#engine/canvas/stage/tweens.ts';

/** How long what the bridge shows moves, as a designer tunes it (engine/README.md). */
export const BEATS = {
  shade: { ms: 240 },
  tick: { ms: 320, ease: 'backOut' },
  arrive: { ms: 520, ease: 'sineInOut', calm: { ms: 120 } },
  /** A round begins: the runner walks to the bridge. */
  walk: { ms: 520, ease: 'sineInOut' },
  /** Knees bend, the leap, arms out on the glass, and until it has its balance. */
  crouch: { ms: 80, calm: { ms: 0 } },
  leap: { ms: 300, ease: 'linear', calm: { ms: 200, ease: 'sineInOut' } },
  land: { ms: 170, ease: 'linear' },
  balance: { ms: 420, calm: { ms: 0 } },
  /** The glass creaks, and keeps its secret: so long at the first step, and so much longer at the last. */
  creak: { ms: 160, ease: 'linear' },
  dread: { ms: 500, ease: 'linear' },
  dreadMore: { ms: 600 },
  /** A panel that held shines, then the eye goes on to the next row. */
  hold: { ms: 160 },
  shine: { ms: 480, calm: { ms: 200 } },
  follow: { ms: 360, delay: 80, ease: 'cubicInOut', calm: { ms: 1, delay: 0 } },
  climb: { ms: 480, ease: 'cubicInOut', calm: { ms: 1 } },
  rung: { ms: 320, ease: 'backOut' },
  /** All stands as the glass gives way; the runner falls, and where is told what came of it. */
  hitstop: { ms: 90 },
  shatter: { ms: 420, ease: 'linear' },
  steady: { ms: 420 },
  startle: { ms: 60, calm: { ms: 0 } },
  fall: { ms: 430, ease: 'linear', calm: { ms: 300, ease: 'cubicOut' } },
  /** The tanjak comes down after its wearer. */
  hat: { ms: 900, ease: 'linear' },
  splash: { ms: 900 },
  afterglow: { ms: 700, calm: { ms: 1 } },
  shore: { ms: 700, ease: 'sineInOut', calm: { ms: 1 } },
  /** A big win: the runner jumps for joy before its board comes, and the night goes on behind that. */
  joy: { ms: 560, ease: 'linear' },
  /** Any win: two hops, and down from the last. */
  cheer: { ms: 760, ease: 'linear' },
  down: { ms: 170, calm: { ms: 0 } },
  night: { ms: 1_800, ease: 'linear', calm: { ms: 240 } },
  /** Of each tablet that lights up. */
  light: { ms: 70, ease: 'linear', calm: { ms: 1 } },
} satisfies Record<string, Beat>;
