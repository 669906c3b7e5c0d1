/** Sizes in CSS pixels. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** The screen as a scene sees it, in design units: 390 x 844 is the phone it was drawn for. */
export interface Layout {
  width: number;
  height: number;
  /** CSS pixels of one unit. */
  scale: number;
  /** Device pixels of one unit: the resolution texts are drawn at. */
  density: number;
  /** Wider than tall: things stand beside instead of below each other. */
  isWide: boolean;
  /** Kept free of what matters, in units. */
  safe: Insets;
  /** The upper left that belongs to the chrome's buttons, in units from the safe corner. */
  chrome: { width: number; height: number };
  /**
   * Where a game's own buttons are pressed while a round is played, and the chrome's bet stands
   * between rounds: a strip along the lower edge of the safe area (`width` 0), or where the screen is
   * wide a column along its right one (`height` 0). Units.
   */
  desk: { width: number; height: number };
}

/** Least units a scene can count on. */
export const TALL = { width: 390, height: 700 };
export const WIDE = { width: 780, height: 390 };
/** CSS pixels of the chrome's corner. */
const CHROME = { width: 168, height: 56 };
/** CSS pixels of the desk; src/screens/play/desk/desk.module.css has the same. */
const DESK = { width: 248, panel: 320, height: 172, mostHeight: 0.45 };
/** From this width on the desk is a panel along the whole side. CSS pixels. */
const PANEL_FROM = 1024;

/** The part of the screen that is not the desk, within the safe area. Units. */
export const freeOf = ({ width, height, safe, desk }: Layout) => ({
  left: safe.left,
  right: width - safe.right - desk.width,
  top: safe.top,
  bottom: height - safe.bottom - desk.height,
});

/** The middle of it, and how wide what stands there may be. */
export const middleOf = (layout: Layout) => {
  const { left, right, top, bottom } = freeOf(layout);
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left - 24 };
};

/** The strip grows with the player's text size, `textScale` 1 as designed, and leaves the scene its half. */
const deskHeight = (height: number, textScale: number): number =>
  Math.max(DESK.height, Math.min(DESK.height * textScale, height * DESK.mostHeight));

/**
 * Fits the design to a screen of `width` x `height` CSS pixels: the unit is as large as it can be
 * while the least size is still visible, so nothing is ever cut off and nothing letterboxed.
 */
export const layoutFor = (
  width: number,
  height: number,
  dpr = 1,
  insets: Insets = { top: 0, right: 0, bottom: 0, left: 0 },
  textScale = 1,
): Layout => {
  const isWide = width > height * 1.05;
  const least = isWide ? WIDE : TALL;
  const inner = {
    width: Math.max(1, width - insets.left - insets.right),
    height: Math.max(1, height - insets.top - insets.bottom),
  };
  const scale = Math.min(inner.width / least.width, inner.height / least.height);
  return {
    width: width / scale,
    height: height / scale,
    scale,
    density: scale * dpr,
    isWide,
    safe: {
      top: insets.top / scale,
      right: insets.right / scale,
      bottom: insets.bottom / scale,
      left: insets.left / scale,
    },
    chrome: { width: CHROME.width / scale, height: CHROME.height / scale },
    desk: isWide
      ? { width: (width >= PANEL_FROM ? DESK.panel : DESK.width) / scale, height: 0 }
      : { width: 0, height: deskHeight(height, textScale) / scale },
  };
};
