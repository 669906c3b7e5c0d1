import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { FAQ_TOPICS, type Faq } from '#contract/helpdesk.ts';
import type { Language } from '#contract/languages.ts';
import { addFaqs } from '../../domains/club/faqs.ts';
import { seedOnce } from '../../platform/audit/once.ts';
import type { Store } from '../../platform/store/store.ts';

const Faqs = z.array(
  z.object({ topic: z.enum(FAQ_TOPICS), question: z.string(), answer: z.string() }),
);

const faqsIn = async (language: Language) => {
  const file = new URL(`./faq/${language}.json`, import.meta.url);
  return Faqs.parse(JSON.parse(await readFile(file, 'utf8')));
};

/** The three files side by side: their questions stand in the same order. */
const readFaqs = async (): Promise<Omit<Faq, 'id'>[]> => {
  const [en, zh, ms] = await Promise.all([faqsIn('en'), faqsIn('zh'), faqsIn('ms')]);
  return en.flatMap((first, i) => {
    const [second, third] = [zh[i], ms[i]];
    if (!second || !third) return [];
    const of = (field: 'question' | 'answer') => ({
      en: first[field],
      zh: second[field],
      ms: third[field],
    });
    return [{ topic: first.topic, question: of('question'), answer: of('answer') }];
  });
};

/** The questions every club starts with. */
export const seedFaqs = (store: Store, now: number): Promise<void> =>
  seedOnce(store, 'faqs', now, async (tx) => addFaqs(tx, await readFaqs()));
