import { paint } from './paints.ts';
import { BESIDE, TOP } from './post.ts';
import { type Corner, createSolid, type Pen } from './solid.ts';
import { depthOf, NEAREST, SLANT, SPACING, type Space } from './space.ts';

/** On both sides one high and one at the hand: how high they hang, and how far they sag. */
const ROPES = [
  [TOP - 0.04, 0.1],
  [0.26, 0.05],
] as const;
const HEMP = paint(0x6b4a22);
/** Half a rope's width, units at a depth of 1 on a phone; and of that the least. */
const THICK = 1.5;
const THINNEST = 0.35 / THICK;
const PIECES = 8;

const drawRope = (pen: Pen, x: number, rise: number, sag: number) => {
  // Across the rope as it is seen, which runs to the vanishing point.
  const [right, down] = [rise - 1, SLANT * x];
  const half = THICK / Math.hypot(right, down);
  const at = (t: number, side: number): Corner => [
    x,
    t * SPACING,
    rise - 4 * sag * t * (1 - t),
    side * half * right,
    side * half * down,
  ];
  for (let i = 0; i < PIECES; i += 1) {
    const [from, to] = [i / PIECES, (i + 1) / PIECES];
    pen(HEMP, at(from, 1), at(to, 1), at(to, -1), at(from, -1));
  }
};

/** The ropes from a row's poles to the next ones'. */
export const createRopes = (row: number) => {
  const ropes = createSolid(THINNEST);
  ropes.draw((pen) => {
    for (const x of [-BESIDE, BESIDE]) for (const [rise, sag] of ROPES) drawRope(pen, x, rise, sag);
  });
  return {
    view: ropes.view,
    place(space: Space, camera: number) {
      const depth = depthOf(row, camera);
      // Those of the jetty go as soon as the player has left it.
      ropes.view.visible = row === 0 ? camera <= 1 : depth > NEAREST;
      if (!ropes.view.visible) return;
      ropes.view.alpha = Math.min(1, 4 / depth);
      ropes.place(space, depth, 0, space.reach / 385);
    },
  };
};
export type Ropes = ReturnType<typeof createRopes>;
