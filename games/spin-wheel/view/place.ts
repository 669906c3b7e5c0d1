import type { Layout } from '#engine/canvas/stage/layout.ts';

/** The kite's extent from its wheel's middle, in its own units. */
const EXTENT = { side: 202, up: 264, down: 246 };
/** Least units above it on a tall screen, for the balance and the chrome's buttons. */
const HEAD = 54;
/** Below it on a tall screen: a line of words. */
const FOOT = 34;
const LARGEST = 1.25;

/** Where the balance and the chrome's buttons end, from the upper edge. Units. */
export const headOf = ({ safe, chrome }: Layout): number =>
  safe.top + Math.max(HEAD, chrome.height + 2);

/** Units at the left of a wide screen: there stand the chances, and a line of words. */
export const sideOf = ({ width }: Layout): number => Math.min(170, width * 0.2);

/**
 * Where the middle of the wheel is, and how large the kite: as large as the desk, and on a tall screen
 * the chances above it (`legend` units high), leave room for.
 */
export const placeOf = (layout: Layout, legend: number): { x: number; y: number; size: number } => {
  const { width, height, safe, desk, isWide } = layout;
  const left = safe.left + (isWide ? sideOf(layout) : 0);
  const top = isWide ? safe.top + 6 : headOf(layout) + legend;
  const free = {
    width: width - left - safe.right - desk.width,
    height: height - top - safe.bottom - (isWide ? 8 : desk.height + FOOT),
  };
  const tall = EXTENT.up + EXTENT.down;
  const size = Math.min(LARGEST, free.width / (2 * EXTENT.side), free.height / tall);
  const spare = free.height - size * tall;
  return { x: left + free.width / 2, y: top + spare * 0.45 + EXTENT.up * size, size };
};
