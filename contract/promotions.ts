import * as z from 'zod/mini';
import { Localised } from './localised.ts';

export const Promotion = z.object({
  id: z.int(),
  title: Localised,
  description: Localised,
  /** Names of uploaded pictures. */
  img: Localised,
  /** Where its button leads, a path of the club or an https address; null: it has none. */
  link: z.nullable(z.string()),
  startsAt: z.iso.datetime(),
  endsAt: z.nullable(z.iso.datetime()),
});
export type Promotion = z.infer<typeof Promotion>;

/** GET promotions: those that run now, for anyone; 404 `msg.noPromotions` when there is none. */
export const promotionsPath = 'promotions';
export const PromotionsAnswer = z.object({ promotions: z.array(Promotion) });
