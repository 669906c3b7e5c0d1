/** How many times as fast as shown time it begins. */
const BEGIN = 2;

/**
 * What has passed, in milliseconds, for who hurries when `shownMs` were shown of the `ms` there are for all: it
 * gains on shown time ever more, and after `ms` any length has passed (Infinity): nothing jumps there.
 */
export const hurriedMs = (shownMs: number, ms: number): number =>
  -BEGIN * ms * Math.log(1 - Math.min(shownMs, ms) / ms);
