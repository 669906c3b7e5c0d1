import * as z from 'zod/mini';

const Panels = z.array(z.int());
/** Why a round is over. `arrived`: the last step was taken, which pays by itself. */
const Why = z.enum(['took', 'arrived', 'fell', 'time', 'quit']);

export const SquidEnd = z.object({
  kind: z.literal('ended'),
  why: Why,
  /** Steps that were crossed. */
  crossed: z.int(),
  /** What it pays, a multiplier; 0: the bet is lost. */
  multiplier: z.int(),
});
export type SquidEnd = z.infer<typeof SquidEnd>;

const Crossed = z.object({
  kind: z.literal('crossed'),
  /** From 1. */
  step: z.int(),
  /** What was stepped on, from 0; and which panels hold. */
  panel: z.int(),
  safe: Panels,
  /** What taking pays from now on, a multiplier. */
  multiplier: z.int(),
});

const Fell = z.object({
  kind: z.literal('fell'),
  step: z.int(),
  panel: z.int(),
  safe: Panels,
});

export const SquidEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('began') }),
  Crossed,
  Fell,
  SquidEnd,
]);
export type SquidEvent = z.infer<typeof SquidEvent>;

export const SquidView = z.object({
  /** Panels side by side, step by step. */
  panels: Panels,
  /** The steps taken so far: the last one of a fall included. */
  path: z.array(z.object({ panel: z.int(), safe: Panels })),
  /** Steps that were crossed. */
  crossed: z.int(),
  /** What taking pays now, and what it will after the next step: multipliers. */
  multiplier: z.int(),
  next: z.nullable(z.int()),
  /** How it ended; null: the player stands on the bridge. */
  end: z.nullable(SquidEnd),
});
export type SquidView = z.infer<typeof SquidView>;

export const SquidMove = z.discriminatedUnion('kind', [
  /** Steps onto a panel of the next step, from 0. */
  z.strictObject({
    kind: z.literal('step'),
    panel: z.int().check(z.nonnegative(), z.maximum(3)),
  }),
  z.strictObject({ kind: z.literal('take') }),
  z.strictObject({ kind: z.literal('quit') }),
]);
export type SquidMove = z.infer<typeof SquidMove>;
