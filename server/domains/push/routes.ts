import { Done } from '#contract/account.ts';
import { API_BASE, FCM_HEADER } from '#contract/api.ts';
import type { ErrorTyp } from '#contract/errorTyp.ts';
import { PushState, PushSubscribe, PushToken, pushPath } from '#contract/push.ts';
import type { Routes } from '../../platform/deps.ts';
import { playerOnly, sessionOf } from '../../platform/identity/auth.ts';
import { Refusal } from '../../platform/refusal.ts';
import { isPushEndpoint } from './hosts.ts';
import { endpointOf, subscribeDevice, unsubscribeDevice } from './subscriptions.ts';
import { vapidKeys } from './vapid.ts';

const PUSH_TYP: ErrorTyp = 'push';
const noToken = () => new Refusal('msg.invalidFcmToken');

/** The device a player is reached at. */
export const pushRoutes: Routes = (app, deps) => {
  const { store, clock, limits, cipher, config } = deps;
  const shared = { tags: ['push'], security: [{ session: [] }] };
  const guarded = { config: { typ: PUSH_TYP }, onRequest: playerOnly(deps) };

  app.get(
    API_BASE + pushPath,
    {
      schema: {
        ...shared,
        summary: "The club's VAPID public key, and the push address the player is reached at",
        response: { 200: PushState },
      },
      ...guarded,
    },
    async (request) => {
      const { publicKey } = await vapidKeys(store.db, cipher);
      const endpoint = await endpointOf(store.db, sessionOf(request).playerId, publicKey);
      return { publicKey, endpoint };
    },
  );

  app.put(
    API_BASE + pushPath,
    {
      schema: {
        ...shared,
        summary: "Make this device the player's one; answers its push token",
        body: PushSubscribe,
        response: { 200: PushToken },
      },
      ...guarded,
    },
    async (request) => {
      const { playerId, tokenHash } = sessionOf(request);
      await limits.take('push', String(playerId));
      if (!isPushEndpoint(request.body.endpoint, config.pushHosts)) throw noToken();
      const device = { ...request.body, playerId, tokenHash, now: clock.now() };
      const token = await subscribeDevice(store, device);
      if (token === null) throw noToken();
      return { token };
    },
  );

  app.delete(
    API_BASE + pushPath,
    {
      schema: {
        ...shared,
        summary: 'Send nothing more to the device of the push token in Fcm-Token',
        response: { 200: Done },
      },
      ...guarded,
    },
    async (request) => {
      const token = PushToken.safeParse({ token: request.headers[FCM_HEADER.toLowerCase()] });
      const { playerId } = sessionOf(request);
      if (!token.success || !(await unsubscribeDevice(store.db, playerId, token.data.token)))
        throw noToken();
      return { done: true as const };
    },
  );
};
