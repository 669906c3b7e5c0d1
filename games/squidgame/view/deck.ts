import { paint } from './paints.ts';
import { type Corner, createSolid, type Pen, type Solid } from './solid.ts';

/** Planks of some length, where a bridge begins and where it ends. */
const PLANK = 0.115;
const WOODS = [0x7a4c26, 0x6b4020, 0x845529, 0x704522].map((color) => paint(color));
const GAP = paint(0x1d0e0a);
const EDGE = paint(0xd79a55, 0.4);
const NAIL = paint(0x2b150c);
const WIDE = 1.12;
/** The songket runner on them, -1 to 1 across. */
const RUNNER = 0.46;
const CLOTH = paint(0x6b0f30);
const GOLD = paint(0xe8b64c);
const THREAD = paint(0xf6dfa0, 0.7);
const SHOOT = paint(0xe8b64c, 0.6);
/** From the outer one to the one within. */
const DIAMONDS = [
  [1, paint(0xe8b64c, 0.85)],
  [0.66, CLOTH],
  [0.34, paint(0xf6dfa0, 0.95)],
] as const;
/** A nail's head is round as it is seen. */
const HEAD = Array.from({ length: 10 }, (_, i) => (i * Math.PI) / 5).map(
  (turn) => [3 * Math.cos(turn), 3 * Math.sin(turn)] as const,
);

const strip = (
  [x1, x2]: readonly [number, number],
  [near, far]: readonly [number, number],
): Corner[] => [
  [x1, near],
  [x2, near],
  [x2, far],
  [x1, far],
];

const drawPlanks = (pen: Pen, long: number) => {
  for (let i = 0; i * PLANK < long; i += 1) {
    const from = i * PLANK;
    const to = Math.min(long, from + PLANK * 0.93);
    pen(GAP, ...strip([-WIDE, WIDE], [from, Math.min(long, from + PLANK)]));
    pen(WOODS[i % WOODS.length] ?? GAP, ...strip([-WIDE, WIDE], [from, to]));
    pen(EDGE, ...strip([-WIDE, WIDE], [to - PLANK * 0.12, to]));
    for (const x of [-1.02, 1.02])
      pen(NAIL, ...HEAD.map(([dx, dy]): Corner => [x, (from + to) / 2, 0, dx, dy]));
  }
};

const drawRunner = (pen: Pen, long: number) => {
  const end = long - 0.05;
  pen(CLOTH, ...strip([-RUNNER, RUNNER], [0, end]));
  for (const side of [-1, 1]) {
    pen(GOLD, ...strip([side * RUNNER, side * (RUNNER - 0.045)], [0, end]));
    pen(THREAD, ...strip([side * (RUNNER - 0.075), side * (RUNNER - 0.09)], [0, end]));
  }
  pen(GOLD, ...strip([-RUNNER, RUNNER], [end - 0.03, end]));
  // Diamonds of gold thread, one behind the other, bamboo shoots between them at the hems.
  const pitch = 0.17;
  for (let from = 0; from < end - pitch; from += pitch) {
    const middle = from + pitch / 2;
    for (const [size, color] of DIAMONDS) {
      const [x, z] = [0.17 * size, (pitch / 2) * size];
      pen(color, [0, middle - z], [x, middle], [0, middle + z], [-x, middle]);
    }
    for (const side of [-1, 1]) {
      const edge = side * (RUNNER - 0.1);
      pen(SHOOT, [edge, from], [edge, from + pitch], [edge - side * 0.13, middle]);
    }
  }
};

export const createDeck = (long: number): Solid => {
  const deck = createSolid();
  deck.draw((pen) => {
    drawPlanks(pen, long);
    drawRunner(pen, long);
  });
  return deck;
};
