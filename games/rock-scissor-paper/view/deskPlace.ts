import type { Layout } from '#engine/canvas/stage/layout.ts';
import { placeOf } from './place.ts';

/** Where one of the three hands lies. Units. */
export interface Cell {
  /** The disc's middle, and how wide it is. */
  x: number;
  y: number;
  face: number;
  /** The name stands beside the disc, else below it. */
  isBeside: boolean;
  /** Where the name begins beside the disc, or has its middle below it; and its greatest width. */
  label: { from: number; most: number };
  /** What can be touched. */
  target: { x: number; y: number; width: number; height: number };
}

const LABEL = 24;
/** A name that stands beside its disc asks for a column so wide. */
const BESIDE_FROM = 200;

/** The desk itself: a column on the right that stands on the carved board, or a strip below. */
const boxOf = (layout: Layout) => {
  const { width, height, safe, desk, isWide } = layout;
  if (!isWide)
    return {
      x: safe.left,
      y: height - safe.bottom - desk.height,
      width: width - safe.left - safe.right,
      height: desk.height,
    };
  const y = safe.top + 56;
  const x = width - safe.right - desk.width;
  return { x, y, width: desk.width, height: placeOf(layout).sill - 6 - y };
};

/** The cells of three hands, one below the other on a wide screen, else side by side. */
export const cellsOf = (layout: Layout): Cell[] => {
  const { isWide } = layout;
  const box = boxOf(layout);
  const isBeside = isWide && box.width > BESIDE_FROM;
  const width = isWide ? box.width : Math.min(150, box.width / 3);
  const height = isWide ? box.height / 3 : box.height;
  const across = isBeside ? width * 0.5 : width - 12;
  const below = isBeside ? 0 : LABEL;
  const face = Math.min(isWide ? 112 : 116, across, height - (isBeside ? 8 : LABEL + 14));
  const wide = isBeside ? width - 16 : Math.max(face, 60) + 4;
  return [0, 1, 2].map((i) => {
    const x = box.x + (isWide ? width / 2 : box.width / 2 + (i - 1) * width);
    const y = box.y + (isWide ? (i + 0.5) * height : height / 2);
    return {
      x: isBeside ? box.x + 12 + face / 2 : x,
      y: y - below / 2,
      face,
      isBeside,
      label: isBeside
        ? { from: face / 2 + 12, most: width - face - 34 }
        : { from: face / 2 + LABEL / 2 + 2, most: width - 4 },
      target: {
        x: isBeside ? box.x + 8 : x - wide / 2,
        y: y - (face + below) / 2 - 2,
        width: wide,
        height: face + below + 4,
      },
    };
  });
};
