import * as z from 'zod/mini';
import { FAQ_TOPICS, helpdeskPath } from './facts.ts';
import { Localised } from './localised.ts';

export { FAQ_TOPICS, helpdeskPath };

export const Faq = z.object({
  id: z.int(),
  topic: z.enum(FAQ_TOPICS),
  question: Localised,
  answer: Localised,
});
export type Faq = z.infer<typeof Faq>;

export const HelpdeskAnswer = z.object({ faqs: z.array(Faq) });
export type HelpdeskAnswer = z.infer<typeof HelpdeskAnswer>;
