/** From 0..1 to about 0..1; some overshoot on the way. */
export type Ease = (t: number) => number;

export const linear: Ease = (t) => t;
export const cubicOut: Ease = (t) => 1 - (1 - t) ** 3;
export const cubicIn: Ease = (t) => t ** 3;
const quartOut: Ease = (t) => 1 - (1 - t) ** 4;
export const sineInOut: Ease = (t) => 0.5 - 0.5 * Math.cos(Math.PI * t);
const cubicInOut: Ease = (t) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);

/** Overshoots by about 10% and comes back. */
const backOut: Ease = (t) => 1 + 2.70158 * (t - 1) ** 3 + 1.70158 * (t - 1) ** 2;

/** Rings twice around the end, as something hung or sprung does. */
const elasticOut: Ease = (t) =>
  t === 0 || t === 1 ? t : 2 ** (-10 * t) * Math.sin(((t * 10 - 0.75) * 2 * Math.PI) / 3) + 1;

/** By the names that data calls them. */
export const EASES = {
  linear,
  cubicOut,
  cubicIn,
  cubicInOut,
  quartOut,
  sineInOut,
  backOut,
  elasticOut,
};
