import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/**
 * The Redis that limits are counted in; what fails, fails at once. `club` tells clubs that share one
 * apart: none uses up another's budgets.
 */
export const openRedis = (url: string, club: string, log: Pick<Logger, 'warn'>): Redis => {
  const redis = new Redis(url, {
    keyPrefix: `hornbill:${club}:`,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
  });
  redis.on('error', (error) => log.warn({ reason: error.message }, 'Redis does not answer'));
  return redis;
};
