import type { Layout } from '#engine/canvas/stage/layout.ts';
import type { Question } from '#games/fto/shapes.ts';
import { CARD } from './cardFace.ts';

/** Where the cards of a question lie. Units. */
export interface Places {
  columns: number;
  /** From one card's middle to the next one's. */
  step: { x: number; y: number };
  /** Of a card as it was drawn. */
  scale: number;
  middles: readonly { x: number; y: number }[];
}

const GAP = 0.055;
const MOST_WIDTH = 168;

/** The cup of tea as it was drawn, and its scale on the table. */
const CUP = { width: 180, height: 150, scale: 0.56 };
/** How much of the lower edge is the cup's, on a tall screen. */
const CUP_ROOM = CUP.height * CUP.scale + 8;
/** How far from the right edge the lamp and the cup stand on a wide screen, in the middle of their side. */
const SIDE = 76;

/** Where the cup stands: its middle, its scale and how large it is then. */
export const cupOf = ({ width, height, safe, isWide }: Layout) => ({
  x: width - safe.right - (isWide ? SIDE : 66),
  y: height - safe.bottom - (isWide ? 62 : 4 + (CUP.height * CUP.scale) / 2),
  scale: CUP.scale,
  width: CUP.width * CUP.scale,
  height: CUP.height * CUP.scale,
});

/** Where cards may lie: nothing that stands on the table reaches in. */
const areaOf = ({ width, height, safe, isWide }: Layout) =>
  isWide
    ? {
        x: safe.left + 226,
        y: safe.top + 14,
        width: width - safe.left - safe.right - 226 - 2 * SIDE,
        height: height - safe.top - safe.bottom - 28,
      }
    : {
        x: safe.left + 18,
        y: safe.top + 207,
        width: width - safe.left - safe.right - 36,
        height: height - safe.top - safe.bottom - 207 - CUP_ROOM,
      };

/** Where a question's cards lie, row by row, and how large they are. */
export const placesOf = (layout: Layout, { columns: c, rows: r, cells }: Question): Places => {
  const area = areaOf(layout);
  // On a wide screen the longer side of the grid lies along it.
  const columns = layout.isWide ? Math.max(c, r) : c;
  const rows = cells.length / columns;
  const width = Math.min(
    area.width / (columns + (columns - 1) * GAP),
    (area.height / (rows + (rows - 1) * GAP)) * (CARD.width / CARD.height),
    MOST_WIDTH,
  );
  const step = { x: width * (1 + GAP), y: width * (CARD.height / CARD.width) * (1 + GAP) };
  const middles = cells.map((_, i) => ({
    x: area.x + area.width / 2 + ((i % columns) - (columns - 1) / 2) * step.x,
    y: area.y + area.height / 2 + (Math.floor(i / columns) - (rows - 1) / 2) * step.y,
  }));
  return { columns, step, scale: width / CARD.width, middles };
};
