import type { FastifyInstance } from 'fastify';
import { API_BASE } from '#contract/api.ts';
import type { HostClock } from '../hostClock.ts';
import { Refusal } from '../refusal.ts';

/** Whoever comes again by then may be answered by another process, or by this one put right. */
const RETRY_S = 10;

/**
 * A process whose clock is wrong answers no call: deadlines, codes, sessions and days would be judged by it.
 * Throws 503 `msg.networkSlow` with the seconds to wait.
 */
export const registerWrongClock = (app: FastifyInstance, hostClock: HostClock): void => {
  app.addHook('onRequest', async ({ routeOptions: { url = '' } }) => {
    if (url.startsWith(API_BASE) && !hostClock.isRight())
      throw new Refusal('msg.networkSlow', { seconds: RETRY_S });
  });
};
