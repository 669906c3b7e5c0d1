import * as z from 'zod/mini';

export const Spun = z.object({
  kind: z.literal('spun'),
  /** The rib that stands at the top, from 0 in the tuning's order. */
  segment: z.int(),
  /** What it pays, a multiplier, and in sen. */
  times: z.int(),
  sen: z.int(),
});
export type Spun = z.infer<typeof Spun>;

export const WheelEvent = z.discriminatedUnion('kind', [Spun]);
export type WheelEvent = Spun;

/** A spin is over as soon as it is opened. */
export const WheelView = z.object({ spun: Spun });
export type WheelView = z.infer<typeof WheelView>;

/** Nothing is left to move. */
export type WheelMove = { kind: 'none' };
