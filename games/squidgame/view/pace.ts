/** How long each part of a step takes, milliseconds. */
export const MS = {
  /** A round begins: the runner walks to the bridge. */
  arrive: 520,
  /** Knees bend, the leap, arms out on the glass, and until it has its balance. */
  crouch: 80,
  leap: 300,
  land: 170,
  steady: 420,
  /** All stands as the glass gives way; the runner falls, and where is told what came of it. */
  hitstop: 90,
  startle: 60,
  fall: 430,
  /** The tanjak comes down after its wearer. */
  hat: 900,
  /** A panel that held shines, then the eye goes on to the next row. */
  shine: 80,
  follow: 360,
  /** A big win: the runner jumps for joy before its board comes, and the night goes on behind that. */
  joy: 560,
  /** Any win: two hops. */
  cheer: 760,
  night: 1_800,
} as const;

const LEAST_DREAD_MS = 500;
export const MOST_DREAD_MS = 1_100;

/** How long the glass keeps its secret: shortest at the first step, longest at the last. Milliseconds. */
export const dreadOf = (step: number, steps: number): number =>
  LEAST_DREAD_MS +
  (MOST_DREAD_MS - LEAST_DREAD_MS) * Math.min(1, (step - 1) / Math.max(1, steps - 1));
