import { API_BASE } from '#contract/api.ts';
import { PromotionsAnswer, promotionsPath } from '#contract/promotions.ts';
import type { Routes } from '../../platform/deps.ts';
import { Refusal } from '../../platform/refusal.ts';
import { runningPromotions } from './promotions.ts';

/** The promotions that run now, for anyone. */
export const promotionRoutes: Routes = (app, { store, clock }) => {
  app.get(
    API_BASE + promotionsPath,
    {
      schema: {
        summary: 'The promotions that run now',
        tags: ['content'],
        response: { 200: PromotionsAnswer },
      },
      config: { typ: 'promotions' },
    },
    async () => {
      const promotions = await runningPromotions(store.db, clock.now());
      if (promotions.length === 0) throw new Refusal('msg.noPromotions');
      return { promotions };
    },
  );
};
