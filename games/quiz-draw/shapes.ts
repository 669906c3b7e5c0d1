import * as z from 'zod/mini';
import { Localised } from '#contract/localised.ts';

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

/** Nothing is left to move. */
export type DrawMove = { kind: 'none' };

/** A week's prize as it is shown: how many there were and are left, and what each winner gets. */
const ShownPrize = z.object({
  key: z.string(),
  name: Localised,
  tickets: z.nullable(z.int()),
  sen: z.nullable(z.int()),
  winners: z.int(),
  left: z.int(),
});
export type ShownPrize = z.infer<typeof ShownPrize>;

/** What a round of the draw has for its tuning: the week's prizes, in the order they are counted off. */
export const ShownPrizes = z.object({ prizes: z.array(ShownPrize) });
export type ShownPrizes = z.infer<typeof ShownPrizes>;
