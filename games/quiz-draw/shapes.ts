import * as z from 'zod/mini';

export const Drawn = z.object({
  kind: z.literal('drawn'),
  /** The prize, and its place in the week's order, from 0. */
  prize: z.string(),
  at: z.int(),
});
export type Drawn = z.infer<typeof Drawn>;

/** A draw is over as soon as it is opened. */
export const DrawView = z.object({ drawn: Drawn });
export type DrawView = z.infer<typeof DrawView>;

/** Lanterns are drawn for prizes of so many kinds. */
export const KINDS = 3;
