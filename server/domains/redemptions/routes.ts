import * as z from 'zod/mini';
import { API_BASE } from '#contract/api.ts';
import {
  REDEEM_TYP,
  RedeemAnswer,
  RedeemRequest,
  RedemptionReceipt,
  RedemptionsAnswer,
  RedemptionsQuery,
  redemptionPath,
  redemptionsPath,
} from '#contract/redemptions.ts';
import type { Routes } from '../../platform/deps.ts';
import { playerOnly, sessionOf } from '../../platform/identity/auth.ts';
import { findRedemption, listRedemptions, redeemByPin } from './redemptions.ts';

/** Redeeming coins for free credit, and the list of what was redeemed. */
export const redemptionRoutes: Routes = (app, deps) => {
  const { store, clock, limits, realtime } = deps;
  const security = [{ session: [] }];

  app.post(
    API_BASE + redemptionsPath,
    {
      schema: {
        summary: 'Redeem coins by PIN: 50 coins are RM10 of free credit. Whole multiples only',
        tags: ['redemptions'],
        security,
        body: RedeemRequest,
        response: { 200: RedeemAnswer },
      },
      config: { typ: REDEEM_TYP },
      onRequest: playerOnly(deps),
    },
    async (request) => {
      const { playerId } = sessionOf(request);
      await limits.take('redeem', String(playerId));
      const { requestId, coins, pin } = request.body;
      const wish = { playerId, requestId, coins, now: clock.now() };
      const { answer, changes } = await redeemByPin(store, wish, pin);
      for (const change of changes) realtime.broadcast(playerId, change);
      return answer;
    },
  );

  app.get(
    API_BASE + redemptionsPath,
    {
      schema: {
        summary: "The player's redemptions, newest first",
        tags: ['redemptions'],
        security,
        querystring: RedemptionsQuery,
        response: { 200: RedemptionsAnswer },
      },
      config: { typ: REDEEM_TYP },
      onRequest: playerOnly(deps),
    },
    (request) => listRedemptions(store.db, sessionOf(request).playerId, request.query.before),
  );

  app.get(
    API_BASE + redemptionPath(':id'),
    {
      schema: {
        summary: 'The receipt of one redemption',
        tags: ['redemptions'],
        security,
        params: z.object({ id: z.string() }),
        response: { 200: RedemptionReceipt },
      },
      config: { typ: REDEEM_TYP },
      onRequest: playerOnly(deps),
    },
    (request) => findRedemption(store.db, sessionOf(request).playerId, request.params.id),
  );
};
