export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Kept between the button and what it steps over, in pixels. */
const GAP_PX = 10;

const meets = (a: Box, b: Box): boolean =>
  a.left < b.right + GAP_PX &&
  b.left < a.right + GAP_PX &&
  a.top < b.bottom + GAP_PX &&
  b.top < a.bottom + GAP_PX;

// By name: a DOMRect has its sides from its prototype, and spreads into nothing.
const lifted = ({ left, right, top, bottom }: Box, by: number): Box => ({
  left,
  right,
  top: top - by,
  bottom: bottom - by,
});

/**
 * How far, in pixels, a button that rests at `button` has to rise so that it covers none of the
 * page's `mains`; null where there is no such place below `ceiling`.
 */
export const liftOver = (button: Box, mains: readonly Box[], ceiling: number): number | null => {
  let lift = 0;
  for (;;) {
    const at = lifted(button, lift);
    if (at.top < ceiling) return null;
    const inTheWay = mains.find((main) => meets(at, main));
    if (inTheWay === undefined) return lift;
    lift = button.bottom - inTheWay.top + GAP_PX;
  }
};
