import type { Layout } from '#engine/canvas/stage/layout.ts';

/** Where the lit cloth lies, and how the two arms meet on it. Units, radians. */
export interface Place {
  /** The cloth; left and top are 0. */
  right: number;
  bottom: number;
  /** The upper edge of the carved board along its foot. */
  sill: number;
  /** Where the hands meet. */
  middle: { x: number; y: number };
  /** How far above the level a stretched arm points. */
  slope: number;
  /** Scale of the puppets. */
  size: number;
  /** Where the lamp hangs from, and its scale. */
  lamp: { x: number; y: number; scale: number };
  /** The middle of the line the score stands on. */
  score: { x: number; y: number };
  isWide: boolean;
}

/** From the wrist to the tip of the longest finger, and the thickness of an open hand. */
const REACH = 272;
const SPAN = 150;
/** From the score's middle to the far end of the player's plate, with some air. */
const SCORE = 144;
/** What is seen of an arm behind its hand, as a share of the hand. */
const ARM_SHARE = 1.12;

export const placeOf = ({ width, height, safe, chrome, desk, isWide }: Layout): Place => {
  const right = isWide ? width - safe.right - desk.width : width;
  const bottom = isWide ? height : height - safe.bottom - desk.height;
  const sill = bottom - (isWide ? safe.bottom + 30 : 40);
  const top = safe.top + (isWide ? 108 : 160);
  const free = { width: right - safe.left, height: sill - top - (isWide ? 26 : 40) };
  const slope = isWide ? 0.24 : Math.min(0.87, Math.atan2(free.height * 0.95, free.width));
  const size = Math.min(
    free.width / (2 * REACH * Math.cos(slope) * ARM_SHARE),
    free.height / (2 * REACH * Math.sin(slope) + SPAN),
  );
  const x = (safe.left + right) / 2;
  return {
    right,
    bottom,
    sill,
    middle: { x, y: top + free.height / 2 },
    slope,
    size,
    lamp: { x, y: safe.top + (isWide ? 46 : 106), scale: isWide ? 0.46 : 0.66 },
    score: {
      x: isWide ? Math.max(x, safe.left + chrome.width + SCORE) : x,
      y: safe.top + (isWide ? 30 : 82),
    },
    isWide,
  };
};
