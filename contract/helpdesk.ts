import * as z from 'zod/mini';
import { Localised } from './localised.ts';

/** What a question is about; the lists stand in this order. */
export const FAQ_TOPICS = ['account', 'coins', 'games', 'redeem', 'safety'] as const;

export const Faq = z.object({
  id: z.int(),
  topic: z.enum(FAQ_TOPICS),
  question: Localised,
  answer: Localised,
});
export type Faq = z.infer<typeof Faq>;

/** GET helpdesk: questions and answers, for anyone; 404 `msg.noHelpdeskFound` when there is none. */
export const helpdeskPath = 'helpdesk';
export const HelpdeskAnswer = z.object({ faqs: z.array(Faq) });
export type HelpdeskAnswer = z.infer<typeof HelpdeskAnswer>;
