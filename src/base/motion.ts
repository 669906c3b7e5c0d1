/** The player's system asks for less motion: nothing moves by itself or glides. */
export const isMotionReduced = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;
