import { type Faq, HelpdeskAnswer } from '#contract/helpdesk.ts';
import { readStored, stored } from '#src/base/stored.ts';

/** The answers, for a time without the network: everybody's, so a logout leaves them. */
export const keepFaqs = (faqs: Faq[]): void =>
  stored.faqs.set(faqs.length > 0 ? JSON.stringify({ faqs }) : null);

/** What the club last answered on this device; null: nothing. */
export const lastFaqs = (): Faq[] | null => readStored(stored.faqs, HelpdeskAnswer)?.faqs ?? null;
