import * as z from 'zod/mini';
import { Localised } from '#contract/localised.ts';

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
