import * as z from 'zod/mini';
import { EventKey } from '#contract/event.ts';

export const Drawn = z.object({
  kind: z.literal('drawn'),
  /** The prize, and its place in the week's order, from 0. */
  prize: EventKey,
  at: z.int(),
});
export type Drawn = z.infer<typeof Drawn>;
