import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';
import type { SecurityLog } from './log.ts';

/** Records what a refusal says of itself, with the address and the player of its call. */
export const registerRefusals = (app: FastifyInstance, security: SecurityLog): void => {
  app.addHook('onError', async (request, _, error) => {
    if (!(error instanceof Refusal) || !error.note) return;
    security.record({ playerId: request.session?.playerId, ...error.note, ip: request.ip });
  });
};
