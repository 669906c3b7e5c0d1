import { API_BASE } from '#contract/api.ts';
import { localisedFigures } from '#contract/figures.ts';
import { HelpdeskAnswer, helpdeskPath } from '#contract/helpdesk.ts';
import type { Routes } from '../../platform/deps.ts';
import { Refusal } from '../../platform/refusal.ts';
import { listFaqs } from './faqs.ts';

/** Questions and answers, for anyone. */
export const helpdeskRoutes: Routes = (app, { store }) => {
  app.get(
    API_BASE + helpdeskPath,
    {
      schema: {
        summary: 'Questions and answers, by topic',
        tags: ['content'],
        response: { 200: HelpdeskAnswer },
      },
      config: { typ: 'helpdesk' },
    },
    async () => {
      const faqs = await listFaqs(store.db);
      if (faqs.length === 0) throw new Refusal('msg.noHelpdeskFound');
      return {
        faqs: faqs.map((faq) => ({
          ...faq,
          question: localisedFigures(faq.question),
          answer: localisedFigures(faq.answer),
        })),
      };
    },
  );
};
