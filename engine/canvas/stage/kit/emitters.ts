/** Each particle has its own number between the two. */
export type Range = readonly [least: number, most: number];

/** How particles of one kind come, fly and go. Units of the scene, seconds and radians where no other is named. */
export interface Emitter {
  /** What they are pictures of, all of one atlas. */
  frames: readonly string[];
  /** Their colours; left out: as drawn. */
  tints?: readonly number[];
  /** How many come at once, or a second of a stream. */
  count: number;
  /** How long each is seen. Milliseconds. */
  life: Range;
  /** They begin so far to each side of the spot, and above and below it. */
  area?: readonly [x: number, y: number];
  /** Where to they fly, 0 to the right, a quarter turn down; and how far from that to each side. */
  angle: number;
  spread: number;
  /** Units a second. */
  speed: Range;
  /** Units a second, each second, downwards. */
  gravity: number;
  /** The share of its speed that the air takes, each second: 1 leaves a 2.7th. */
  drag: number;
  /** Times as large as drawn, and at its end times that. */
  size: Range;
  shrink: number;
  /** Turns in the plane, radians a second. */
  spin: Range;
  /** Turns over, as leaves do: radians a second; and how far to each side it sways meanwhile. */
  flip: number;
  sway: number;
  /** The shares of its life in which it appears, and in which it goes. */
  fade: readonly [appear: number, go: number];
}

const UP = -Math.PI / 2;

/** Petals and leaves turn over and sway as they fall; the air holds them. */
const LEAFY = {
  frames: ['petal', 'petal', 'leaf'],
  gravity: 330,
  drag: 2.6,
  size: [0.29, 0.55],
  shrink: 1,
  spin: [-3.5, 3.5],
  flip: 4.8,
  sway: 12,
  fade: [0.08, 0.33],
} as const;
/** Sparks and stars shoot, and get smaller. */
const SPARKLING = {
  frames: ['spark', 'star', 'spark'],
  gravity: 190,
  drag: 1.2,
  size: [0.25, 0.5],
  shrink: 0.4,
  spin: [-3.5, 3.5],
  flip: 0,
  sway: 0,
  fade: [0.08, 0.33],
} as const;

const BURSTING = {
  count: 8,
  life: [860, 1_440],
  angle: UP,
  spread: 2.7,
  speed: [170, 500],
} as const;
/** `count` of them a second. */
const FALLING = {
  count: 15,
  life: [2_400, 4_000],
  angle: -UP,
  spread: 0.5,
  speed: [100, 150],
} as const;

/** By name, as a designer tunes them (engine/README.md). */
export const EMITTERS = {
  popPetals: { ...LEAFY, ...BURSTING },
  popSparks: { ...SPARKLING, ...BURSTING },
  rainPetals: { ...LEAFY, ...FALLING },
  rainSparks: { ...SPARKLING, ...FALLING },
} satisfies Record<string, Emitter>;

/** What bursts for joy, and what rains on a win. */
export const POP: readonly Emitter[] = [EMITTERS.popPetals, EMITTERS.popSparks];
export const RAIN: readonly Emitter[] = [EMITTERS.rainPetals, EMITTERS.rainSparks];
