/** How long each part of a step takes, milliseconds. */
export const MS = {
  /** Knees bend, the leap, and arms out on the glass. */
  crouch: 80,
  leap: 300,
  land: 170,
  /** All stands as the glass gives way; the runner falls, and where is told what came of it. */
  hitstop: 90,
  fall: 430,
  /** A panel that held shines, then the eye goes on to the next row. */
  shine: 80,
  follow: 360,
  /** A big win: the runner jumps for joy before its board comes, and the night goes on behind that. */
  joy: 560,
  night: 1_800,
} as const;

/** How long the glass keeps its secret: shortest at the first step, longest at the last. Milliseconds. */
export const dreadOf = (step: number, steps: number): number =>
  500 + 600 * Math.min(1, (step - 1) / Math.max(1, steps - 1));
