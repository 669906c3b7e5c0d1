/** How the wheel turns, in radians, clockwise; at 0 the middle of rib 0 stands at the top. Pure. */
export interface Spin {
  ms: number;
  angleAt(ms: number): number;
}

const TURN = 2 * Math.PI;
/** The widest it rests from a rib's middle, as a share of the rib: never doubtfully on its edge. */
const WIDEST = 0.36;
const RISE_MS = 620;
const FALL_MS = 3_650;
/** How soon it loses its speed: the higher, the longer the last ribs take. */
const FALL_POWER = 3.2;
const FULL_TURNS = 5;

const fraction = (value: number): number => value - Math.floor(value);

/** The angle of one of `count` ribs. */
export const ribOf = (count: number): number => TURN / count;

/**
 * How far from its rib's middle a spin rests, as a share of the rib: always the same for the same
 * spin, and spread evenly over spins (multiples of the golden and the silver ratio).
 */
export const restShare = (segment: number, nonce: number): number =>
  (2 * fraction((nonce + 1) * 0.618034 + segment * 0.414214) - 1) * WIDEST;

/** Where the wheel stands when `segment` is at the top; between a turn back and 0. */
export const restAngle = (segment: number, count: number, share: number): number =>
  -fraction((segment + share) / count) * TURN;

/** The rib that stands at the top. */
export const ribAt = (angle: number, count: number): number =>
  Math.floor(fraction(0.5 / count - angle / TURN) * count) % count;

/** How many ribs' edges have passed the top; its fraction is how near the next one is. */
export const edgesPassed = (angle: number, count: number): number => (angle / TURN) * count + 0.5;

/** From `from` through some turns to `rest` exactly: the wind takes it, then it runs out. */
export const spinFrom = (from: number, rest: number): Spin => {
  const way = FULL_TURNS * TURN + fraction((rest - from) / TURN) * TURN;
  // What is left when the wind lets go, such that no speed jumps there.
  const fall = way / (1 + (FALL_POWER * RISE_MS) / (2 * FALL_MS));
  const rise = way - fall;
  return {
    ms: RISE_MS + FALL_MS,
    angleAt(ms) {
      if (ms < RISE_MS) return from + rise * (ms / RISE_MS) ** 2;
      const left = Math.max(0, 1 - (ms - RISE_MS) / FALL_MS);
      return from + rise + fall * (1 - left ** FALL_POWER);
    },
  };
};
