import { freeOf, type Layout } from '#engine/canvas/stage/layout.ts';

/** The nest as it was drawn, in its own units round the middle of its rim. */
export const NEST = { halfWidth: 205, width: 434, above: 175, below: 226 };
/** An egg as it was drawn. */
export const EGG = { width: 88, height: 112 };

/** Heights of the first and the last row of eggs, by how many rows there are. */
const ROWS = [
  [-6, -6],
  [-56, 50],
  [-94, 68],
  [-104, 91],
] as const;
/** The rim comes in before the last row: it lies closer, where there is room. */
const LOW = 0.9;
const MOST_STEP = 92;

/** Where an egg lies, in the nest's units, and how much it leans, radians. */
interface Place {
  x: number;
  y: number;
  turn: number;
}

export interface Clutch {
  places: Place[];
  /** What the up and down arrows jump by. */
  columns: number;
  /** How large each egg is, of how it was drawn. */
  scale: number;
  /** The field in which each is pressed: fields touch and never overlap. */
  field: { width: number; height: number };
}

/** Lays `eggs` (3 to 20) into the nest, row by row. */
export const clutchOf = (eggs: number): Clutch => {
  const rows = eggs <= 3 ? 1 : eggs <= 6 ? 2 : eggs <= 12 ? 3 : 4;
  const columns = Math.ceil(eggs / rows);
  const [first, last] = ROWS[rows - 1] ?? ROWS[2];
  const rise = rows === 1 ? MOST_STEP + 20 : (last - first) / (rows - 1);
  const halfAt = (y: number) => NEST.halfWidth * Math.sqrt(1 - (y / 168) ** 2) - 36;
  const narrowest = Math.min(halfAt(first), halfAt(last + 12));
  const step = Math.min(MOST_STEP, (2 * narrowest) / Math.max(1, columns - 1));
  const scale = Math.min(1, (rise * 1.14) / EGG.height, (step * 0.98) / EGG.width);
  const places = Array.from({ length: eggs }, (_, egg): Place => {
    const row = Math.floor(egg / columns);
    const inRow = Math.min(columns, eggs - row * columns);
    const isLow = columns <= 4 && rows > 1 && row === rows - 1;
    const sway = rows > 1 && inRow === columns ? (row % 2 === 0 ? -0.1 : 0.1) : 0;
    return {
      x: ((egg % columns) - (inRow - 1) / 2 + sway) * step * (isLow ? LOW : 1),
      y: first + row * rise,
      turn: 0.09 * Math.sin(egg * 2.4 + 0.7),
    };
  });
  const width = columns <= 4 ? step * LOW : step;
  return { places, columns, scale, field: { width, height: rise } };
};

interface Spot {
  x: number;
  y: number;
  scale: number;
}

/** Where everything stands, in units of the layout. */
export interface Places {
  nest: Spot;
  /** The upper left of the mother as she was drawn (looking right), `isTurned` when she looks left. */
  mother: Spot & { isTurned: boolean };
  /** The sun's way down; `y` is where the forest's edge is. */
  sun: { x: number; from: number; y: number };
  clock: { x: number; y: number };
  /** The line of words: its middle, and how wide it may be. */
  line: { x: number; y: number; width: number };
  /** What is free above and beside the desk. */
  free: { x: number; y: number; width: number; height: number };
}

const LINE = 46;

const tall = (layout: Layout): Places => {
  const { width, safe, chrome } = layout;
  const { bottom } = freeOf(layout);
  const x = (width + safe.left - safe.right) / 2;
  const room = width - safe.left - safe.right;
  const top = safe.top + chrome.height;
  const floor = bottom - LINE;
  const scale = Math.min(
    (room - 10) / NEST.width,
    ((floor - top) * 0.76) / (NEST.above + NEST.below),
    1.25,
  );
  const nest = { x, y: floor - NEST.below * scale + 8, scale };
  const rim = nest.y - NEST.above * scale;
  const size = Math.max(0.5, Math.min(1.15, (rim + 76 - top) / 262));
  const horizon = rim - 14;
  const sunX = x - room * 0.29;
  return {
    nest,
    // Her back just inside the right edge.
    mother: {
      x: Math.min(width - safe.right - 2, x + room * 0.5) - 34 * size,
      y: rim + 70 - 262 * size,
      scale: size,
      isTurned: true,
    },
    sun: { x: sunX, from: top + 34, y: horizon },
    clock: { x: sunX, y: horizon + 16 },
    line: { x, y: bottom - 25, width: room - 24 },
    free: { x: safe.left, y: top, width: room, height: floor - top },
  };
};

/** Beside each other: the sun with its clock, the mother to her beak's tip, the nest. */
const SUN_ROOM = 122;
const BEAK = 192;
const OVERLAP = 18;
/** Her feet, as she was drawn, and the limb she stands on, as the nest was. */
const FEET = 408;
const LIMB = 132;

const wide = (layout: Layout): Places => {
  const { chrome } = layout;
  const { left, right, top, bottom } = freeOf(layout);
  const floor = bottom - LINE + 6;
  const head = top + chrome.height + 4;
  const size = Math.min(0.78, ((bottom - head) * 0.7) / FEET);
  const scale = Math.min(
    (right - left - SUN_ROOM - BEAK * size + OVERLAP - 10) / NEST.width,
    (floor - top - 8) / (NEST.above + NEST.below),
    1.02,
  );
  const nest = {
    x: right - (NEST.width / 2) * scale - 10,
    y: floor - NEST.below * scale + 4,
    scale,
  };
  const edge = nest.x - (NEST.width / 2) * scale;
  const sunX = left + 60;
  const horizon = head + (bottom - head) * 0.42;
  return {
    nest,
    mother: {
      x: edge + OVERLAP - BEAK * size,
      y: Math.max(head, nest.y + LIMB * scale + 14 - FEET * size),
      scale: size,
      isTurned: false,
    },
    sun: { x: sunX, from: head + 34, y: horizon },
    clock: { x: sunX, y: horizon + 38 },
    line: { x: (left + right) / 2, y: bottom - 24, width: right - left - 40 },
    free: { x: left, y: top, width: right - left, height: floor - top },
  };
};

export const placesOf = (layout: Layout): Places => (layout.isWide ? wide(layout) : tall(layout));

/** The clock's plate. */
export const CLOCK = { width: 104, height: 36 };
/** Kept between it and an amount. */
const AIR = 6;
/** Least units from the edges of what is free to an amount's middle. */
const MARGIN = { x: 92, y: 40 };

/** How far an amount reaches from its middle. */
export interface Reach {
  half: number;
  above: number;
  below: number;
}

/** Where an amount stands that is wanted at a point: inside the screen, and beside or above the clock. */
export const amountAt = (
  { free, clock }: Places,
  wanted: { x: number; y: number },
  { half, above, below }: Reach,
): { x: number; y: number } => {
  const most = free.x + free.width - MARGIN.x;
  const x = Math.min(most, Math.max(free.x + MARGIN.x, wanted.x));
  const least = free.y + MARGIN.y;
  const y = Math.max(least, wanted.y);
  const aside = CLOCK.width / 2 + AIR + half;
  const over = CLOCK.height / 2 + AIR;
  const isClear =
    Math.abs(x - clock.x) >= aside || y + below <= clock.y - over || y - above >= clock.y + over;
  if (isClear) return { x, y };
  const higher = clock.y - over - below;
  return higher >= least ? { x, y: higher } : { x: clock.x + aside, y };
};
